package governor.table;

import java.util.List;

/** What a table says to somebody who wants to do something. */
public sealed interface Verdict {
  /** It may be done; these entries do it. */
  record Do(List<Entry> entries) implements Verdict {
    public Do {
      entries = List.copyOf(entries);
    }
  }

  /** It was done already, by the same request sent before. */
  record Done() implements Verdict {}

  /** The table has moved on since. */
  record Stale(String sentence) implements Verdict {}

  /** The rules don't allow it. */
  record Illegal(String sentence) implements Verdict {}

  /** It is not this person's to do. */
  record NotYours(String sentence) implements Verdict {}

  /** So many entries are more than any game needs in which nobody means harm. */
  int LONGEST_JOURNAL = 20_000;

  /**
   * The same, unless the journal has come to its end: then a game is played to its own end, and
   * nothing else is done that people could do for ever.
   */
  default Verdict within(int journal) {
    boolean endless =
        this instanceof Do(List<Entry> entries) && entries.stream().anyMatch(Verdict::isEndless);
    return endless && journal >= LONGEST_JOURNAL
        ? new Illegal(
            "This table's journal has come to its end, %d entries: play on, but take nothing back"
                    .formatted(LONGEST_JOURNAL)
                + " and say nothing more.")
        : this;
  }

  private static boolean isEndless(Entry entry) {
    return switch (entry) {
      case Entry.Said _, Entry.TookBack _, Entry.HandsOver _ -> true;
      case Entry.OfferedEnd(int seat, boolean accept) -> !accept;
      default -> false;
    };
  }

  static Verdict one(Entry entry) {
    return new Do(List.of(entry));
  }
}
