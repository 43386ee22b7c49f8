"""A tour of the Python package: python3 examples/tour.py

Run tools/wheel first, then either install the wheel or set PYTHONPATH=python.
"""

import numpy

import governor

# 1. One position, in words.
state = governor.State("sanjuan:2e players=3", seed=1)
print(state.question, state.choices())
state.apply("take builder")
print(state.question, list(state.choices()), sep="\n  ")

# 2. Looking ahead. A clone is a position of its own; resampling deals anew what the seat cannot know.
for action in state.legal:
    child = state.clone().resample(seed=7).apply(action)
    print(state.spaces.actions[action].name, "->", child.points())

# 3. A flat Monte Carlo player in a batch: every legal action 64 times, each in an imagined world, to the end.
ROLLOUTS = 64
generator = numpy.random.default_rng(1)
legal = state.legal
batch = governor.Batch("sanjuan:2e players=3", ROLLOUTS * len(legal), restarts=False)
batch.load(0, state.save())
batch.copy(0, range(1, len(batch)))
seat = state.asked
batch.imagine(seed=1)
batch.step(numpy.repeat(legal, ROLLOUTS))
while (batch.asked >= 0).any():
    batch.step(batch.random_actions(generator))
wins = batch.rewards[:, seat].reshape(len(legal), ROLLOUTS).mean(1)
for action, share in zip(legal, wins):
    print(f"{state.spaces.actions[action].name:24} wins {share:.0%} of its random games")

# 4. Many games at full speed, and what the bytes of an observation mean.
batch = governor.Batch("puertorico players=4", 1024, threads=2)
games = 0
for _ in range(500):
    batch.step(batch.random_actions(generator))
    games += int((batch.ends > 0).sum())
row = dict(zip(batch.spaces.feature_numbers, batch.observations[0].tolist()))
print(f"{games} games ended; game 0 has {row['me/doubloons']} doubloons for the seat that is asked")

# 5. Against a computer player: only the own seat is asked.
batch = governor.Batch("sanjuan:2e players=2", 256, opponents="greedy")
won = ended = 0.0
for _ in range(200):
    seat = batch.asked.copy()  # before the step: a finished game begins anew, with the next seat
    batch.step(batch.random_actions(generator))
    ended += (batch.ends > 0).sum()
    won += batch.rewards[numpy.arange(256), seat].sum()
print(f"random play wins {won / ended:.1%} of {ended:.0f} games against greedy")

# 6. What is wrong is said in a sentence, and nothing is changed.
try:
    batch.step(numpy.full(256, 9999))
except governor.IllegalAction as problem:
    print(problem)
