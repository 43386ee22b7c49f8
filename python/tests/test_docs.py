import contextlib
import io
import os
import re
import unittest

from . import standins

GUIDE = os.path.join(os.path.dirname(__file__), "..", "..", "docs", "research.md")


class DocsTest(unittest.TestCase):
    def test_what_the_guide_shows_runs(self):
        standins.install()
        with open(GUIDE, encoding="utf-8") as guide:
            blocks = re.findall(r"```python\n(.*?)```", guide.read(), re.DOTALL)
        self.assertGreater(len(blocks), 4)
        names, missing = {}, []
        for block in blocks:
            with self.subTest(block=block.splitlines()[0]), contextlib.redirect_stdout(io.StringIO()):
                try:
                    exec(compile(block, "research.md", "exec"), names)
                except ModuleNotFoundError as problem:
                    missing.append(problem.name)
        # Files are read by packages that few machines have; all else needs numpy alone.
        self.assertLessEqual(set(missing), {"duckdb", "pandas"})
        if missing:
            self.skipTest(f"what needs {', '.join(missing)}; the rest ran")
