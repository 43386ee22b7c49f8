package governor.nets;

import java.util.List;

/**
 * What a net knows, or what a game has, by name.
 *
 * @param game the family of games, such as {@code sanjuan}
 * @param features what may hold in a position
 * @param kinds the kinds of choices; the last is the most general
 */
public record Vocabulary(String game, List<String> features, List<String> kinds) {
  private static final long BEGIN = 0xCBF29CE484222325L;

  public Vocabulary {
    features = List.copyOf(features);
    kinds = List.copyOf(kinds);
  }

  /** A hash of all names in their order. */
  public long fingerprint() {
    return hash(kinds, hash(features, hash(List.of(game), BEGIN)) ^ kinds.size());
  }

  private static long hash(List<String> names, long begun) {
    long hash = begun;
    for (String name : names) {
      for (int i = 0; i <= name.length(); i++) {
        int letter = i < name.length() ? name.charAt(i) : '\n';
        hash = (hash ^ letter) * 0x100000001B3L;
      }
    }
    return hash;
  }
}
