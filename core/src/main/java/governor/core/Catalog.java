package governor.core;

import java.util.List;
import java.util.Optional;

/**
 * The pieces in play: for the rules command, help at the table and the fingerprint of the rules.
 */
public record Catalog(String title, List<Section> sections) {
  /** Pieces that belong together. */
  public record Section(String title, List<Entry> entries) {
    public Section {
      entries = List.copyOf(entries);
    }
  }

  /**
   * One piece.
   *
   * @param key the name in records and actions that no edition changes
   * @param name what players call it in this edition
   * @param cost the printed cost, or -1 where there is none
   * @param points the printed points, or -1 where there are none
   * @param copies how many there are
   * @param when the phase in which it acts
   * @param effect what it does, in our words
   */
  public record Entry(
      String key, String name, int cost, int points, int copies, String when, String effect) {}

  public Catalog {
    sections = List.copyOf(sections);
  }

  /** The piece that people mean by this name, in any case and spelling of spaces. */
  public Optional<Entry> find(String name) {
    String wanted = plain(name);
    return sections.stream()
        .flatMap(section -> section.entries().stream())
        .filter(entry -> plain(entry.name()).equals(wanted) || plain(entry.key()).equals(wanted))
        .findFirst();
  }

  /** All numbers, one piece a line; effects are left out, since their words may be improved. */
  String describe() {
    StringBuilder text = new StringBuilder(title).append('\n');
    for (Section section : sections) {
      for (Entry entry : section.entries()) {
        text.append(entry.key())
            .append(' ')
            .append(entry.cost())
            .append(' ')
            .append(entry.points())
            .append(' ')
            .append(entry.copies())
            .append('\n');
      }
    }
    return text.toString();
  }

  private static String plain(String name) {
    return name.trim().toLowerCase(java.util.Locale.ROOT).replace('-', ' ').replace('_', ' ');
  }
}
