"""The JVM as a process of its own: requests over a pipe, results in shared memory."""

import mmap
import os
import struct
import subprocess
import tempfile
import threading
import weakref

import numpy

from . import java, wire
from .problems import IllegalAction, NoJava, Refused

SHARED = "/dev/shm"


class Helper:
    """A helper process; give one of your own as `engine` for batches that are to run beside others."""

    def __init__(self):
        command = [java.program(java.home()), *java.options(), "governor.gym.wire.Pipe"]
        self._java = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._lock = threading.Lock()
        self._process = os.getpid()
        self._end = weakref.finalize(self, _end, self._java, os.getpid())
        try:
            self.call(wire.request(wire.HELLO))
        except Refused as problem:
            raise NoJava(f"The helper process did not start: {problem}") from None

    def close(self):
        self._end()

    def is_usable(self):
        return os.getpid() == self._process and self._java.poll() is None

    def processor_seconds(self):
        """What the helper has used of the processor so far; Linux only."""
        with open(f"/proc/{self._java.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def call(self, request):
        """The answer to a request; Refused with its sentence if there is none."""
        if os.getpid() != self._process:
            raise Refused("A helper process serves the process that started it; make another one.")
        with self._lock:
            try:
                self._write(struct.pack("<i", len(request)) + request)
                length, status = struct.unpack("<iB", self._read(5))
                answer = self._read(length - 1)
            except (OSError, EOFError, ValueError):
                raise Refused(
                    "The helper process has ended, and its batches with it; make new ones.") from None
        if status != 0:
            raise Refused(answer.decode("utf-8"))
        return answer

    def _write(self, data):
        left = memoryview(data)
        while left:
            left = left[self._java.stdin.write(left):]

    def _read(self, length):
        parts = bytearray()
        while len(parts) < length:
            part = self._java.stdout.read(length - len(parts))
            if not part:
                raise EOFError
            parts += part
        return bytes(parts)

    def step(self, batch, actions, _pointer):
        self._try(wire.request(wire.STEP, "i", batch) + actions.tobytes())

    def act(self, batch, game, action):
        self._try(wire.request(wire.ACT, "iii", batch, game, action))

    def _try(self, request):
        try:
            self.call(request)
        except Refused as problem:
            raise IllegalAction(str(problem)) from None

    def results(self, batch, size):
        """Memory that both processes see; the file that carries it is gone as soon as both do."""
        folder = SHARED if os.path.isdir(SHARED) else None
        file, path = tempfile.mkstemp(prefix="governor-", dir=folder)
        try:
            os.truncate(file, size)
            memory = mmap.mmap(file, size)
            self.call(wire.request(wire.SHARE, "i", batch) + wire.text(path))
        finally:
            os.close(file)
            os.unlink(path)
        return numpy.frombuffer(memory, numpy.uint8)


def _end(process, owner):
    if os.getpid() != owner:
        return  # a fork must not end what belongs to its parent
    process.stdin.close()
    process.stdout.close()
    process.wait()


_lock = threading.Lock()
_only = None


def helper():
    """The helper process that batches share, started at the first call."""
    global _only
    with _lock:
        if _only is None or not _only.is_usable():
            _only = Helper()
        return _only
