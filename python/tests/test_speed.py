import os
import subprocess
import sys
import unittest


class SpeedTest(unittest.TestCase):
    def test_the_table_is_printed_and_progress_is_told_beside_it(self):
        configs = ["sanjuan:2e players=2", "puertorico players=3"]
        done = subprocess.run(
            [sys.executable, "-m", "governor.speed", *configs, "--seconds", "0.01"],
            capture_output=True, text=True, timeout=300, env=os.environ)
        self.assertEqual(0, done.returncode, done.stderr)
        rows = done.stdout.splitlines()
        self.assertIn("N=1024", rows[0])
        for config in configs:
            self.assertEqual(6, sum(row.startswith(config) for row in rows), done.stdout)
        self.assertIn("1 of 14: sanjuan:2e players=2, inside, N=1\n", done.stderr)
        self.assertIn("14 of 14: puertorico players=3, imagined deals\n", done.stderr)
        self.assertNotIn("\033", done.stderr)

    def test_what_cannot_be_measured_is_a_sentence(self):
        done = subprocess.run(
            [sys.executable, "-m", "governor.speed", "chess"], capture_output=True, text=True,
            timeout=300, env=os.environ)
        self.assertEqual(2, done.returncode)
        self.assertIn('There is no game "chess"', done.stderr)
        self.assertNotIn("Traceback", done.stderr)
