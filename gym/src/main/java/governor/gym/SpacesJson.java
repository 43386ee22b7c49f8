package governor.gym;

import governor.core.Game;
import governor.core.JsonText;
import java.util.stream.Collectors;

/** Spaces as JSON: what the Python package and the command line hand out. */
public final class SpacesJson {
  private SpacesJson() {}

  public static String of(Spaces<?> spaces) {
    Game<?> game = spaces.game();
    String features =
        spaces.observer().get().features().stream()
            .map(
                each ->
                    "    {\"name\": %s, \"most\": %d, \"about\": %s}"
                        .formatted(
                            JsonText.quoted(each.name()),
                            each.most(),
                            JsonText.quoted(each.about())))
            .collect(Collectors.joining(",\n"));
    String actions =
        spaces.actions().actions().stream()
            .map(
                each ->
                    "    {\"name\": %s, \"about\": %s}"
                        .formatted(JsonText.quoted(each.name()), JsonText.quoted(each.about())))
            .collect(Collectors.joining(",\n"));
    return """
    {
      "config": %s,
      "version": %s,
      "rules": %s,
      "seats": %d,
      "observation": [
    %s
      ],
      "actions": [
    %s
      ]
    }
    """
        .formatted(
            JsonText.quoted(game.config().toString()),
            JsonText.quoted(spaces.version()),
            JsonText.quoted(game.ruleFingerprint()),
            game.seats(),
            features,
            actions);
  }
}
