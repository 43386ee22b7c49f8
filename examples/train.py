"""Trains a small value network against `greedy` with numpy alone, and draws its curve.

    python3 examples/train.py --seconds 300 --curve curve.svg --save weights.npz

Puerto Rico for two. The policy tries every legal action in an imagined world (copy, imagine, step), up to its next
own question, and takes the one with the best value there; the values are learnt by TD(lambda). The reward is
the win; on the way there a potential helps (points, doubloons and colonists ahead of the other seat), which
does not change what is best. Seconds are those of the processor, so that a busy machine learns as much.
What was learnt plays in Governor's arena by examples/net_player.py.
"""

import argparse
import time

import numpy

import governor

CONFIG = "puertorico players=2"
GAMES, AHEAD = 128, 1024  # games that are played; places beside them to look ahead in
STEPS, HIDDEN, BATCH = 32, 64, 512
LAMBDA, EXPLORE, RATE = 0.8, 0.02, 1e-3
WORTH = {"points": 0.03, "doubloons": 0.01, "colonists": 0.005}


class Network:
    """A value for each observation: one hidden layer, trained by Adam."""

    def __init__(self, weights):
        self.weights = [each.astype(numpy.float32) for each in weights]
        self.means = [numpy.zeros_like(each) for each in self.weights]
        self.squares = [numpy.zeros_like(each) for each in self.weights]
        self.updates = 0

    @classmethod
    def untaught(cls, features, generator):
        scale = numpy.sqrt(1 / 60)  # about so many bytes of an observation are not 0
        return cls([generator.normal(0, scale, (features, HIDDEN)), numpy.zeros(HIDDEN),
                    numpy.zeros((HIDDEN, 1)), numpy.zeros(1)])

    @classmethod
    def load(cls, path):
        with numpy.load(path) as file:
            return cls([file[name] for name in file.files])

    def save(self, path):
        numpy.savez(path, *self.weights)

    def hidden(self, x):
        return numpy.maximum(x @ self.weights[0] + self.weights[1], 0)

    def values(self, x):
        return (self.hidden(x) @ self.weights[2] + self.weights[3])[:, 0]

    def learn(self, x, targets, rate):
        hidden = self.hidden(x)
        values = (hidden @ self.weights[2] + self.weights[3])[:, 0]
        error = ((values - targets) / len(targets))[:, None]
        back = (error @ self.weights[2].T) * (hidden > 0)
        gradients = (x.T @ back, back.sum(0), hidden.T @ error, error.sum(0))
        self.updates += 1
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients):
            mean += 0.1 * (gradient - mean)
            square += 0.01 * (gradient * gradient - square)
            step = mean / (1 - 0.9 ** self.updates)
            weight -= rate * step / (numpy.sqrt(square / (1 - 0.99 ** self.updates)) + 1e-6)


class Scales:
    """What the bytes of an observation are worth by themselves."""

    def __init__(self, spaces):
        self.most = numpy.array([min(each.most, 20) for each in spaces.observation], numpy.float32)
        places = spaces.feature_numbers
        self.mine = [places["me/" + name] for name in WORTH]
        self.theirs = [places["next/" + name] for name in WORTH]
        self.worth = numpy.array(list(WORTH.values()), numpy.float32)

    def potential(self, rows):
        ahead = rows[..., self.mine].astype(numpy.float32) - rows[..., self.theirs]
        return ahead @ self.worth


