package governor.cli.bot;

import governor.cli.remote.Remote;
import governor.cli.remote.Remote.Answer;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A seat between a server and a program: positions go in, choices come back. */
final class BotSeat {
  private static final int STALE = 409;
  private static final int MOST_REFUSALS = 3;
  private static final int MOST_FAILURES = 60;
  private static final long PAUSE_MILLIS = 1_000;

  private final Remote server;
  private final String table;
  private final Program program;
  private int failures;
  private int lastVersion = -1;

  BotSeat(Remote server, String table, Program program) {
    this.server = server;
    this.table = table;
    this.program = program;
  }

  /** Plays to the end of the game and says how it ended. A server that is gone is waited for. */
  String play() throws IOException, InterruptedException {
    while (true) {
      try (BufferedReader lines = server.lines("tables/" + table + "/stream?imagined=true")) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (!line.isBlank()) {
            failures = 0;
            String end = position(line);
            if (!end.isEmpty()) {
              return end;
            }
          }
        }
      } catch (Remote.Refused | ProgramProblem e) {
        throw e;
      } catch (IOException e) {
        if (++failures > MOST_FAILURES) {
          throw e;
        }
      }
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  /** The program does not play by the rules of the protocol. */
  private static final class ProgramProblem extends IOException {
    private static final long serialVersionUID = 1L;

    ProgramProblem(String sentence) {
      super(sentence);
    }
  }

  /** Deals with one position; says how the game ended, if it did. */
  private String position(String line) throws IOException {
    JsonNode position = Remote.JSON.readTree(line);
    int version = position.path("version").asInt();
    boolean asked = position.path("ask").isObject();
    if (asked && version > lastVersion) {
      lastVersion = version;
      ask(line, position);
    }
    String status = position.path("table").path("status").asString("");
    if (status.equals("running") || status.equals("waiting")) {
      return "";
    }
    tell(line);
    JsonNode totals = position.path("score").path("totals");
    return totals.isArray() ? "The game is over: " + totals : "The game was ended.";
  }

  /** Asks until the server takes the answer. */
  private void ask(String line, JsonNode position) throws IOException {
    String question = line;
    for (int refusals = 0; refusals < MOST_REFUSALS; refusals++) {
      tell(question);
      JsonNode answer = answer();
      if (!answer.path("choices").isArray()) {
        throw new ProgramProblem("The program cannot go on: " + answer);
      }
      Answer reply =
          server.post(
              "tables/" + table + "/choices",
              Map.of(
                  "ply", answer.path("ply").asInt(position.path("ply").asInt()),
                  "seat", position.path("ask").path("seat").asInt(),
                  "choices", answer.path("choices")));
      if (reply.isOk() || reply.status() == STALE) {
        return;
      }
      question = ((ObjectNode) position).put("problem", reply.problem()).toString();
    }
    throw new ProgramProblem("The program's choices were refused: " + question);
  }

  private void tell(String line) throws IOException {
    try {
      program.tell(line);
    } catch (IOException e) {
      throw new ProgramProblem("The program has ended before the game.");
    }
  }

  private JsonNode answer() throws IOException {
    String line;
    try {
      line = program.answer();
    } catch (IOException e) {
      throw new ProgramProblem(String.valueOf(e.getMessage()));
    }
    try {
      return Remote.JSON.readTree(line);
    } catch (JacksonException e) {
      throw new ProgramProblem("The program wrote a line that is not JSON: " + line);
    }
  }
}
