"""Who waits for whom: futures, fibers, places in program order and turns. Knows nothing of values and of the language.

Theory of operation
-------------------

A call of a function of the host gives a *future* (`Pending`) at once. Futures stand in variables and containers;
whatever needs a value *touches* it (`Scheduler.wait`). What touches a future that is not there suspends its *fiber*.
Siblings, which are parts of a node, turns of a comprehension or turns of a loop, run on fibers if they may suspend, so
that one that waits does not keep the next from beginning. All is single-threaded; a fiber goes on where a future that
it waits for settles.

The value is that of evaluation from left to right, for every order in which calls finish. These rules make it so:

1. *Stamps.* Each future has a stamp, its place in program order: the path of its context, then a count. Whatever
   suspends, the count is that of evaluation, so stamps compare as Python would evaluate.
2. *Turns.* What changes state (a container, an iterator, a draw of random numbers, a variable that functions of the
   text see) waits until all suspended siblings before it, of all contexts around it, are at their end. What reads state
   waits for those of them that may change what it reads. What was made after a sibling began is not known to it, so it
   is not waited for where it alone is read or changed.
3. *Contexts.* A sibling takes the chain of what stands before it as it was when it began.
4. *Frames.* A suspended sibling has a copy of its frame and sees no later assignment. A turn of a loop gets the
   variables that the turn before assigns as futures. Where a function of the text sees such a variable, siblings are
   not run ahead.
5. *Order of calls.* A call that only reads waits for effects in statements above it; an undeclared one for all calls in
   statements above it; one that acts for all that stands before it; a barrier runs alone. The first failure of what is
   waited for is raised.
6. *`print`* takes effect at its stamp: what it says is put in order when the run ends, or fails before it.
7. *`try`.* Before a `try` is left its calls have settled; the failure with the least stamp is the one that is raised,
   and variables that were assigned behind it get back what they held.
8. *Paths.* A call is known by its path: the numbers of the places in the text, and the turns, that lead to it. No
   timing is in it.
9. *End.* All fibers end with their run, however it ends; nothing of the text runs while they do.
10. *Failures.* A call of a later sibling may have been made though an earlier one has failed, but no state was touched.

`tests/sandbox/test_state_under_overlap.py` holds 2 to 4, `tests/test_execution_order.py` and `test_execution_turns.py`
hold 1, 5, 7, 8 and 10, `tests/sandbox/test_scheduling.py` 6 and 9.
"""
