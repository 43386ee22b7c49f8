package governor.core;

/**
 * The words for choices, which records, the terminal and people use. Within one question every
 * choice has words of its own.
 *
 * @param <S> the positions of the game
 */
public interface Notation<S extends State> {
  /** The choice in words, such as {@code build library}. */
  String words(S s, int action);

  /** What the seat is asked now, as a short question. */
  String question(S s);

  /** The choice among these that the words mean, or -1. Case and spare blanks don't count. */
  default int parse(S s, Options options, String words) {
    String wanted = tidy(words);
    for (int i = 0; i < options.size(); i++) {
      if (tidy(words(s, options.get(i))).equals(wanted)) {
        return options.get(i);
      }
    }
    return -1;
  }

  private static String tidy(String words) {
    return String.join(" ", words.trim().toLowerCase(java.util.Locale.ROOT).split("\\s+", -1));
  }
}
