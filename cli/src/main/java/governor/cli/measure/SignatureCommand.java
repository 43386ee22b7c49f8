package governor.cli.measure;

import governor.bots.Signature;
import governor.cli.ConfigWords;
import governor.cli.Families;
import governor.cli.Governor;
import governor.core.Config;
import governor.core.GameFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** A number that changes when any rule or its use of chance does. */
@Command(
    name = "signature",
    mixinStandardHelpOptions = true,
    description = "Plays fixed random games of every preset and prints a hash of their results.")
public final class SignatureCommand implements Runnable {
  private static final int CAP = 100;

  @ParentCommand private Governor governor;

  @Mixin private ConfigWords words = new ConfigWords();

  @Option(names = "--games", paramLabel = "N", description = "Games per config (${DEFAULT-VALUE}).")
  private int games = 50;

  @SuppressWarnings("NullAway.Init")
  SignatureCommand() {}

  @Override
  public void run() {
    long total = 0;
    for (Config config : words.isEmpty() ? all() : List.of(words.config())) {
      long hash = Signature.ofRules(Families.game(ConfigWords.capped(config, CAP)), games);
      total = Signature.mix(total, hash);
      line(config.toString(), hash);
    }
    line("total", total);
  }

  private void line(String name, long hash) {
    governor.out().printf(Locale.ROOT, "%016x  %s%n", hash, name);
  }

  private static List<Config> all() {
    List<Config> configs = new ArrayList<>();
    for (GameFamily family : Families.all()) {
      for (GameFamily.Preset preset : family.presets()) {
        Config config = Config.parse(preset.name()).orThrow();
        family.playerCounts().forEach(number -> configs.add(config.withPlayers(number)));
      }
    }
    return configs;
  }
}
