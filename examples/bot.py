#!/usr/bin/env python3
"""A bot for Governor, complete, with nothing but Python's standard library.

    bot.py                                      plays on stdin and stdout, for "governor bot"
    bot.py --server URL                         creates a table with computer players and plays there
    bot.py --server URL --table ID --join CODE  joins a table and plays there

The protocol is described in docs/protocol.md. All that a bot has to do: read positions, one JSON
object a line, and when "ask" is there, answer with the ply and one of the choices.
"""

import argparse
import json
import sys
import time
import urllib.error
import urllib.request


def choose(position):
    """The choices for the question of this position. Replace this by something clever."""
    ask = position["ask"]
    if ask["routine"] is not None:
        return [ask["routine"]]
    if ask["draft"] is not None and ask["draft"]["choices"]:
        return ask["draft"]["choices"]
    return [max(ask["choices"], key=worth)["id"]]


def worth(choice):
    """Building is better than anything else, the dearer the better; to pass is worst."""
    price = sum(fact["number"] for fact in choice["facts"] if fact["fact"] == "price")
    if choice["verb"] == "BUILD":
        return 100 + price
    if choice["piece"] in ("builder", "producer", "craftsman"):
        return 50
    return 0 if choice["verb"] in ("PASS", "STOP", "DONE") else 10


def answer(position):
    return {"ply": position["ply"], "choices": choose(position)}


def play_on_lines():
    """The line protocol: positions come in, answers go out; the end of the input is the end."""
    for line in sys.stdin:
        position = json.loads(line)
        if position["ask"] is not None:
            print(json.dumps(answer(position)), flush=True)


class Server:
    """A server over HTTP, for which this program has a token."""

    def __init__(self, url):
        self.base = url.rstrip("/") + "/api/v1/"
        self.token = None
        self.token = self.post("tokens", {})["token"]

    def open(self, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                request = urllib.request.Request(self.base + path, data, headers)
                return urllib.request.urlopen(request, timeout=120)
            except urllib.error.HTTPError as problem:
                if problem.code != 429:
                    raise
                # Too many requests: the server says when to try again.
                time.sleep(int(problem.headers.get("Retry-After", "1")))

    def post(self, path, body):
        with self.open(path, body) as reply:
            return json.load(reply)

    def play(self, table):
        """Follows the stream of the table and answers until the game is over."""
        with self.open(f"tables/{table}/stream") as stream:
            for line in stream:
                if not line.strip():
                    continue  # a sign of life
                position = json.loads(line)
                if position["ask"] is not None:
                    self.act(table, position)
                elif position["table"]["status"] in ("over", "ended"):
                    return position

    def act(self, table, position):
        try:
            self.post(f"tables/{table}/choices", answer(position))
        except urllib.error.HTTPError as problem:
            detail = json.load(problem)["detail"]
            if problem.code != 409:  # 409: the table has moved on; a newer position is coming
                raise SystemExit(f"The server refused {answer(position)}: {detail}")


def main():
    parser = argparse.ArgumentParser(description="A simple bot for Governor.")
    parser.add_argument("--server", help="the address of a server, such as http://localhost:7070")
    parser.add_argument("--table", help="the table to join; without it a new one is created")
    parser.add_argument("--join", default="", help="the code of the table's join link")
    parser.add_argument("--name", default="Python", help="what the table calls this bot")
    parser.add_argument("--config", default="sanjuan:2e players=2", help="what a new table plays")
    options = parser.parse_args()
    if not options.server:
        play_on_lines()
        return
    server = Server(options.server)
    if options.table:
        table = options.table
        server.post(f"tables/{table}/join", {"code": options.join, "name": options.name})
    else:
        players = int(options.config.partition("players=")[2].split()[0])
        seats = [{"kind": "me", "name": options.name}]
        seats += [{"kind": "computer", "level": 1}] * (players - 1)
        plan = {"config": options.config, "seats": seats}
        table = server.post("tables", plan)["id"]
    end = server.play(table)
    if end["score"] is None:
        print("The game was ended.")
    else:
        points = zip(end["table"]["seats"], end["score"]["totals"])
        print(", ".join(f"{seat['name']} {total}" for seat, total in points))


if __name__ == "__main__":
    main()
