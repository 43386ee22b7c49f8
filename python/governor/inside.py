"""The JVM inside this process: ctypes loads it, one JNI call boots it, plain C functions follow."""

import ctypes
import os
import threading

import numpy

from . import java, wire
from .problems import IllegalAction, NoJava, Refused

JNI_VERSION = 0x00150000
# Places in the table of functions that JNI defines.
FIND_CLASS, EXCEPTION_DESCRIBE, GET_STATIC_METHOD, CALL_STATIC_LONG = 6, 16, 113, 134


class _Option(ctypes.Structure):
    _fields_ = [("text", ctypes.c_char_p), ("extra", ctypes.c_void_p)]


class _Arguments(ctypes.Structure):
    _fields_ = [("version", ctypes.c_int), ("count", ctypes.c_int),
                ("options", ctypes.POINTER(_Option)), ("ignore", ctypes.c_ubyte)]


def _boot():
    """Starts the JVM and returns the addresses that governor.gym.wire.Inside hands out."""
    words = [each.encode() for each in (*java.options(), "-Xrs", "-Xlog:disable")]
    found = java.library(java.home())
    try:
        library = ctypes.CDLL(found)
    except OSError as problem:
        raise NoJava(f"The JVM {found} cannot be loaded: {problem}.") from None
    options = (_Option * len(words))(*[_Option(each, None) for each in words])
    arguments = _Arguments(JNI_VERSION, len(words), options, 0)
    machine, env = ctypes.c_void_p(), ctypes.c_void_p()
    status = library.JNI_CreateJavaVM(
        ctypes.byref(machine), ctypes.byref(env), ctypes.byref(arguments))
    if status != 0:
        raise NoJava(
            f"The JVM {found} did not start (status {status}). A process can hold one JVM only: where "
            'another package has started one, say engine="process".')
    address = ctypes.c_void_p
    table = ctypes.cast(ctypes.cast(env, ctypes.POINTER(address))[0], ctypes.POINTER(address))

    def function(place, result, *types):
        return ctypes.CFUNCTYPE(result, address, *types)(table[place])

    find = function(FIND_CLASS, address, ctypes.c_char_p)
    kind = find(env, b"governor/gym/wire/Inside")
    if not kind:
        function(EXCEPTION_DESCRIBE, None)(env)
        raise NoJava(f"Governor's classes are not in {java.class_path()}; run tools/wheel anew.")
    method = function(GET_STATIC_METHOD, address, address, ctypes.c_char_p, ctypes.c_char_p)(
        env, kind, b"boot", b"()J")
    call = function(CALL_STATIC_LONG, ctypes.c_int64, address, address, address)
    functions = call(env, kind, method, None)
    if not functions:
        function(EXCEPTION_DESCRIBE, None)(env)
        raise NoJava("Governor did not boot inside the JVM; what happened stands above.")
    return ctypes.cast(functions, ctypes.POINTER(ctypes.c_int64))


class Inside:
    """All batches of this process that live in its own JVM."""

    def __init__(self):
        at = _boot()
        number = ctypes.c_int
        self._call = ctypes.CFUNCTYPE(number, ctypes.c_char_p, number)(at[0])
        self._fetch = ctypes.CFUNCTYPE(number, ctypes.c_void_p)(at[1])
        self._step = ctypes.CFUNCTYPE(number, number, ctypes.c_void_p)(at[2])
        self._act = ctypes.CFUNCTYPE(number, number, number, number)(at[3])
        self._process = os.getpid()

    def call(self, request):
        """The answer to a request; Refused with its sentence if there is none."""
        self._check_process()
        return self._answer(self._call(request, len(request)))

    def _answer(self, length):
        answer = ctypes.create_string_buffer(length)
        self._fetch(answer)
        if answer.raw[0] != 0:
            raise Refused(answer.raw[1:].decode("utf-8"))
        return answer.raw[1:]

    def _check_process(self):
        if os.getpid() != self._process:
            raise Refused(
                "The JVM does not live on in a forked process. Start workers with multiprocessing's "
                '"spawn", or make batches after the fork only, or say engine="process".')

    def step(self, batch, actions, pointer):
        """A step with the actions at this address; they are only looked at if one is wrong."""
        self._check_process()
        wrong = self._step(batch, pointer)
        if wrong != -1:
            if wrong < -1:
                self._answer(-1 - wrong)
            raise IllegalAction(self._refusal(batch, wrong, int(actions[wrong])))

    def act(self, batch, game, action):
        self._check_process()
        wrong = self._act(batch, game, action)
        if wrong != 0:
            if wrong < 0:
                self._answer(-1 - wrong)
            raise IllegalAction(self._refusal(batch, game, action))

    def _refusal(self, batch, game, action):
        return self.call(wire.request(wire.REFUSAL, "iii", batch, game, action)).decode("utf-8")

    def results(self, batch, size):
        """Memory of numpy's that the JVM writes the results of this batch to from now on."""
        block = numpy.zeros(size, numpy.uint8)
        self.call(wire.request(wire.BIND, "iq", batch, block.ctypes.data))
        return block


_lock = threading.Lock()
_only = None


def inside():
    """The JVM of this process, started at the first call."""
    global _only
    with _lock:
        if _only is None:
            _only = Inside()
        return _only
