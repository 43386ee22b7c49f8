package governor.cli.train;

import governor.cli.text.Json;
import governor.core.Game;
import governor.lab.train.Origin;
import governor.lab.train.Plan;
import governor.lab.train.Start;
import governor.lab.train.Training;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The file beside a net that says how it was taught and how far that is, for people and programs.
 * Going on reads the checkpoint, which holds the same and cannot be changed by hand.
 */
final class SettingsFile {
  private SettingsFile() {}

  /** Replaces an older file only by a whole one. */
  static void write(Path file, Game<?> game, Training<?> training) {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.writeString(draft, Json.write(data(game, training)));
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What has an option is called like it. */
  private static Map<String, Object> data(Game<?> game, Training<?> training) {
    Origin origin = training.origin();
    Plan plan = training.plan();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("config", origin.config());
    if (!origin.others().isEmpty()) {
      data.put("also", origin.others());
    }
    data.put("rules", game.ruleFingerprint());
    data.put("seed", origin.seed());
    data.put("games", plan.games());
    if (origin.minutes() > 0) {
      data.put("minutes", origin.minutes());
    }
    data.put("width", training.net().hidden1);
    data.put("rates", List.of(plain(plan.firstRate()), plain(plan.lastRate())));
    data.put("warm", plan.warmGames());
    data.put("look", plan.lookGames());
    data.put("doubt", Math.round(100 * plan.doubt()));
    data.put("league", Math.round(100 * plan.league()));
    if (!origin.against().isEmpty()) {
      data.put("against", origin.against());
    }
    Start start = origin.start();
    if (start.isTaught()) {
      data.put("from", start.config());
      data.put("from_net", start.place());
      data.put("from_fingerprint", Long.toHexString(start.fingerprint()));
    }
    data.put("generation", training.inGeneration());
    data.put("guests", plan.guests());
    data.put("exploration", plan.exploration());
    data.put("lambda", plan.lambda());
    data.put("played", training.played());
    data.put("seconds", Math.round(training.seconds()));
    data.put("complete", training.isDone());
    return data;
  }

  /** A rate as people write it, such as 0.0003. */
  static BigDecimal plain(float rate) {
    return new BigDecimal(Float.toString(rate)).stripTrailingZeros();
  }
}
