package governor.cli.train;

import governor.cli.text.Text;
import governor.lab.train.Origin;
import governor.lab.train.Plan;
import governor.lab.train.Start;
import governor.lab.train.Training;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What was asked for and is otherwise in the training that is in the folder. An option that was
 * left out asks for what it usually is, so that the same command goes on and no other does.
 */
final class Differences {
  private final List<String> there = new ArrayList<>();
  private final List<String> asked = new ArrayList<>();

  /**
   * @param config the game that is asked for
   * @param others the games beside it
   * @param start the net to start from
   * @param width how wide that makes the net
   */
  Differences(
      Training<?> training,
      TrainingOptions options,
      String config,
      List<String> others,
      Start start,
      int width) {
    Origin origin = training.origin();
    compare(origin.config(), config);
    compare(also(origin.others()), also(others));
    if (!origin.start().isSameAs(start)) {
      boolean sameConfig = origin.start().config().equals(start.config());
      add(from(origin.start(), sameConfig), from(start, sameConfig));
    }
    compare(against(origin.against()), against(options.against()));
    compare("--seed " + origin.seed(), "--seed " + options.seed());
    compare("--width " + training.net().hidden1, "--width " + width);
    compareLength(training, options);
    compare("--generation " + training.inGeneration(), "--generation " + options.generation());
    // What was left out follows from the games that are there, also where others are asked for.
    comparePlans(training.plan(), options.plan(training.plan().games(), start.isTaught()));
  }

  /**
   * Minutes are the same as the same minutes, whatever number of games they came to; a number of
   * games also as the minutes that came to it.
   */
  private void compareLength(Training<?> training, TrainingOptions options) {
    int minutes = training.origin().minutes();
    String games = "--games " + training.plan().games();
    if (options.games().isPresent()) {
      compare(games, "--games " + options.games().getAsInt());
    } else {
      compare(minutes > 0 ? "--minutes " + minutes : games, "--minutes " + options.minutes());
    }
  }

  private void comparePlans(Plan plan, Plan wanted) {
    compare("--warm " + plan.warmGames(), "--warm " + wanted.warmGames());
    compare("--look " + plan.lookGames(), "--look " + wanted.lookGames());
    compare(doubt(plan), doubt(wanted));
    compare(league(plan), league(wanted));
    compare(rates(plan), rates(wanted));
  }

  private static String doubt(Plan plan) {
    return "--doubt " + Math.round(100 * plan.doubt());
  }

  private static String league(Plan plan) {
    return "--league " + Math.round(100 * plan.league());
  }

  private static String against(String player) {
    return player.isEmpty() ? "no --against" : "--against " + player;
  }

  private static String also(List<String> others) {
    return others.isEmpty()
        ? "no --also"
        : others.stream().map(each -> "--also \"" + each + "\"").collect(Collectors.joining(" "));
  }

  private static String rates(Plan plan) {
    return "--rates "
        + SettingsFile.plain(plan.firstRate())
        + ","
        + SettingsFile.plain(plan.lastRate());
  }

  private static String from(Start start, boolean withPlace) {
    String config = start.isTaught() ? "--from \"" + start.config() + "\"" : "no --from";
    String place = start.place().equals(Start.SHIPPED) ? "as shipped" : "in " + start.place();
    return withPlace ? config + " " + place : config;
  }

  private void compare(String thereIs, String wanted) {
    if (!thereIs.equals(wanted)) {
      add(thereIs, wanted);
    }
  }

  private void add(String thereIs, String wanted) {
    there.add(thereIs);
    asked.add(wanted);
  }

  boolean isEmpty() {
    return there.isEmpty();
  }

  /** What is there, then what was asked for. */
  @Override
  public String toString() {
    return Text.list(there) + ", not with " + Text.list(asked);
  }
}