class Learner:
    """Games against greedy, and places beside them in which to look ahead."""

    def __init__(self, seed):
        self.generator = numpy.random.default_rng(seed)
        self.batch = governor.Batch(CONFIG, GAMES + AHEAD, opponents="greedy", seed=seed)
        scales = Scales(self.batch.spaces)
        self.scale, self.potential = scales.most, scales.potential
        self.network = Network.untaught(self.batch.features, self.generator)
        self.rows = numpy.arange(GAMES)

    def look_ahead(self):
        """Games, actions and values of all that is legal, game after game."""
        batch = self.batch
        counts = batch.counts[:GAMES].astype(int)
        games = numpy.repeat(self.rows, counts)
        places = numpy.arange(len(games)) - numpy.repeat(numpy.cumsum(counts) - counts, counts)
        actions = batch.legal[games, places]
        before = self.potential(batch.observations[:GAMES])
        values = numpy.zeros(len(games), numpy.float32)
        for first in range(0, len(games), AHEAD):
            part = slice(first, first + AHEAD)
            targets = GAMES + numpy.arange(len(games[part]))
            batch.copy(games[part], targets)
            batch.imagine(targets)
            seats = batch.asked[targets].copy()
            self.step(targets, actions[part])
            rows = batch.observations[targets]
            on = self.potential(rows) - before[games[part]] + self.network.values(rows / self.scale)
            values[part] = numpy.where(batch.ends[targets] > 0, batch.rewards[targets, seats], on)
        return games, actions, values

    def step(self, games, actions):
        all_actions = numpy.full(len(self.batch), -1)
        all_actions[games] = actions
        self.batch.step(all_actions)

    def choose(self):
        games, actions, values = self.look_ahead()
        counts = self.batch.counts[:GAMES].astype(int)
        by_chance = numpy.repeat(self.generator.random(GAMES) < EXPLORE, counts)
        values = numpy.where(by_chance, self.generator.random(len(values)), values)
        order = numpy.lexsort((values, games))
        return actions[order[numpy.cumsum(counts) - 1]]

    def play_and_learn(self, rate):
        """Some steps of all games, then what they teach; games that ended, and how many were won."""
        batch, shape = self.batch, (STEPS, GAMES)
        seen = numpy.zeros((STEPS + 1, GAMES, batch.features), numpy.uint8)
        rewards, wins = numpy.zeros(shape, numpy.float32), numpy.zeros(shape, numpy.float32)
        ended = numpy.zeros(shape, bool)
        for now in range(STEPS):
            seen[now] = batch.observations[:GAMES]
            seats = batch.asked[:GAMES].copy()
            self.step(self.rows, self.choose())
            wins[now] = batch.rewards[self.rows, seats]
            ended[now] = batch.ends[:GAMES] > 0
            gained = self.potential(batch.observations[:GAMES]) - self.potential(seen[now])
            rewards[now] = wins[now] + numpy.where(ended[now], 0, gained)
        seen[STEPS] = batch.observations[:GAMES]
        self.learn(seen, rewards, ended, rate)
        return ended.sum(), wins.sum()

    def learn(self, seen, rewards, ended, rate):
        rows = seen.reshape(-1, seen.shape[-1])
        values = self.network.values(rows / self.scale).reshape(STEPS + 1, GAMES)
        targets = numpy.zeros_like(rewards)
        later = values[STEPS]
        for now in reversed(range(STEPS)):
            later = rewards[now] + ~ended[now] * (LAMBDA * later + (1 - LAMBDA) * values[now + 1])
            targets[now] = later
        for _ in range(2):
            order = self.generator.permutation(targets.size)
            for first in range(0, len(order), BATCH):
                part = order[first:first + BATCH]
                self.network.learn(rows[part] / self.scale, targets.ravel()[part], rate)


def draw(points, path):
    """Share of games won over time, as SVG."""
    wide, high, edge = 640, 320, 40
    longest = max(1.0, points[-1][0]) if points else 1.0
    line = " ".join(f"{edge + wide * at / longest:.1f},{edge + high * (1 - share):.1f}" for at, share in points)
    marks = "".join(
        f'<text x="4" y="{edge + high * (1 - share) + 4}">{share:.0%}</text>'
        f'<path d="M{edge} {edge + high * (1 - share)}h{wide}" stroke="#ccc"/>' for share in (0, 0.25, 0.5, 0.75, 1))
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide + 2 * edge}" height="{high + 2 * edge}" '
            f'font-family="sans-serif" font-size="12">{marks}<polyline points="{line}" fill="none" '
            f'stroke="#0a6" stroke-width="2"/><text x="{edge}" y="24">games won against greedy, '
            f'{CONFIG}, over {longest:.0f} processor seconds</text></svg>\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=300, help="seconds of the processor (300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="curve.svg", help="where the curve goes (curve.svg)")
    parser.add_argument("--save", help="where the weights go, for net_player.py")
    wished = parser.parse_args()
    learner = Learner(wished.seed)
    start, points, games, wins = time.process_time(), [], 0, 0.0
    while (used := time.process_time() - start) < wished.seconds or not points:
        ended, won = learner.play_and_learn(RATE * (1 - 0.9 * min(1, used / wished.seconds)))
        games, wins = games + ended, wins + won
        if games >= 2000:
            points.append((time.process_time() - start, wins / games))
            print(f"{points[-1][0]:6.0f} s  won {points[-1][1]:6.1%} of the last {games} games", flush=True)
            draw(points, wished.curve)
            games, wins = 0, 0.0
    if wished.save:
        learner.network.save(wished.save)


if __name__ == "__main__":
    main()
