package governor.sanjuan.edge;

import governor.sanjuan.Laid;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Makes views; the only place that decides what a seat may see of a position. */
public final class ViewMaker {
  private static final int HIDDEN = -1;
  private final RuleSet rules;
  private final SanJuanNotation notation;

  public ViewMaker(RuleSet rules) {
    this.rules = rules;
    this.notation = new SanJuanNotation(rules);
  }

  public SanJuanView view(SanJuanState s, int viewer) {
    return view(s, viewer, !s.isOver());
  }

  /** In the middle of what happens, where nobody is asked. */
  public SanJuanView glimpse(SanJuanState s, int viewer) {
    return view(s, viewer, false);
  }

  private SanJuanView view(SanJuanState s, int viewer, boolean asks) {
    boolean seesOffer = s.offerIsOpen() || asks && viewer == s.seatToAct();
    List<SanJuanView.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < s.players(); seat++) {
      seats.add(seat(s, seat, viewer == seat || rules.openPiles()));
    }
    return new SanJuanView(
        viewer,
        s.round(),
        s.governor(),
        s.phase() < 0 ? "" : rules.name(Role.of(s.phase())),
        s.phase() < 0 ? HIDDEN : s.rolePlayer(),
        asks ? s.seatToAct() : HIDDEN,
        asks ? notation.question(s) : "",
        rules.picks(),
        rolesTaken(s),
        roleTakers(s),
        tiles(s),
        s.tilePlace(),
        s.drawPile(),
        s.discardPile(),
        s.cathedralIsFree(),
        names(s.openEvents()),
        s.offerSize(),
        seesOffer ? counts(s::offered) : Map.of(),
        viewer < 0 ? Map.of() : counts(card -> s.inHand(viewer, card)),
        viewer < 0 ? Map.of() : prices(s, viewer, seesOffer),
        viewer < 0 ? Map.of() : counts(card -> s.knownDiscards(viewer, card)),
        Collections.unmodifiableList(seats));
  }

  private SanJuanView.Seat seat(SanJuanState s, int seat, boolean seesPiles) {
    List<SanJuanView.Building> buildings = new ArrayList<>();
    for (int space = 0; space < s.buildings(seat); space++) {
      int card = s.topOf(seat, space);
      buildings.add(
          new SanJuanView.Building(
              rules.name(card),
              s.hasGood(seat, space),
              seesPiles ? s.pileOf(seat, space) : HIDDEN,
              (s.working(seat) >>> card & 1) != 0,
              covered(s, seat, space),
              seesPiles ? s.contentOf(seat, space) >> 1 : HIDDEN));
    }
    return new SanJuanView.Seat(
        s.handSize(seat),
        s.goods(seat),
        seesPiles ? s.pileCards(seat) : HIDDEN,
        s.works(seat, rules.doublesPrivilege()) && !s.canUseLibrary(seat),
        s.bankIsUsed(seat),
        buildings);
  }

  private List<String> covered(SanJuanState s, int seat, int space) {
    List<String> covered = new ArrayList<>();
    for (int i = 0; i < s.laidSize(); i++) {
      int place = s.laidPlace(i);
      if (Laid.isAt(place, seat, space) && Laid.kind(place) == Laid.COVERED) {
        covered.add(rules.name(s.laidCard(i)));
      }
    }
    return covered;
  }

  private List<String> rolesTaken(SanJuanState s) {
    List<String> taken = new ArrayList<>();
    for (Role role : Role.values()) {
      if ((s.rolesTaken() >>> role.ordinal() & 1) != 0) {
        taken.add(rules.name(role));
      }
    }
    return taken;
  }

  private Map<String, Integer> roleTakers(SanJuanState s) {
    Map<String, Integer> takers = new LinkedHashMap<>();
    for (Role role : Role.values()) {
      int taker = s.roleTaker(role.ordinal());
      if (taker >= 0) {
        takers.put(rules.name(role), taker);
      }
    }
    return Collections.unmodifiableMap(takers);
  }

  private List<List<Integer>> tiles(SanJuanState s) {
    List<List<Integer>> tiles = new ArrayList<>();
    for (int place = 0; place < s.tilesKnown(); place++) {
      tiles.add(Tiles.prices(rules, s.tileAt(place)));
    }
    return tiles;
  }

  private Map<String, Integer> prices(SanJuanState s, int viewer, boolean seesOffer) {
    long kinds = s.handMask(viewer) | (seesOffer ? s.offerMask() : 0);
    kinds |= s.cathedralIsFree() ? 1L << rules.centre() : 0;
    Map<String, Integer> prices = new LinkedHashMap<>();
    for (long left = kinds; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      prices.put(rules.name(card), BuildFacts.priceNow(s, viewer, card));
    }
    return Collections.unmodifiableMap(prices);
  }

  private List<String> names(long kinds) {
    List<String> names = new ArrayList<>();
    for (long left = kinds; left != 0; left &= left - 1) {
      names.add(rules.name(Long.numberOfTrailingZeros(left)));
    }
    return names;
  }

  private Map<String, Integer> counts(IntUnaryOperator count) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int card = 0; card < rules.kinds(); card++) {
      int cards = count.applyAsInt(card);
      if (cards > 0) {
        counts.put(rules.name(card), cards);
      }
    }
    return Collections.unmodifiableMap(counts);
  }
}
