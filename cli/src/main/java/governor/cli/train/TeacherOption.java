package governor.cli.train;

import governor.bots.shipped.Lesson;
import governor.bots.shipped.Lessons;
import governor.bots.shipped.ShippedNets;
import governor.cli.Families;
import governor.cli.UsageProblem;
import governor.cli.player.NetFiles;
import governor.core.Config;
import governor.core.Game;
import governor.core.State;
import governor.lab.train.Start;
import governor.nets.Trained;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** {@code --from} and {@code --nets}: the net that another one starts from. */
final class TeacherOption {
  @Option(
      names = "--from",
      paramLabel = "CONFIG",
      description = "Starts from what the shipped net of this config knows.")
  private String from = "";

  @Option(
      names = "--nets",
      paramLabel = "FOLDER",
      description = "Where --from looks for that net before it takes the shipped one.")
  private Path nets = Path.of("");

  /** The teacher for a net of this game, if one was named. */
  Optional<Teacher> teacherFor(Game<?> game) {
    if (!nets.toString().isEmpty() && !Files.isDirectory(nets)) {
      throw new UsageProblem("There is no folder " + nets + "; --nets names one with nets in it.");
    }
    if (from.isEmpty()) {
      return Optional.empty();
    }
    Config config = UsageProblem.orProblem(Config.parse(from));
    Game<?> taught = Families.game(config);
    String family = game.config().game();
    if (!family.equals(taught.config().game())) {
      throw new UsageProblem(
          "The option --from needs a config of %s, as the net is one; \"%s\" is another game."
              .formatted(family, from));
    }
    return Optional.of(teacher(taught));
  }

  private <S extends State> Teacher teacher(Game<S> game) {
    Optional<Lesson<S>> lesson = Lessons.of(game);
    if (lesson.isPresent() && !nets.toString().isEmpty()) {
      Path file = nets.resolve(lesson.get().name() + ".net");
      if (Files.exists(file)) {
        String place = file.toAbsolutePath().normalize().toString();
        return teacher(game, place, UsageProblem.orProblem(NetFiles.read(file, lesson.get())));
      }
    }
    Trained<S> net =
        ShippedNets.of(game)
            .orElseThrow(() -> new UsageProblem("There is no net of \"" + from + "\" yet."));
    return teacher(game, Start.SHIPPED, net);
  }

  private static Teacher teacher(Game<?> game, String place, Trained<?> net) {
    return new Teacher(net, Start.from(game.config().toString(), place, net.net()));
  }
}
