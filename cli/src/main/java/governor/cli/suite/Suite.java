package governor.cli.suite;

import java.util.List;

/**
 * A set of matches that never changes: whoever is measured by it can be compared with everybody who
 * was. A better set is another version.
 *
 * @param version what reports call it
 */
record Suite(String version, List<Match> matches) {
  /** One player alone at a table of others that are all the same. */
  record Match(String config, String opponent, int games) {}

  /** The first set: frozen opponents, both games, every number of players that matters. */
  static final Suite FIRST =
      new Suite(
          "suite-1",
          List.of(
              new Match("sanjuan:2e players=2 rounds=200", "random", 200),
              new Match("sanjuan:2e players=2 rounds=200", "greedy-1", 400),
              new Match("sanjuan:2e players=4 rounds=200", "random", 200),
              new Match("sanjuan:2e players=4 rounds=200", "greedy-1", 400),
              new Match("sanjuan:2e+new-buildings players=3 rounds=200", "greedy-1", 300),
              new Match("puertorico players=3 rounds=200", "random", 150),
              new Match("puertorico players=3 rounds=200", "greedy-1", 300),
              new Match("puertorico players=5 rounds=200", "greedy-1", 250)));

  Suite {
    matches = List.copyOf(matches);
  }
}
