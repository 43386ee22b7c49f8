import os
import subprocess
import sys
import unittest

import governor

PROGRAM = """
import governor, multiprocessing, sys
def work(seed):
    try:
        return governor.Batch(seed=seed, engine=sys.argv[1]).counts.tolist()
    except governor.Refused as problem:
        return str(problem)
batch = governor.Batch(engine=sys.argv[1])
with multiprocessing.get_context("fork").Pool(1) as pool:
    print(pool.map(work, [1]))
"""


class EnginesTest(unittest.TestCase):
    def run_python(self, *words, **environment):
        return subprocess.run(
            [sys.executable, *words], capture_output=True, text=True, timeout=120,
            env={**os.environ, **environment})

    @unittest.skipUnless(hasattr(os, "fork"), "this system has no fork")
    def test_a_fork_is_told_that_the_jvm_is_gone(self):
        done = self.run_python("-c", PROGRAM, "inside")
        self.assertIn("does not live on in a forked process", done.stdout, done.stderr)

    @unittest.skipUnless(hasattr(os, "fork"), "this system has no fork")
    def test_a_fork_starts_a_helper_of_its_own(self):
        done = self.run_python("-c", PROGRAM, "process")
        self.assertEqual("[[5]]", done.stdout.strip(), done.stderr)

    def test_without_java_or_jar_there_is_a_sentence(self):
        program = ("import governor\ntry: governor.Batch()\n"
                   "except governor.NoJava as problem: print(problem)")
        lost = self.run_python("-c", program, GOVERNOR_CLASSPATH="/nowhere")
        self.assertIn("Governor's classes are not in /nowhere", lost.stdout, lost.stderr)
        found = ("from governor import java\njava.candidates = lambda: ['/nowhere']\n" + program)
        self.assertIn("needs Java 25 or newer, but found no Java", self.run_python("-c", found).stdout)

    def test_a_helper_that_has_ended_is_told(self):
        helper = governor.Helper()
        batch = governor.Batch(engine=helper)
        helper._java.kill()
        helper._java.wait()
        with self.assertRaisesRegex(governor.Refused, "helper process has ended"):
            batch.reset(1)
        self.assertFalse(helper.is_usable())

    def test_helpers_of_ones_own_end_when_closed(self):
        helper = governor.Helper()
        governor.Batch(engine=helper)
        helper.close()
        self.assertEqual(0, helper._java.returncode)
