package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.core.PositionItem;
import governor.core.PositionProblem;
import governor.core.PositionText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** Sets a position up as its text says; chance deals the cards that it does not name. */
final class PositionReader {
  private static final String NOTES = "new, good CARD, own CARD, pile CARD or over BUILDING";

  private final SanJuanState s;
  private final RuleSet rules;
  private final PositionNames names;
  private final PositionText text;

  /** Where unknown cards go: first those that can be no events. */
  private final List<IntConsumer> seen = new ArrayList<>();

  private final List<IntConsumer> unseen = new ArrayList<>();

  PositionReader(SanJuanState s, PositionNames names, PositionText text) {
    this.s = s;
    this.rules = s.rules();
    this.names = names;
    this.text = text;
  }

  /** The position is blank and has its chances. */
  void read() {
    s.readRound(text, names, rules.picks());
    s.setCell(LIBRARY_ON, text.number("library on", 0, 0, 1));
    s.setCell(GOODS_SOLD, text.number("goods sold", 0, 0, 100));
    s.setCell(GOODS_PAID, text.number("goods paid", 0, 0, 12));
    s.setCell(PROCEEDS, text.number("proceeds", 0, 0, 100));
    for (int seat = 0; seat < s.players(); seat++) {
      buildings(seat);
    }
    s.openNewBuildings();
    fresh.forEach(Runnable::run);
    fading();
    tiles();
    text.each("held", this::held);
    text.each("events", item -> s.openEvent(event(item)));
    text.each("running event", item -> s.setCell(RUNNING_EVENT, event(item) + 1));
    for (String key : List.of("open offer", "offer")) {
      if (text.has(key)) {
        s.setCell(OFFER_OPEN, key.equals("offer") ? 0 : 1);
        text.each(key, item -> cards(item, seen, s::addToOffer));
      }
    }
    text.each("discards", item -> cards(item, unseen, s::discardUnseen));
    for (int seat = 0; seat < s.players(); seat++) {
      hand(seat);
    }
    beingPlaced();
    List<Integer> next = new ArrayList<>();
    text.each("next cards", item -> next.addFirst(take(item, item.name())));
    seen.forEach(place -> place.accept(s.drawKnown(true)));
    unseen.forEach(place -> place.accept(s.drawKnown(false)));
    s.stack(next);
    text.end(
        List.of(
            "round",
            "governor",
            "taken",
            "phase",
            "asked",
            "tiles",
            "discards",
            "offer",
            "1 hand",
            "1 buildings",
            "1 known",
            "next cards",
            "events"));
  }

  private final List<Runnable> fresh = new ArrayList<>();

  /** Takes a card of this name out of the pile. */
  private int take(PositionItem item, String name) {
    int card = PositionItem.number(item.key(), name, names.cards);
    boolean there = card == rules.centre() ? s.takeCathedral() : s.takeFromDrawPile(card);
    if (!there) {
      throw new PositionProblem(
          "The game has "
              + rules.copies(rules.card(card))
              + " of \""
              + name
              + "\", and the position names more.");
    }
    return card;
  }

  private int event(PositionItem item) {
    int card = take(item, item.name());
    if (!rules.isEvent(card)) {
      throw new PositionProblem("The " + item.name() + " is no event.");
    }
    return card;
  }

  private void cards(PositionItem item, List<IntConsumer> unknown, IntConsumer place) {
    for (int i = 0; i < item.count(); i++) {
      if (item.isUnknown()) {
        unknown.add(place);
      } else {
        place.accept(take(item, item.name()));
      }
    }
  }

  private void hand(int seat) {
    text.each(seat + 1 + " hand", item -> cards(item, seen, card -> s.addToHand(seat, card)));
    text.each(
        seat + 1 + " known",
        item -> {
          int card = item.among(names.cards);
          s.remember(seat, card, item.count());
          if (item.count() > s.discarded(card) + unknownDiscards()) {
            throw new PositionProblem(
                "Seat "
                    + (seat + 1)
                    + " knows more of \""
                    + item.name()
                    + "\" among the discards than lie there.");
          }
        });
    s.setCell(s.seatBytes(seat) + BANK_USED, text.number(seat + 1 + " bank used", 0, 0, 1));
  }

  private int unknownDiscards() {
    return unseen.size();
  }

  private void buildings(int seat) {
    text.each(
        seat + 1 + " buildings",
        item -> {
          for (int i = 0; i < item.count(); i++) {
            building(seat, item);
          }
        });
  }

