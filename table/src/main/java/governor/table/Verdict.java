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

  static Verdict one(Entry entry) {
    return new Do(List.of(entry));
  }
}
