package governor.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What was asked for.
 *
 * @param master where Spark runs
 * @param parts the folder of the parts
 * @param tasks in how many parts the blocks are split at most
 * @param command the command of Governor with its words
 */
record Wishes(String master, Path parts, int tasks, List<String> command) {
  static final String USAGE =
      """
      Usage: tools/cluster [--master URL] [--parts FOLDER] [--tasks N] COMMAND...
      COMMAND is an arena, simulate, data or train of governor, without --blocks and --partial:
        tools/cluster --master local[2] arena sanjuan:2e greedy random --games 10000
        tools/cluster --master spark://host:7077 data puertorico --games 100000 --to games.parquet
        tools/cluster train puertorico --games 100000 --generation 2048 --out nets
      The parts are kept in FOLDER (cluster-parts); the same words again go on where a run ended.\
      """;

  private static final List<String> COMMANDS =
      List.of("arena", "simulate", "data", Training.COMMAND);
  private static final int MOST_TASKS = 100_000;
  private static final int USUAL_TASKS = 100;

  /** A sentence about what is wrong. */
  static final class Problem extends Exception {
    private static final long serialVersionUID = 1L;

    Problem(String sentence) {
      super(sentence);
    }
  }

  static Wishes read(String[] words) throws Problem {
    String master = "local[*]";
    Path parts = Path.of("cluster-parts");
    int tasks = USUAL_TASKS;
    int at = 0;
    while (at < words.length && words[at].startsWith("--")) {
      if (at + 1 == words.length) {
        throw new Problem("The option " + words[at] + " needs a value.\n" + USAGE);
      }
      String value = words[at + 1];
      switch (words[at]) {
        case "--master" -> master = value;
        case "--parts" -> parts = Path.of(value);
        case "--tasks" -> tasks = number(value);
        default -> throw new Problem("There is no option " + words[at] + ".\n" + USAGE);
      }
      at += 2;
    }
    List<String> command = new ArrayList<>(Arrays.asList(words).subList(at, words.length));
    if (command.isEmpty() || !COMMANDS.contains(command.getFirst())) {
      throw new Problem(
          (command.isEmpty()
                  ? "What is to be played?"
                  : "Only arena, simulate, data and train have blocks.")
              + "\n"
              + USAGE);
    }
    for (String mine :
        List.of("--blocks", "--partial", "--threads", "--records", "--chart", "--learn")) {
      if (command.contains(mine)) {
        throw new Problem("The option " + mine + " is not for a cluster; leave it out.");
      }
    }
    if (command.getFirst().equals("data") && !command.contains("--to")) {
      throw new Problem("Say where the rows go: --to FILE.parquet.");
    }
    if (command.getFirst().equals(Training.COMMAND) && !command.contains(Training.OUT)) {
      throw new Problem("Say where the training is kept: --out FOLDER.");
    }
    return new Wishes(master, parts, tasks, List.copyOf(command));
  }

  private static int number(String value) throws Problem {
    if (!value.matches("[0-9]{1,6}") || Integer.parseInt(value) < 1) {
      throw new Problem("The option --tasks needs a number from 1 to " + MOST_TASKS + ".");
    }
    return Math.min(MOST_TASKS, Integer.parseInt(value));
  }
}