  private void building(int seat, PositionItem item) {
    int space = s.buildings(seat);
    if (space == MOST_BUILDINGS) {
      throw new PositionProblem(
          "Seat " + (seat + 1) + " has more than " + MOST_BUILDINGS + " buildings.");
    }
    int top = take(item, item.name());
    if (rules.isEvent(top)) {
      throw new PositionProblem("The " + item.name() + " is an event and no building.");
    }
    if (!rules.isProduction(top) && s.count(seat, top) > 0) {
      throw new PositionProblem(
          "Seat " + (seat + 1) + " cannot have two of \"" + item.name() + "\".");
    }
    s.buildBeside(seat, top);
    for (String note : item.notes()) {
      note(seat, space, top, item, note);
    }
  }

  private void note(int seat, int space, int top, PositionItem item, String note) {
    if (note.equals("new")) {
      fresh.add(() -> s.setWorking(seat, s.working(seat) & ~(1L << top)));
      return;
    }
    int end = note.indexOf(' ');
    String what = end < 0 ? note : note.substring(0, end);
    String name = note.substring(end + 1);
    switch (what) {
      case "good" -> {
        if (rules.goodsPlace(top) < 0 || s.hasGood(seat, space)) {
          throw new PositionProblem("No such good can lie on the " + item.name() + ".");
        }
        place(item, name, unseen, s.putGoodOn(seat, space, top));
      }
      case "own" -> laid(seat, space, item, name, Laid.SEEN_BY_OWNER, seen);
      case "pile" -> laid(seat, space, item, name, Laid.UNSEEN, unseen);
      case "over" -> laid(seat, space, item, name, Laid.COVERED, seen);
      default ->
          throw new PositionProblem(
              "\""
                  + note
                  + "\" of the "
                  + item.name()
                  + " cannot be read; it has to be "
                  + NOTES
                  + ".");
    }
  }

  private void laid(
      int seat, int space, PositionItem item, String name, int kind, List<IntConsumer> unknown) {
    place(item, name, unknown, s.layUnder(seat, space, kind));
  }

  private void place(PositionItem item, String name, List<IntConsumer> unknown, IntConsumer place) {
    if (name.equals(PositionText.UNKNOWN)) {
      unknown.add(place);
    } else {
      place.accept(take(item, name));
    }
  }

  private void held(PositionItem item) {
    String from = item.notes().isEmpty() ? "" : item.notes().getFirst().replaceFirst("^from ", "");
    int building = PositionItem.number("held", from, names.cards);
    place(item, item.name(), unseen, card -> s.hold(card, building));
    if (item.isUnknown()) {
      s.hold(0, building); // So that it counts as held until chance has dealt it.
      unseen.removeLast();
      unseen.add(
          card -> {
            s.takeHeld();
            s.hold(card, building);
          });
    }
  }

  private void fading() {
    text.each(
        "fading",
        item -> {
          int seat = item.lastNumber(1, s.players()) - 1;
          int card = item.withoutNumber().among(names.cards);
          s.setWorking(seat, s.working(seat) | 1L << card);
          s.setCell(FADING, card + 1);
        });
  }

  /** The tiles that are named come first, then the others by chance. */
  private void tiles() {
    List<String> named = text.take("tiles");
    boolean[] used = new boolean[TILES];
    if (named.size() > TILES) {
      throw new PositionProblem("There are " + TILES + " tiles, and the position names more.");
    }
    s.shuffleTiles();
    for (int place = 0; place < named.size(); place++) {
      int tile = named.get(place).length() == 1 ? named.get(place).charAt(0) - 'A' : TILES;
      if (tile < 0 || tile >= TILES || used[tile]) {
        throw new PositionProblem(
            "The tiles are A, B, C, D and E, each once; \"" + named.get(place) + "\" is not.");
      }
      used[tile] = true;
      s.putTile(place, tile);
    }
    s.setCell(TILES_KNOWN, text.number("tiles known", named.size(), 0, named.size()));
    s.setCell(TILE, text.number("tile", 1, 1, TILES) - 1);
    if (s.tilePlace() > s.tilesKnown()) {
      throw new PositionProblem(
          "The next tile cannot be number "
              + (s.tilePlace() + 1)
              + " when "
              + s.tilesKnown()
              + " are known.");
    }
  }

  /** A card that is being placed is on the agenda alone. */
  private void beingPlaced() {
    int card = s.beingPlaced();
    if (card >= rules.kinds()) {
      throw new PositionProblem("What is \"asked\" names a card that is not there.");
    }
    if (card >= 0) {
      take(new PositionItem("asked", 1, rules.name(card), List.of()), rules.name(card));
    }
  }
}
