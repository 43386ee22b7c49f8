package governor.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The pieces in play and what else players ask about: for the rules command, help at the table and
 * the fingerprint of the rules.
 *
 * @param topics what is no piece, or is more than its piece: roles, goods, the governor, the end
 */
public record Catalog(String title, List<Section> sections, List<Topic> topics) {
  /**
   * Pieces that belong together.
   *
   * @param about what holds for each of them, or empty
   */
  public record Section(String title, String about, List<Entry> entries) {
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
   * @param numbers its other printed numbers, each by its name, in the order in which they are read
   * @param when the phase in which it acts
   * @param effect what it does, in our words
   */
  public record Entry(
      String key,
      String name,
      int cost,
      int points,
      int copies,
      Map<String, Integer> numbers,
      String when,
      String effect) {
    public Entry {
      numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
    }
  }

  /**
   * Something that players ask about.
   *
   * @param key its name, which no edition changes
   * @param name what players call it in this edition
   * @param text what it is, in our words
   */
  public record Topic(String key, String name, String text) {}

  public Catalog {
    sections = List.copyOf(sections);
    topics = List.copyOf(topics);
  }

  public Stream<Entry> entries() {
    return sections.stream().flatMap(section -> section.entries().stream());
  }

  /** The piece that people mean by this name, in any case and spelling of spaces. */
  public Optional<Entry> find(String name) {
    return entries().filter(entry -> isMeant(name, entry.name(), entry.key())).findFirst();
  }

  /** The topic that people mean by this name, in any case and spelling of spaces. */
  public Optional<Topic> findTopic(String name) {
    return topics.stream().filter(topic -> isMeant(name, topic.name(), topic.key())).findFirst();
  }

  /** The section in which the piece stands. */
  public Section sectionOf(Entry entry) {
    return sections.stream()
        .filter(section -> section.entries().contains(entry))
        .findFirst()
        .orElseThrow();
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

  private static boolean isMeant(String text, String name, String key) {
    return plain(name).equals(plain(text)) || plain(key).equals(plain(text));
  }

  private static String plain(String name) {
    return name.trim().toLowerCase(Locale.ROOT).replace('-', ' ').replace('_', ' ');
  }
}
