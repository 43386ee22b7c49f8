package governor.core;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Suggests what somebody may have meant. */
public final class Nearest {
  private static final int MOST = 3;

  /** Words of fewer letters come near to nearly everything. */
  private static final int SHORTEST = 3;

  private Nearest() {}

  /** Up to three of the words that look most like this one, best first. */
  public static List<String> to(String word, Collection<String> words) {
    return words.stream()
        .sorted(
            Comparator.comparingInt((String each) -> distance(word, each))
                .thenComparing(each -> each))
        .limit(MOST)
        .toList();
  }

  /**
   * Those of up to three words that are really near: at most a third of the letters differ, or one
   * of a short word.
   */
  public static List<String> near(String word, Collection<String> words) {
    String wanted = word.toLowerCase(Locale.ROOT);
    int most = Math.max(1, word.length() / 3);
    return word.length() < SHORTEST
        ? List.of()
        : to(wanted, words).stream()
            .filter(each -> distance(wanted, each.toLowerCase(Locale.ROOT)) <= most)
            .toList();
  }

  /** A sentence's tail such as {@code try 2e, 1e or yaro}. */
  public static String hint(String word, Collection<String> words) {
    List<String> nearest = to(word, words);
    return nearest.isEmpty() ? "there is none to choose from" : hint(nearest);
  }

  /** The same for words that are near already. */
  public static String hint(List<String> nearest) {
    if (nearest.size() == 1) {
      return "try " + nearest.getFirst();
    }
    int last = nearest.size() - 1;
    return "try " + String.join(", ", nearest.subList(0, last)) + " or " + nearest.get(last);
  }

  /** How many letters must be put in, taken out or exchanged to make one word of the other. */
  static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int above = row[j];
        int same = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(same, 1 + Math.min(above, row[j - 1]));
        diagonal = above;
      }
    }
    return row[b.length()];
  }
}
