package governor.cli.admin;

import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.cli.remote.Remote;
import governor.cli.remote.ServerOption;
import governor.cli.serve.SettingOptions;
import governor.cli.serve.Settings;
import governor.cli.text.TextTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;

/** What the host of a server can see and do. */
@Command(
    name = "admin",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "For the host of a server: shows what is going on, and closes, deletes, bans, announces.",
    footer = {
      "",
      "  governor admin status              how the server is",
      "  governor admin tables              the tables that changed last",
      "  governor admin waiting             the tables that wait, and for whom",
      "  governor admin persons             those who came last",
      "  governor admin quotas              who has done most lately",
      "  governor admin close TABLE         stops a game where it is",
      "  governor admin delete TABLE        takes a game away",
      "  governor admin kick TABLE SEAT     a computer player plays on there (from 0)",
      "  governor admin ban PERSON HOURS    keeps somebody away; 0 lets them in again",
      "  governor admin announce TEXT       says something to everybody; \"\" ends it",
      "",
      "The server's code comes from its settings, or from the file beside its games.",
      ""
    })
public final class AdminCommand implements Runnable {
  private static final int WIDTH = 160;

  /** How figures end that are shown in units for people. */
  private static final String BYTES = "Bytes";

  private static final String HINT =
      "; name the server's settings with --settings, its games with --data, or its address, with"
          + " its folder, with --server.";
  private static final List<String> LISTS = List.of("tables", "waiting", "persons", "quotas");

  @ParentCommand private Governor governor;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ServerOption server = new ServerOption();

  @Parameters(arity = "1..*", paramLabel = "WHAT", description = "What to show or do; see below.")
  private List<String> words = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  AdminCommand() {}

  @Override
  public void run() {
    Settings settings = Settings.of(governor.world(), SettingOptions.read(spec.commandLine()));
    String code = settings.adminCode();
    if (code.isEmpty()) {
      throw new UsageProblem(
          "The server's code is not known; set GOVERNOR_ADMIN_CODE, or name its folder with"
              + " --data.");
    }
    URI address = server.or(settings.address());
    try {
      run(Remote.host(address, code));
    } catch (Remote.Silent e) {
      throw new UsageProblem("No server answers at " + address + HINT);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void run(Remote remote) throws IOException {
    String word = words.getFirst();
    if (word.equals("status")) {
      status(body(remote.get("admin/status")));
    } else if (LISTS.contains(word)) {
      list(body(remote.get("admin/" + word)).iterator().next());
    } else {
      body(remote.post(path(word), details(word)));
      governor.out().println("Done.");
    }
  }

  private static JsonNode body(Remote.Answer answer) {
    if (!answer.isOk()) {
      // A server of something else, or a Governor in a folder, does not say why.
      boolean saysWhy = answer.body().has("detail");
      throw new UsageProblem(
          saysWhy ? answer.problem() : "The server answered with status " + answer.status() + HINT);
    }
    return answer.body();
  }

  private String word(int place, String name) {
    if (words.size() <= place) {
      throw new UsageProblem("\"governor admin " + words.getFirst() + "\" needs " + name + ".");
    }
    return words.get(place);
  }

  private int number(int place, String name) {
    String text = word(place, name);
    if (!text.matches("[0-9]{1,6}")) {
      throw new UsageProblem(name + " must be a number, not \"" + text + "\".");
    }
    return Integer.parseInt(text);
  }

  private String path(String word) {
    return switch (word) {
      case "close", "delete", "kick" -> "admin/tables/" + word(1, "TABLE") + "/" + word;
      case "ban" -> "admin/persons/" + word(1, "PERSON") + "/ban";
      case "announce" -> "admin/announce";
      default ->
          throw new UsageProblem(
              "\"governor admin\" does not know \"" + word + "\"; \"governor admin --help\" does.");
    };
  }

  private Map<String, ?> details(String word) {
    return switch (word) {
      case "kick" -> Map.of("seat", number(2, "SEAT"));
      case "ban" -> Map.of("hours", number(2, "HOURS"));
      case "announce" -> Map.of("text", word(1, "TEXT"));
      default -> Map.of();
    };
  }

  private void status(JsonNode status) {
    TextTable table = new TextTable("what", "is");
    status
        .properties()
        .forEach(
            each -> {
              if (each.getValue().isObject()) {
                each.getValue()
                    .properties()
                    .forEach(one -> table.add(List.of(one.getKey(), text(one.getValue()))));
              } else if (each.getKey().endsWith(BYTES)) {
                table.add(List.of(before(each.getKey()), megabytes(each.getValue())));
              } else {
                table.add(List.of(each.getKey(), text(each.getValue())));
              }
            });
    table.lines(WIDTH, governor.style()).forEach(governor.out()::println);
  }

  private static String before(String name) {
    return name.substring(0, name.length() - BYTES.length());
  }

  private static String megabytes(JsonNode bytes) {
    return String.format(Locale.ROOT, "%.1f MiB", bytes.asDouble() / (1 << 20));
  }

  private void list(JsonNode rows) {
    if (rows.isEmpty()) {
      governor.out().println("There are none.");
      return;
    }
    List<String> names = new ArrayList<>(rows.get(0).propertyNames());
    // Those of each table are too long for a line; the list of persons has them with their names.
    names.remove("people");
    TextTable table = new TextTable(names.toArray(String[]::new));
    for (JsonNode row : rows) {
      table.add(names.stream().map(name -> text(row.path(name))).toList());
    }
    table.lines(WIDTH, governor.style()).forEach(governor.out()::println);
  }

  private static String text(JsonNode value) {
    if (!value.isArray()) {
      return value.asString("");
    }
    List<String> parts = new ArrayList<>();
    value.forEach(each -> parts.add(each.asString("")));
    return String.join(", ", parts);
  }
}
