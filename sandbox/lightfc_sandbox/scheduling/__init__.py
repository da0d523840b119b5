"""Who waits for whom: futures, fibers, places in program order and turns. Knows nothing of values and of the language.

Theory of operation
-------------------

A call of a function of the host gives a *future* (`Pending`) at once. Futures stand in variables and containers;
whatever needs a value *touches* it (`Scheduler.wait`). What touches a future that is not there suspends its *fiber*.
Siblings, which are parts of a node, turns of a comprehension or turns of a loop, run on fibers if they may suspend, so
that one that waits does not keep the next from beginning. Where many are suspended, or each call is made on the spot,
the next have no fiber; they have the same contexts, and leave the same. All is single-threaded; a fiber goes on where a
future that it waits for settles.

The value is that of evaluation from left to right, for every order in which calls finish. These rules make it so:

1. *Stamps.* Each future has a stamp, its place in program order: the path of its context, then a count. Whatever
   suspends, the count is that of evaluation, so stamps compare as Python would evaluate. A failure has the stamp of the
   place where it happened, whoever is told of it.
2. *Turns.* What changes state (a container, an iterator, a draw of random numbers, a variable that functions of the
   text see) waits until all suspended siblings before it, of all contexts around it, are at their end. What reads state
   waits for those of them that may change what it reads. What waits for a value is taken to read afterwards, so that
   whatever may be suspended keeps what stands behind it from changing anything that it may know. Who takes a future for
   later waits for its value first, if what stands before may yet change that.
3. *Births.* What is made while siblings are suspended has a stamp too. Nothing before that can know it, so who reads or
   changes it waits only for siblings that began behind its stamp, or made it. An iterator is made by what reads in
   its turn what it goes through; one that an object gives may be known to others. Turns of a loop are not waited for
   that cannot know what is read or changed: neither the variables of the body nor the items up to theirs lead to it.
   What a turn finds elsewhere has been left by others in what they both know, for which it waits. Of a container that
   the turns use only in place, by one name, a turn is waited for up to the last statement that has the name: what is
   left of it, or by it, cannot know the container any more. A statement that is suspended is not waited for where what
   it names did not lead to what is read or changed as it began, nor has come to since, and where it only reads what is
   read and nothing suspended before it can have given that another name. At its end others get to know what it has
   made: then they wait for each part that it has left, by what that knows (`evaluation.reach`).
4. *Contexts.* A sibling takes the chain of what stands before it as it was when it began.
5. *Frames.* A suspended sibling has a copy of its frame and sees no later assignment. Siblings that name a variable
   which functions assign share the frame, and are at their end before what they are parts of gives its value. A turn
   of a loop gets as futures the variables that what is left of the turn before assigns, or may change what they hold.
   So do the statements below one that waits for calls and neither acts nor leaves its block, where it stands in no
   `try`. What may be left without a value is waited for where it is read. Where a function of the text sees such a
   variable, siblings are not run ahead. In a text that sets how exact numbers are computed no fiber begins.
6. *Sources.* What a loop, a comprehension or a function that calls back goes over is asked for the next item at its
   place, behind the turns before. They are not waited for where nothing that they know leads to what is gone through:
   an iterator leads there while it has not begun, and behind that to anything; what knows a list as an attribute of an
   object leads there if parts that the turns call hand on attributes of that name (`checking.handed_attributes`). What
   is done with an item, by all functions on its way, is one turn, and so is what is done with the items of an item
   (`chain.from_iterable`). Where functions of the text may raise `StopIteration`, which ends what calls them back, they
   are called one by one.
7. *Order of calls.* One that acts waits for all that stands before it, and so does a function of the text that may make
   such a call, before it begins, and a generator before each item; all that stands behind waits for it. Beside that, a
   call that only reads waits for effects in statements above it, and an undeclared one for all calls there. What is
   read in a part that may act, which may decide what is done there, waits for all effects before it. A barrier runs
   alone. The first failure of what is waited for is raised.
8. *`print`* takes effect at its stamp: what it says is put in order when the run ends, or fails before it. So does an
   expression statement: the value of the last one is that of the text.
9. *`try`.* Before a `try` is left its calls have settled, and in it nothing is changed before all that stands before,
   there and in those around it, has ended well. The failure with the least stamp is the one that is raised. Variables
   that were assigned between it and the end of the `try` get back what they held, and what was printed or appended to a
   list there is taken back; from then on it is a failure that happens here and now. One that stands before a `try`
   passes it by. What a task has appended may be taken back after it has ended, where its calls have not: others append
   behind that, and who reads or changes the list otherwise waits for these calls.
10. *Generators.* A generator goes on at the place where an item is asked for. In a `try`, its own or one around, it
    hands on what has ended well. One that nothing holds any more is told to end when all has ended that stands before
    what held it last (`evaluation.unheld`). In a text where such a generator may do something then, no sibling is
    suspended, as that would hold it longer.
11. *Paths.* A call is known by its path: the numbers of the places in the text, and the turns, that lead to it. No
    timing is in it.
12. *End.* All fibers end with their run, however it ends; nothing of the text runs while they do.
13. *Failures.* A call of a later sibling may have been made though an earlier one has failed, but no state was touched.
    A loop of which nobody knows that it ends waits for its calls each time that they have doubled (`Ahead`): what goes
    on until something fails comes to its end.
14. *Awaiting.* A call that CPython would make when it is awaited, or in a task, keeps its failure for who awaits it
    (`values.awaitables`): it is evaluated as in a `try` of its own, and the failure is its value. So it has ended well
    for all the rules above. What awaits it has a future at its own place, which fails there. Where the text asks for
    an awaitable, such calls are beside one another: undeclared ones in them wait for none of the others by rule 7.
15. *Plainly.* What calls no function of the host can make no future. So it is evaluated as where each call is made on
    the spot, if nothing that it names leads to a future or an iterator, and no part that is suspended before it may
    change what it reads, or read what it changes (`evaluation.plainly`). In a `try`, and in a session, that may have to
    be taken back: beside calls in flight it is done so only if it changes nothing but variables that no function sees.
    A loop that had to begin otherwise looks again whenever its turns have doubled, and where much
    has been done since the last call. What is made there and kept, a
    function or a generator, may meet futures later, so it is made as elsewhere, and a generator goes on as elsewhere.
    What functions of a session do, a later text may change: if they come to call functions of the host in a way that
    earlier texts cannot know, nothing that calls them is evaluated so; if they come to do more, what calls them does.
    What later texts can have called that is not named, special methods and what makes items, all parts may call. A
    function that remembers what it gave is changed by each call.
16. *Rest.* Where all that was begun has ended well and no future is left, the text holds values alone again
    (`evaluation.rest`). Calls do not end while the text is being evaluated, as both have one thread: so what takes
    long beside calls in flight waits for them, as a whole, and goes on faster. A part of something cannot: up to the
    end of what it is a part of, no more fibers begin, and values are waited for where they are needed.

`places` has stamps, contexts and `try`; `fibers` what suspends and goes on; `siblings` parts beside one another;
`order` who waits for whom; `watching` what ends a run that keeps the event loop busy.

`tests/sandbox/scheduling` holds all of them against CPython in many orders, by short programs (`test_order_of_state`,
`test_awaiting`) and by random ones (`search`); `tests/engine/test_execution_order.py` and `test_execution_turns.py`
hold 7, 11 and 13 through the engine, `tests/sandbox/test_scheduling.py` 8 and 12.
"""
