package governor.gym;

import governor.core.Game;
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
                        .formatted(text(each.name()), each.most(), text(each.about())))
            .collect(Collectors.joining(",\n"));
    String actions =
        spaces.actions().actions().stream()
            .map(
                each ->
                    "    {\"name\": %s, \"about\": %s}"
                        .formatted(text(each.name()), text(each.about())))
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
            text(game.config().toString()),
            text(spaces.version()),
            text(game.ruleFingerprint()),
            game.seats(),
            features,
            actions);
  }

  private static String text(String plain) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append("\\u%04x".formatted((int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
