"""One run of a program in a worker, as the host sees it.

The host sends the program with its variables, and answers. The worker sends, each in a frame:

- `calls`: calls that wait for nobody (`call`, and `skip` where one is not made), and whether it now waits itself;
- `ask`: the same for one call whose answer it waits for, or a look at an object of the host;
- `printed`: what was printed since the last time, in the order in which it was; it counts where the run has no end;
- `end`: the value or failure, and what was printed.

Results of calls go there together, those of one turn of the event loop in one frame. Without an event loop the host
reads and answers in turn, and each call is made while the worker waits for it.

What a worker says is checked as if its program had written it: a site of the program, a function of the context map, a
path that no other call has, no more calls than the limits allow, no more time. It speaks while its time goes on, and
says nothing from when it waits until it is answered; so nothing that it does, or leaves undone, is free. What the host
keeps of its own because a worker has looked at it is charged to `Limits.memory_bytes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from queue import SimpleQueue
from time import perf_counter
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run, made
from lightfc_sandbox.checking.sites import CallHook
from lightfc_sandbox.errors import Carrier, IsolationError, Refused, Stop
from lightfc_sandbox.interpreter import Program
from lightfc_sandbox.isolation import pool
from lightfc_sandbox.isolation.claims import Claims, WorkerTime
from lightfc_sandbox.isolation.codec import WireError
from lightfc_sandbox.isolation.frames import CHUNK, WRITE, Frames, host_frame, ready
from lightfc_sandbox.isolation.objects import Objects
from lightfc_sandbox.scheduling.futures import Failure, Pending
from lightfc_sandbox.values.error_messages import message_of

if TYPE_CHECKING:
    import asyncio

_GRACE_S = 0.5  # what a worker gets beside the time of a program, to tell that the time is over; then it is ended
# How soon it is tried again to send to a worker, where the event loop does not tell when it takes more.
_AGAIN_S = 0.001
_KEPT_BYTES = 256  # about what the host takes to remember one of its values that a worker knows
_VALUE_BYTES = 32  # what a small value takes, with its place in a list
_ERROR_BYTES = 4_096  # about what an exception keeps, with its traceback

Opening = Callable[[pool.Worker], tuple[Objects, list[Any]]]


class Conversation:
    """One run in a worker, whose value or failure is its `result`.

    Args:
        run: The account of the host's side, which the hook knows.
        opening: What of the host the worker has been told of, and the frames that begin the run.
        direct: Functions are called where they stand, as what makes an object is, and the hook is not asked.
        earlier: The programs before it in its session, by their numbers; None outside of one.
        keeps: The worker is kept by who asked, also after a failure of its run: a session.
    """

    worker: pool.Worker
    objects: Objects
    give: pool.Give
    reading: asyncio.Task[None] | None = None
    sent = answered = 0
    over = stopping = False
    pumping = True  # nothing goes on here by what is settled
    silent = True
    # What `Run.end` asks of the state of a run.
    ended = False
    on_end: Callable[[], None] | None = None
    then: Callable[[], None] | None = None

    def __init__(
        self, program: Program, run: Run, hook: CallHook, opening: Opening, *, direct: bool,
        earlier: Mapping[int, Program] | None = None,
    ) -> None:  # fmt: skip
        self.limits = limits = run.limits
        self.run, self.hook, self.loop, self.direct, self.earlier = run, hook, hook.loop, direct, earlier
        self.opening, self.keeps = opening, earlier is not None
        self.result = Pending()
        self.frames = Frames(limits.memory_bytes)
        self.program = program
        self.pending: dict[int, Pending] = {}
        self.errors: dict[int, tuple[BaseException, Any]] = {}
        self.ready: list[Any] = []
        self.unsent = bytearray()
        self.time = WorkerTime(limits.time_s + _GRACE_S, self.loop)
        run.state, run.when_waiting = self, self.when_waiting

    @made
    def claims(self) -> Claims:
        """What checks what the worker claims; most have nothing to claim but a value."""
        return Claims(self.program, self.limits, self.earlier)

    def begin(self, tenant: Any, *, new: bool = False) -> Pending:
        """Evaluate the program in a worker of a tenant, once there is one: to its end, or in the event loop."""
        if self.loop is not None:
            loop = self.loop
            self.give = lambda found: self.begin_with(found) if in_loop(loop) else _later(loop, self, found)
            worker = pool.acquire(tenant, self.give, new=new)
            if worker is not None:
                self.give(worker)
            return self.result
        given: SimpleQueue[pool.Worker | IsolationError] = SimpleQueue()
        self.give = given.put
        try:
            worker = pool.acquire(tenant, self.give, new=new) or given.get()
        except BaseException:
            self.kill()
            raise
        self.begin_with(worker)
        return self.result

    def begin_with(self, worker: pool.Worker | IsolationError) -> None:
        """Send the program behind what the worker has to know first, and go on until its end, or in the event loop."""
        if isinstance(worker, IsolationError):
            self._fail(worker, broken=False)
            return
        self.worker = worker
        if self.over:  # by now
            self._leave(broken=False)
            return
        worker.programs += 1
        try:
            if self.loop is not None:
                self._watch(self.loop)
            self._open(worker)
            if self.loop is None:
                while not self.over:
                    self._wait()
        except BaseException:  # such as `KeyboardInterrupt`
            self.kill()
            raise

    def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have the event loop tell what comes; one that watches no sockets (that of Windows) reads them."""
        self.worker.place.let_go()
        try:
            loop.add_reader(self.worker.socket.fileno(), self._readable)
        except NotImplementedError:
            self.reading = loop.create_task(self._read_on(loop))

    async def _read_on(self, loop: asyncio.AbstractEventLoop) -> None:
        while not self.over:
            try:
                data = await loop.sock_recv(self.worker.socket, CHUNK)
            except OSError:
                data = b""
            self._come(data)

    def _unwatch(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.reading is not None:
            self.reading.cancel()
        elif self.worker.socket.fileno() >= 0:
            loop.remove_reader(self.worker.socket.fileno())
            loop.remove_writer(self.worker.socket.fileno())

    def _open(self, worker: pool.Worker) -> None:
        try:
            self.objects, frames = self.opening(worker)
            self.objects.account = type(self.run)
            for frame in frames:
                self._add(frame)
        except WireError as error:
            self._fail(Refused(f"a variable cannot be sent to the confined worker: {error}"), broken=False)
        else:
            self.time.start(self._too_long)
            self._flush()

    def kill(self) -> None:
        """End the run from outside: nothing of it goes on. The worker of a session keeps what programs have made."""
        if self.over:
            return
        if self.keeps and not self.stopping:
            self.stopping = True
            self.time.stop()
            loop, self.loop = self.loop, None
            self.time = WorkerTime(_GRACE_S, None)
            if loop is not None:
                self._unwatch(loop)
            self.send(["stop", None])
            while not self.over:
                self._wait()
        else:
            self._fail(Refused("the program had not finished when its run ended"))

    def when_waiting(self, then: Callable[[], None]) -> None:
        """Call `then` when the worker waits and all that it waits for has yet to come, or the run is over."""
        self.then = then
        if self.loop is not None:
            self.loop.call_soon(self._look_whether_waiting)  # what was there by now is on its way

    def _look_whether_waiting(self) -> None:
        if self.then is not None and (self.over or (not self.time.runs and not self.ready)):
            then, self.then = self.then, None
            then()

    # The way there and back.

    def send(self, frame: list[Any]) -> None:
        """Send a frame, with what the worker has to be told of types before it; its time goes on."""
        self._add(frame)
        self.time.start(self._too_long)
        self._flush()

    def _add(self, frame: list[Any]) -> None:
        if self.objects.new_types:
            self.unsent += host_frame(["types", self.objects.take_new_types()])
        self.unsent += host_frame(frame)

    def _flush(self) -> None:
        if self.loop is None:
            self.worker.place.near()
        while self.unsent and not self.over:
            try:
                sent = self.worker.send(self.unsent)
            except BlockingIOError:
                if self.loop is None:
                    if not ready([self.worker.socket], WRITE, max(self.time.left_s(), 0.0)):
                        self._too_long()
                        return
                    continue
                if self.reading is None:
                    self.loop.add_writer(self.worker.socket.fileno(), self._writable)
                else:  # a loop that watches no sockets
                    self.loop.call_later(_AGAIN_S, self._flush)
                return
            except OSError:
                self._on_death()
                return
            del self.unsent[:sent]
            self.sent += sent

    def _writable(self) -> None:
        assert self.loop is not None  # noqa: S101 - only an event loop calls this
        self.loop.remove_writer(self.worker.socket.fileno())
        self._flush()

    def _wait(self) -> None:
        if (left_s := self.time.left_s()) <= 0.0:
            self._too_long()
        else:
            self._readable(left_s)

    def _readable(self, timeout_s: float = 0.0) -> None:
        try:
            data = self.worker.receive(timeout_s)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self._come(data)

    def _come(self, data: bytes) -> None:
        """Take what has come; nothing where the worker has ended."""
        if not data:
            self._on_death()
            return
        try:
            for frame in self.frames.feed(data):
                self._take(frame)
                if self.over:
                    return
        except (WireError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            why = error if isinstance(error, WireError) else "a frame is not one that a worker sends"
            self._fail(IsolationError(f"the confined worker was stopped, because it broke the protocol: {why}"))
        except Stop as error:  # a limit of the host's side of the run
            self._fail(error)
        except BaseException:  # such as `KeyboardInterrupt`
            self.kill()
            raise

    def _too_long(self) -> None:
        self._fail(Stop("time_s", self.limits.time_s, "the confined worker did not stop, and was ended"))

    def _on_death(self) -> None:
        if self.silent and self.worker.report is not None and not self.keeps:  # it ended while nobody needed it
            self.time.stop()
            self._leave(broken=True)
            self.unsent.clear()
            self.frames = Frames(self.limits.memory_bytes)
            tenant = self.worker.tenant
            del self.worker  # this run waits for another one
            self.begin(tenant, new=True)
        else:
            self._fail(IsolationError("the confined worker ended while it evaluated the program"))

    # What the worker says.

    def _take(self, frame: Any) -> None:
        if type(frame) is not list or len(frame) != 2:
            raise WireError("a frame has a name and a content")
        kind, content = frame
        take = _TAKEN.get(kind) if type(kind) is str else None
        if take is None:
            raise WireError("a frame has a name that no worker uses")
        if not self.time.runs:
            raise WireError("it speaks while it waits")
        self.silent = False
        if kind != "end":
            self.claims.frame(self.frames.read_bytes)
        if kind == "end" or not self.stopping:
            take(self, content)

    def _calls(self, content: Any) -> None:
        """Calls whose outcomes the worker does not wait for, unless it says that it has nothing else to do."""
        calls, idle = content
        for each in calls:
            self._call(each)
            if self.time.left_s() < 0:
                self._too_long()
            if self.over:
                return
        if idle:
            if not self.ready and not self.pending:
                raise WireError("it waits for nothing")
            self.time.stop()
            self._send_ready()
            self._look_whether_waiting()

    def _ask(self, content: Any) -> None:
        """Something that the worker waits for; the time that reading it takes is its own."""
        if self.sent < self.answered:
            raise WireError("it asks before it has taken the answer to what it asked before")
        objects, queued = self.objects, len(self.unsent)
        known, kept = objects.known_count, len(objects.kept)
        answer = self._answer(content)
        if self.over:
            return
        self._add(["answer", answer])
        self.answered = self.sent + len(self.unsent)
        self.time.start(self._too_long)  # before what may end the run, which stops it
        grown = objects.known_count - known
        if grown:
            self._keep(grown * _KEPT_BYTES + objects.places(kept) * _VALUE_BYTES + len(self.unsent) - queued)
        self._flush()

    def _keep(self, size: int) -> None:
        if not self.claims.keep(size):
            self._fail(Stop("memory_bytes", self.limits.memory_bytes, "objects of the host that it looks at"))

    def _report(self, report: Any) -> None:
        try:
            self.worker.take_report(report)
        except IsolationError as error:
            self._fail(error)

    def _call(self, request: Any) -> None:
        number = self.claims.number(request[1])
        value = self._begin_call(request, waits=False)
        if request[0] == "skip":
            return  # the worker knows what becomes of it
        if type(value) is Pending:
            self._await(number, value)
        elif not self.over:
            self.ready.append([number, *self._outcome(number, value, None)])

    def _await(self, number: int, value: Pending) -> None:
        self.pending[number] = value
        value.then(lambda: self._on_settled(number, value))

    def _is_over(self, failure: Failure | None) -> bool:
        """Whether what has become of a call ends the run: a limit of the host's side."""
        if failure is not None and isinstance(failure.error, Stop):
            self._end(failure, broken=True)
        return self.over

    def _begin_call(self, request: Any, *, waits: bool) -> Any:
        begin = perf_counter()
        kind, _, site, path, target, args, kwargs, cause = request
        place = self.claims.site(site)
        path = self.claims.path(path)
        given = self.objects.target(target)
        if place.target is not None and place.target is not given:
            raise WireError("a call is made where the program makes another")
        if kind == "skip":
            self.claims.skip()
            return self.hook.skip(place, path, given, self.claims.failure(cause, self.errors))
        self.claims.call()
        decode = self.objects.decode
        given_args = [decode(each) for each in args]
        named = {str(name): decode(value) for name, value in kwargs.items()}
        self.time.read(begin)
        if waits:
            self.time.stop()
        try:
            return self.hook.call(place, path, given, given_args, named)
        except Failure as failure:
            return Pending.failed(failure)
        except Exception as error:  # noqa: BLE001 - what a function of the host raises, its program is told
            return Pending.failed(Failure(error, place.node))

    def _on_settled(self, number: int, value: Pending) -> None:
        """Note what has become of a call; all of one turn of the event loop go together."""
        if self.over:
            return
        self.pending.pop(number, None)
        if self._is_over(value.failure):
            return
        self.ready.append([number, *self._outcome(number, value.value, value.failure)])
        if not self.time.runs and len(self.ready) == 1 and self.loop is not None:
            self.loop.call_soon(self._send_ready)

    def _outcome(self, number: int, value: Any, failure: Failure | None) -> list[Any]:
        """What a call has come to, as the worker is told it: whether it went well, and the value or failure."""
        if failure is None:
            try:
                return [True, _sendable(self.objects.encode, value)]
            except Refused as error:
                failure = Failure(error)
        return [False, self._error_for_program(number, failure)]

    def _send_ready(self) -> None:
        if self.ready and not self.over:
            ready, self.ready = self.ready, []
            self.send(["results", ready])

    def _error_for_program(self, number: int, failure: Failure) -> Any:
        error = failure.error
        self.errors[number] = error, failure.node
        carried = error.original if isinstance(error, Carrier) else None
        return self.objects.error(number, carried or error, message_of(carried or error))

    def _answer(self, request: Any) -> Any:
        """What a worker waits for: `[True, value]`, `[False, error]`, or `[None, None]` for a call that goes on."""
        if request[0] == "call":
            return self._answered_call(request)
        begin = perf_counter()
        look = self._look(request)
        self.time.read(begin)
        self.time.stop()
        try:
            return [True, _sendable(self.objects.encode_kept, look())]
        except WireError:
            raise
        except Exception as error:  # noqa: BLE001 - what an object of the host raises, its program is told
            self._keep(_ERROR_BYTES)
            return [False, self._error_for_program(-len(self.errors) - 1, Failure(error))]

    def _answered_call(self, request: Any) -> Any:
        number = self.claims.number(request[1])
        value = self._begin_call(request, waits=True)
        if type(value) is not Pending:
            return self._outcome(number, value, None)
        if value.settled:
            return None if self._is_over(value.failure) else self._outcome(number, value.value, value.failure)
        if self.loop is None:
            raise WireError("a call waits and there is no event loop")
        self._await(number, value)
        return [None, None]

    def _look(self, request: Any) -> Callable[[], Any]:
        """What looks at an object of the host as a worker asks, if it may."""
        objects = self.objects
        kind, what, name, *given = request
        if kind == "attribute":
            return partial(objects.attribute, what, name)
        if kind == "next":
            return partial(objects.next_items, what)
        args = [objects.decode(each) for each in given[0]]
        if kind == "special":
            return partial(objects.special, what, name, args)
        named = {str(key): objects.decode(value) for key, value in given[1].items()}
        if kind == "method":
            return partial(objects.method, what, name, args, named)
        if kind == "make":
            self.claims.call()
            maker = objects.maker(what)
            if maker is None:
                if not self.direct:
                    raise WireError("a function is called as if it made an object")
                maker = objects.target(what)
            return partial(maker, *args, **named)
        raise WireError("something is asked for that no worker asks")

    # The end.

    def _finish(self, content: Any) -> None:
        if "printed" in content:  # all of it, now in the order of the program
            self.run.printed.clear()
            self.claims.forget_printed()
            self.run.printed += self.claims.printed(content["printed"])
        if "value" in content:
            self._end(None, self.objects.decode(content["value"]))
        else:
            failure = self.claims.failure(content["failure"], self.errors)
            # A worker that has come to the end of its memory may have none left to begin the next run with.
            of_memory = isinstance(failure.error, Stop) and failure.error.limit == "memory_bytes"
            self._end(failure, broken=of_memory and not self.keeps)

    def _fail(self, error: BaseException, *, broken: bool = True) -> None:
        self._end(Failure(error), broken=broken)

    def _end(self, failure: Failure | None, value: Any = None, *, broken: bool = False) -> None:
        """End the run; a worker that is `broken` ends with it."""
        if self.over:
            return
        self.over = True
        self.time.stop()
        if hasattr(self, "worker"):
            self._leave(broken=broken)
        elif not self.keeps:
            pool.give_up(self.give)
        self.run.state = self.run.when_waiting = None
        self._look_whether_waiting()
        if failure is None:
            self.result.settle(value)
        else:
            self.result.fail(failure)

    def _leave(self, *, broken: bool) -> None:
        if self.loop is not None:
            self._unwatch(self.loop)
        if not self.keeps:
            pool.release(self.worker, broken=broken)
        elif broken:
            self.worker.kill()


_TAKEN: Mapping[str, Callable[[Conversation, Any], None]] = {
    "calls": Conversation._calls,
    "ask": Conversation._ask,
    "printed": lambda run, texts: run.run.printed.extend(run.claims.printed(texts)),
    "end": Conversation._finish,
    "report": Conversation._report,  # what it says first: how its cage holds
    "failed": lambda run, content: run._fail(IsolationError(f"the confined worker has failed: {content!s:.1000}")),
}
"""What becomes of a frame of a worker, by its name."""


def _later(loop: asyncio.AbstractEventLoop, conversation: Conversation, found: pool.Worker | IsolationError) -> None:
    """Go on in the event loop of a run with a worker that another thread has handed back."""
    try:
        loop.call_soon_threadsafe(conversation.begin_with, found)
    except RuntimeError:  # the loop is closed, and the run with it
        if isinstance(found, pool.Worker):
            pool.release(found, broken=False)


def _sendable(encode: Callable[[Any], Any], value: Any) -> Any:
    """What the host gives, as a worker is told it; that it cannot cross is no fault of the worker."""
    try:
        return encode(value)
    except WireError as error:
        told = f"the result of a call cannot be sent to the confined worker: {error}"
        raise Refused(told) from None


def in_loop(loop: asyncio.AbstractEventLoop) -> bool:
    """Whether this is the thread of an event loop that runs."""
    import asyncio

    return asyncio._get_running_loop() is loop
