package governor.cli.puertorico;

import governor.cli.text.Text;
import governor.core.Event;
import governor.puertorico.edge.PuertoRicoEvent;
import governor.puertorico.edge.What;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What happened, with things of the same kind in one sentence: {@code Anna gets 2 corn and 1
 * indigo.}
 */
final class Story {
  private static final int FEW_KINDS = 3;
  private final List<PuertoRicoEvent> seen;
  private final List<String> names;
  private final List<String> sentences = new ArrayList<>();

  private Story(List<? extends Event> seen, List<String> names) {
    this.seen = seen.stream().map(PuertoRicoEvent.class::cast).toList();
    this.names = names;
  }

  static List<String> tell(List<? extends Event> seen, List<String> names) {
    Story story = new Story(seen, names);
    int next = 0;
    while (next < seen.size()) {
      next = story.tellFrom(next);
    }
    return story.sentences;
  }

  /** Tells the event with this number and those that belong to it; returns the one after them. */
  private int tellFrom(int first) {
    PuertoRicoEvent event = seen.get(first);
    int end = first + 1;
    while (end < seen.size() && belong(event, seen.get(end))) {
      end++;
    }
    List<PuertoRicoEvent> events = seen.subList(first, end);
    switch (event.what()) {
      case MANNED -> sentences.add(name(event) + manned(events));
      case PRODUCED -> sentences.add(name(event) + " gets " + pieces(events) + ".");
      case LOST_GOODS -> sentences.add(name(event) + " has no room for " + pieces(events) + ".");
      case TURNED -> sentences.add("Plantations are turned: " + tiles(events) + ".");
      case GOT_COLONISTS -> sentences.add("Colonists: " + byNumber(events) + ".");
      case LOADED, LOADED_OWN -> {
        return load(event, end);
      }
      default -> sentences.add(Text.capital(event.describe(names)));
    }
    return end;
  }

  private static boolean belong(PuertoRicoEvent first, PuertoRicoEvent next) {
    if (first.what() != next.what()) {
      return false;
    }
    return switch (first.what()) {
      case MANNED, PRODUCED, LOST_GOODS -> first.seat() == next.seat();
      case TURNED, GOT_COLONISTS -> true;
      default -> false;
    };
  }

  /** Barrels together with the points for them. */
  private int load(PuertoRicoEvent event, int next) {
    String sentence = Text.capital(event.describe(names));
    boolean paid = next < seen.size() && seen.get(next).what() == What.GOT_POINTS;
    sentences.add(
        paid
            ? sentence.substring(0, sentence.length() - 1)
                + " for "
                + Text.count(seen.get(next).number(), "point")
                + "."
            : sentence);
    return paid ? next + 1 : next;
  }

  private String name(PuertoRicoEvent event) {
    return Text.capital(names.get(event.seat()));
  }

  private static String pieces(List<PuertoRicoEvent> events) {
    return Text.list(events.stream().map(each -> each.number() + " " + each.piece()).toList());
  }

  private static String tiles(List<PuertoRicoEvent> events) {
    Map<String, Integer> tiles = new LinkedHashMap<>();
    events.forEach(each -> tiles.merge(each.piece(), 1, Integer::sum));
    List<String> things = new ArrayList<>();
    tiles.forEach((tile, number) -> things.add(number == 1 ? tile : number + " " + tile));
    return Text.list(things);
  }

  /** Where few kinds of circle are manned which ones, else how many colonists there are. */
  private static String manned(List<PuertoRicoEvent> events) {
    return events.size() <= FEW_KINDS
        ? " mans " + pieces(events) + "."
        : " places " + events.stream().mapToInt(PuertoRicoEvent::number).sum() + " colonists.";
  }

  /** Seats with the same number of colonists stand together. */
  private String byNumber(List<PuertoRicoEvent> events) {
    Map<String, Integer> colonists = new LinkedHashMap<>();
    events.forEach(each -> colonists.merge(names.get(each.seat()), each.number(), Integer::sum));
    Map<Integer, List<String>> seats = new LinkedHashMap<>();
    colonists.forEach(
        (name, number) -> seats.computeIfAbsent(number, same -> new ArrayList<>()).add(name));
    List<String> things = new ArrayList<>();
    seats.forEach((number, whose) -> things.add(number + " for " + Text.list(whose)));
    return String.join(", ", things);
  }
}
