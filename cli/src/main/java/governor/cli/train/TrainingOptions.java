package governor.cli.train;

import governor.cli.UsageProblem;
import governor.lab.train.Plan;
import governor.lab.train.Trainer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much and how a net is to learn, as far as it was said. */
final class TrainingOptions {
  private static final int MOST_GAMES = 1_000_000_000;
  private static final int USUAL_MINUTES = 10;

  @Option(names = "--games", paramLabel = "N", description = "The number of games to learn from.")
  private @Nullable Integer games;

  @Option(
      names = "--minutes",
      paramLabel = "M",
      description = "Instead: about how long it may take (" + USUAL_MINUTES + ").")
  private @Nullable Integer minutes;

  @Option(
      names = "--generation",
      paramLabel = "N",
      description = {
        "How many games the net plays before it changes (${DEFAULT-VALUE}), a multiple of "
            + Trainer.BATCH
            + ": the games of a generation can be played on many machines."
      })
  private int generation = Trainer.BATCH;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed of all random choices: a whole number (${DEFAULT-VALUE}).")
  private int seed = 1;

  @Option(
      names = "--width",
      paramLabel = "W",
      description =
          "The width of the first layer; with --from at least that of the other net"
              + " (${DEFAULT-VALUE}).")
  private int width = 64;

  @Option(
      names = "--warm",
      paramLabel = "N",
      description = "Learn from games of the hand-written players in the first N games.")
  private @Nullable Integer warm;

  @Option(
      names = "--look",
      paramLabel = "N",
      description = "Look ahead in the last N games of the training.")
  private @Nullable Integer look;

  @Option(
      names = "--doubt",
      paramLabel = "P",
      description = "Exploration: how often, in %%, it takes a choice that may lose a little.")
  private @Nullable Integer doubt;

  @Option(
      names = "--league",
      paramLabel = "P",
      description =
          "At how many tables, in %%, its opponents are of the suite of styles or its own past"
              + " (${DEFAULT-VALUE}).")
  private int league;

  @Option(
      names = "--against",
      paramLabel = "PLAYER",
      description =
          "Instead: learns to exploit this player, who never changes and has all other seats.")
  private String against = "";

  @Option(
      names = "--also",
      paramLabel = "CONFIG",
      description =
          "One more game that the same net plays and learns, by turns with the others; as often as"
              + " there are games.")
  private List<String> also = new ArrayList<>();

  @Option(
      names = "--rates",
      paramLabel = "FIRST,LAST",
      description = "The learning rate at the beginning and at the end, such as 0.002,0.0001.",
      split = ",",
      hideParamSyntax = true)
  private List<Float> rates = List.of();

  void check() {
    if (games != null && minutes != null) {
      throw new UsageProblem("Name --games or --minutes, not both.");
    }
    UsageProblem.unlessBetween("--games", games, 1, MOST_GAMES);
    UsageProblem.unlessBetween("--minutes", minutes, 1, 100_000);
    UsageProblem.unlessBetween("--generation", generation, Trainer.BATCH, 1_000_000);
    if (generation % Trainer.BATCH != 0) {
      throw new UsageProblem(
          "--generation takes a multiple of %d games, not %d."
              .formatted(Trainer.BATCH, generation));
    }
    UsageProblem.unlessBetween("--width", width, 16, 256);
    UsageProblem.unlessBetween("--warm", warm, 0, MOST_GAMES);
    UsageProblem.unlessBetween("--look", look, 0, MOST_GAMES);
    UsageProblem.unlessBetween("--doubt", doubt, 0, 100);
    UsageProblem.unlessBetween("--league", league, 0, 100);
    if (league > 0 && !against.isEmpty()) {
      throw new UsageProblem("Name --league or --against, not both.");
    }
    if (!also.isEmpty() && !against.isEmpty()) {
      throw new UsageProblem("Name --also or --against, not both.");
    }
    boolean areRates = rates.size() == 2 && rates.stream().allMatch(rate -> rate > 0 && rate < 1);
    if (!rates.isEmpty() && !areRates) {
      throw new UsageProblem("--rates takes two numbers between 0 and 1, such as 0.002,0.0001.");
    }
  }

  /** The number of games, if it was said and is not to be found by the minutes. */
  OptionalInt games() {
    return games == null ? OptionalInt.empty() : OptionalInt.of(games);
  }

  /** How long it may take; 0 if the number of games was said. */
  int minutes() {
    return games != null ? 0 : minutes != null ? minutes : USUAL_MINUTES;
  }

  int seed() {
    return seed;
  }

  /** How many games are played by the same net. */
  int generation() {
    return generation;
  }

  int width() {
    return width;
  }

  /** The player that is to be exploited, if one is. */
  String against() {
    return against;
  }

  /** The games that are learnt beside the first. */
  List<String> also() {
    return also;
  }

  /**
   * The plan for so many games.
   *
   * @param taught whether the net starts from what another one knows
   */
  Plan plan(long number, boolean taught) {
    Plan usual = taught ? Plan.goingOn(number) : Plan.usual(number);
    Plan plan =
        usual
            .withStages(
                warm == null ? usual.warmGames() : warm, look == null ? usual.lookGames() : look)
            .withDoubt(doubt == null ? usual.doubt() : doubt / 100.0)
            .withLeague(league / 100.0)
            .withGuests(against.isEmpty() ? usual.guests() : 1);
    return rates.isEmpty() ? plan : plan.withRates(rates.getFirst(), rates.getLast());
  }
}
