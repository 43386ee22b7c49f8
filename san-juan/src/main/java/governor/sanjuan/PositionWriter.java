package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.core.PositionItem;
import governor.core.PositionText;
import governor.sanjuan.edge.Tiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Writes a position as text, with what a viewer knows and a ? for each card that it does not. */
final class PositionWriter {
  private final SanJuanState s;
  private final RuleSet rules;
  private final PositionNames names;
  private final int viewer;
  private final PositionText text;

  PositionWriter(SanJuanState s, PositionNames names, int viewer) {
    this.s = s;
    this.rules = s.rules();
    this.names = names;
    this.viewer = viewer;
    this.text = new PositionText(rules.config());
  }

  String write() {
    s.writeRound(text, names);
    text.put("library on", s.cell(LIBRARY_ON), 0);
    text.put("goods sold", s.cell(GOODS_SOLD), 0);
    text.put("goods paid", s.cell(GOODS_PAID), 0);
    text.put("proceeds", s.cell(PROCEEDS), 0);
    if (s.isHolding()) {
      String from = "from " + rules.name(s.heldFrom());
      text.put(
          "held",
          List.of(PositionItem.write(1, card(s.cell(HELD) - 1, knowsAll()), List.of(from))));
    }
    fading();
    tiles();
    text.put("events", cards(card -> (int) (s.openEvents() >>> card & 1)));
    if (s.cell(RUNNING_EVENT) != 0) {
      text.put("running event", List.of(rules.name(s.cell(RUNNING_EVENT) - 1)));
    }
    boolean seesOffer = s.offerIsOpen() || sees(s.seatToAct());
    text.put(
        s.offerIsOpen() ? "open offer" : "offer",
        seesOffer ? cards(s::offered) : unknown(s.offerSize()));
    discards();
    for (int seat = 0; seat < s.players(); seat++) {
      seat(seat);
    }
    stacked();
    return text.toString();
  }

  private boolean knowsAll() {
    return viewer == PositionText.EVERYTHING;
  }

  private boolean sees(int seat) {
    return knowsAll() || viewer == seat;
  }

  private String card(int card, boolean known) {
    return known ? rules.name(card) : PositionText.UNKNOWN;
  }

  private List<String> cards(IntUnaryOperator count) {
    Map<String, Integer> cards = new LinkedHashMap<>();
    names.cards.forEach((name, card) -> cards.put(name, count.applyAsInt(card)));
    return PositionItem.counts(cards);
  }

  private static List<String> unknown(int cards) {
    return cards == 0 ? List.of() : List.of(PositionItem.write(cards, PositionText.UNKNOWN));
  }

  private void fading() {
    int covered = s.cell(FADING) - 1;
    for (int seat = 0; seat < s.players() && covered >= 0; seat++) {
      if (s.works(seat, 1L << covered) && (s.owned(seat) >>> covered & 1) == 0) {
        text.put("fading", List.of(rules.name(covered) + " " + (seat + 1)));
      }
    }
  }

  /** The tiles in the order in which they come; those not turned yet only for who knows all. */
  private void tiles() {
    List<String> tiles = new ArrayList<>();
    int known = s.tilesKnown();
    for (int place = 0; place < (knowsAll() ? TILES : known); place++) {
      tiles.add(Character.toString(Tiles.letter(s.tileAt(place))));
    }
    text.put("tiles", tiles);
    text.put("tiles known", known, tiles.size());
    text.put("tile", s.tilePlace() + 1, 1);
  }

  private void discards() {
    List<String> items;
    if (knowsAll()) {
      int[] counts = new int[rules.kinds()];
      for (int i = 0; i < s.discardPile(); i++) {
        counts[s.cell(s.layout.cardsEnd - 1 - i)]++;
      }
      items = cards(card -> counts[card]);
    } else {
      items =
          new ArrayList<>(viewer < 0 ? List.of() : cards(card -> s.knownDiscards(viewer, card)));
      int known = 0;
      for (int card = 0; card < rules.kinds() && viewer >= 0; card++) {
        known += s.knownDiscards(viewer, card);
      }
      items.addAll(unknown(s.discardPile() - known));
    }
    text.put("discards", items);
  }

  private void seat(int seat) {
    String key = seat + 1 + " ";
    text.put(
        key + "hand", sees(seat) ? cards(card -> s.inHand(seat, card)) : unknown(s.handSize(seat)));
    List<String> buildings = new ArrayList<>();
    for (int space = 0; space < s.buildings(seat); space++) {
      buildings.add(PositionItem.write(1, rules.name(s.topOf(seat, space)), notes(seat, space)));
    }
    text.put(key + "buildings", buildings);
    if (sees(seat)) {
      text.put(key + "known", cards(card -> s.knownDiscards(seat, card)));
    }
    text.put(key + "bank used", s.bankIsUsed(seat) ? 1 : 0, 0);
  }

  private List<String> notes(int seat, int space) {
    List<String> notes = new ArrayList<>();
    if ((s.working(seat) >>> s.topOf(seat, space) & 1) == 0) {
      notes.add("new");
    }
    if (s.hasGood(seat, space)) {
      notes.add("good " + card(s.goodOn(seat, space), knowsAll()));
    }
    for (int i = 0; i < s.laidSize(); i++) {
      if (Laid.isAt(s.laidPlace(i), seat, space)) {
        notes.add(
            switch (Laid.kind(s.laidPlace(i))) {
              case Laid.COVERED -> "over " + rules.name(s.laidCard(i));
              case Laid.SEEN_BY_OWNER -> "own " + card(s.laidCard(i), sees(seat));
              default -> "pile " + card(s.laidCard(i), knowsAll());
            });
      }
    }
    return notes;
  }

  private void stacked() {
    List<String> next = new ArrayList<>();
    for (int i = 0; i < s.cell(STACKED) && knowsAll(); i++) {
      next.add(rules.name(s.cell(s.layout.cards + s.drawPile() - 1 - i)));
    }
    text.put("next cards", next);
  }
}
