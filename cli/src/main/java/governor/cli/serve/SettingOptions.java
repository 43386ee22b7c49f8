package governor.cli.serve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The settings as options of a command. */
public final class SettingOptions {
  private SettingOptions() {}

  /** Adds them all, in the order in which help should have them. */
  public static void addAll(CommandLine command) {
    add(command, List.of(Setting.values()));
  }

  /** Adds those that say where games are kept. */
  public static void addPlace(CommandLine command) {
    add(
        command,
        List.of(Setting.DATA, Setting.DATABASE, Setting.DATABASE_PASSWORD, Setting.ADMIN_CODE));
  }

  private static void add(CommandLine command, List<Setting> settings) {
    command
        .getCommandSpec()
        .addOption(
            OptionSpec.builder("--" + Settings.FILE)
                .paramLabel("FILE")
                .type(String.class)
                .description("The settings file; usually governor.conf in the user's data folder.")
                .build());
    for (Setting each : settings) {
      OptionSpec.Builder option =
          OptionSpec.builder(each.option()).hidden(each.isSecret()).description(about(each));
      command
          .getCommandSpec()
          .addOption(
              each.isSwitch()
                  ? option.type(boolean.class).arity("0").build()
                  : option
                      .type(String.class)
                      .paramLabel(each.isSecret() ? "CODE" : each.label())
                      .build());
    }
  }

  private static String about(Setting setting) {
    boolean usual = !setting.usual().isEmpty() && !setting.isSwitch();
    return setting.about() + (usual ? " Usually " + setting.usual() + "." : "");
  }

  /** What was given of them. */
  public static Map<String, String> read(CommandLine command) {
    Map<String, String> options = new HashMap<>();
    for (OptionSpec each : command.getCommandSpec().options()) {
      String word = each.longestName().substring(2);
      if (!Setting.of(word).isPresent() && !word.equals(Settings.FILE)) {
        continue;
      }
      if (each.getValue() instanceof Boolean on) {
        if (on) {
          options.put(word, Serving.YES);
        }
      } else if (each.getValue() instanceof String text) {
        options.put(word, text);
      }
    }
    return options;
  }
}
