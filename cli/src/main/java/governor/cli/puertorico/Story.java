package governor.cli.puertorico;

import governor.cli.text.Text;
import governor.core.Event;
import governor.puertorico.Fair;
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
      case GOT_COLONISTS -> colonists(events);
      case DRAFTED -> sentences.add("Drafted: " + drafted(events) + ".");
      case FESTIVAL_TILE -> sentences.add("The festival asks for " + festival(events) + ".");
      case WON_FESTIVAL -> sentences.add(name(event) + " is first at the festival: " + won(event));
      case LOADED, LOADED_OWN, PLUNDERED -> {
        return withPoints(Text.capital(event.describe(names)), end);
      }
      case SENT -> {
        return withPoints(name(event) + " sends " + pieces(events) + " from the small wharf.", end);
      }
      case SUPPLIED -> {
        return withPoints(name(event) + " supplies " + event.piece() + ".", end);
      }
      default -> sentences.add(Text.capital(event.describe(names)));
    }
    return end;
  }

  private static boolean belong(PuertoRicoEvent first, PuertoRicoEvent next) {
    if (first.what() != next.what()) {
      return follows(first, next);
    }
    return switch (first.what()) {
      case MANNED, PRODUCED, LOST_GOODS, SENT -> first.seat() == next.seat();
      case TURNED, GOT_COLONISTS, DRAFTED -> true;
      default -> false;
    };
  }

  /** Whether something else goes without saying. */
  private static boolean follows(PuertoRicoEvent first, PuertoRicoEvent next) {
    return switch (next.what()) {
      case ENNOBLED -> first.what() == What.MANNED && first.seat() == next.seat();
      case HOUSE_EMPTIED -> first.what() == What.PLUNDERED;
      case FESTIVAL_GOOD, FESTIVAL_BUILDING -> first.what() == What.FESTIVAL_TILE;
      default -> false;
    };
  }

  /** What was done together with the points for it. */
  private int withPoints(String sentence, int next) {
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

  private void colonists(List<PuertoRicoEvent> events) {
    List<PuertoRicoEvent> some = events.stream().filter(each -> each.number() > 0).toList();
    if (!some.isEmpty()) {
      sentences.add("Colonists: " + byNumber(some) + ".");
    }
  }

  private String drafted(List<PuertoRicoEvent> events) {
    return Text.list(
        events.stream().map(each -> each.piece() + " by " + names.get(each.seat())).toList());
  }

  private static String festival(List<PuertoRicoEvent> events) {
    PuertoRicoEvent tile = events.getFirst();
    PuertoRicoEvent building = events.getLast();
    return tile.number()
        + " "
        + tile.piece()
        + " plantations, for "
        + pieces(only(What.FESTIVAL_GOOD, events))
        + " in one craftsman phase and for the "
        + building.piece();
  }

  private static String won(PuertoRicoEvent event) {
    return switch (event.number()) {
      case Fair.PLANTATIONS -> "plantations.";
      case Fair.PRODUCTION -> "production.";
      default -> "building.";
    };
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

  /**
   * Where few kinds of circle are manned which ones, else how many colonists there are; and where
   * nobles stand, as far as that matters.
   */
  private static String manned(List<PuertoRicoEvent> events) {
    List<PuertoRicoEvent> manned = only(What.MANNED, events);
    List<String> nobles = only(What.ENNOBLED, events).stream().map(each -> each.piece()).toList();
    String who =
        manned.size() <= FEW_KINDS
            ? " mans " + pieces(manned)
            : " places " + manned.stream().mapToInt(each -> each.number()).sum() + " colonists";
    return who + (nobles.isEmpty() ? "." : ", nobles on " + Text.list(nobles) + ".");
  }

  private static List<PuertoRicoEvent> only(What what, List<PuertoRicoEvent> events) {
    return events.stream().filter(each -> each.what() == what).toList();
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
