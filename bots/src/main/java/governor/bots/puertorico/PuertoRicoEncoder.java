package governor.bots.puertorico;

import static governor.nets.FeatureList.numbers;

import governor.core.Action;
import governor.core.Agenda;
import governor.nets.Counsel;
import governor.nets.CounselFeatures;
import governor.nets.GameEncoder;
import governor.nets.SeatOrder;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Puerto Rico as a net sees it: roles, turns and the three clocks; ships, trading house, tiles on
 * offer; of every seat its estate ({@link EstateFeatures}). Nothing is hidden in this game but the
 * order of the tiles.
 */
public final class PuertoRicoEncoder extends GameEncoder<PuertoRicoState> {
  /** What a point counts in questions of building. */
  private static final float BUILDING = 0.05f;

  private static final int MOST = 512;
  private static final int PROSPECTS = 14;

  // Kinds of choices after the roles.
  private static final int TILE = 0;
  private static final int BUILD = 1;
  private static final int SALE = 2;
  private static final int LOAD = 3;

  // Parts of a position.
  private static final int ROLES = 1;
  private static final int MONEY = 1 << 1;
  private static final int CLOCKS = 1 << 2;
  private static final int TILES = 1 << 3;
  private static final int COPIES = 1 << 4;
  private static final int SHIPS = 1 << 5;
  private static final int HOUSE = 1 << 6;
  private static final int ISLAND = 1 << 7;
  private static final int CITY = 1 << 8;
  private static final int GOODS = 1 << 9;
  private static final int COLONISTS = 1 << 10;
  private static final int POINTS = 1 << 11;

  private final PuertoRicoGame game;
  private final boolean isExpanded;
  private final int firstKind;
  private final AgendaFeatures agenda;
  private final TableFeatures table;
  private final ChoiceFeatures choice;
  private final int score;
  private final int lead;
  private final EstateFeatures[] estates;
  private final CounselFeatures counsels;
  private final PhaseFeatures phases;
  private final TableExpansions expansions;
  private final int prospect;
  private final @Nullable CounselFeatures raids;

  public PuertoRicoEncoder(PuertoRicoGame game) {
    this(game, new Pieces(game.rules()));
  }

  private PuertoRicoEncoder(PuertoRicoGame game, Pieces pieces) {
    super(game, MOST, kinds(pieces));
    this.game = game;
    this.isExpanded = !game.config().expansions().isEmpty();
    this.firstKind = pieces.roles.size();
    agenda = new AgendaFeatures(list, pieces, order, seats);
    table = new TableFeatures(list, pieces);
    choice = new ChoiceFeatures(list, pieces);
    score = list.group("score", numbers(0, 3, EstateFeatures.SCORES));
    lead = list.group("lead", EstateFeatures.LEAD_WORDS);
    estates = new EstateFeatures[seats];
    List<String> who = SeatOrder.words(seats);
    for (int i = 0; i < seats; i++) {
      estates[i] = new EstateFeatures(list, pieces, game.rules(), who.get(i), i == 0);
    }
    prospect = list.group("prospect halves", numbers(0, PROSPECTS));
    counsels = new CounselFeatures(list, kinds());
    phases = new PhaseFeatures(list, seats);
    expansions = new TableExpansions(list, pieces, game.rules(), order, seats);
    raids = game.rules().has(Role.BUCCANEER) ? RaidCounsel.features(list) : null;
  }

  /** The roles in play and what comes after them; loading is as general as any. */
  private static List<String> kinds(Pieces pieces) {
    return Stream.concat(pieces.roles.stream(), Stream.of("tile", "build", "sell", "load"))
        .toList();
  }

  /**
   * Nets that grew up among builders think little of building where others only ship. Against two
   * role-shy shippers (three players) heeding raised the net from 51 to 75 %, against three of the
   * hand-written player it made no difference that could be measured. With two players it cost four
   * points against the hand-written player and with five three, so they do without. With expansions
   * the counsel, which is the first generation's, thinks little of the buildings that they bring,
   * and heeding it cost more than ten points.
   */
  @Override
  public float heed(PuertoRicoState s) {
    boolean costly = isExpanded || seats == 2 || seats == 5;
    return !costly && Agenda.step(s.top()) == StepId.BUILD ? BUILDING : 0;
  }

  @Override
  public boolean judges(PuertoRicoState s) {
    return switch (Agenda.step(s.top())) {
      case StepId.CHOOSE_ROLE, StepId.SETTLE, StepId.BUILD, StepId.SELL, StepId.LOAD -> true;
      default -> false;
    };
  }

  @Override
  public int common(PuertoRicoState s, int me, double hope, int[] f, int at) {
    int n = at;
    f[n++] = prospect + (int) Math.clamp(2 * hope, 0, PROSPECTS - 1);
    n = agenda.clock(s, me, f, n);
    n = isExpanded ? expansions.write(s, me, f, n) : n;
    for (int i = 1; i < seats; i++) {
      int seat = order.after(me, i);
      n = estates[i].encode(s, seat, f, n);
      f[n++] = estates[i].doubloons(s, seat);
    }
    return write(s, me, unchanged(s), f, n);
  }

  @Override
  public int encode(PuertoRicoState s, PuertoRicoState after, int me, int[] f, int at) {
    return write(after, me, ~unchanged(s), f, agenda.write(after, me, choice, f, at));
  }

  /** What no choice of the question asked now can change. */
  private int unchanged(PuertoRicoState s) {
    return isExpanded ? surelyUnchanged(s) : unchangedInBaseGame(s);
  }

  /** Guests and other buildings of expansions let a seat do a bit of everything in its turn. */
  private static int surelyUnchanged(PuertoRicoState s) {
    return switch (Agenda.step(s.top())) {
      case StepId.CHOOSE_ROLE -> COPIES | SHIPS | HOUSE | TILES;
      case StepId.SETTLE -> ROLES | COPIES | SHIPS | HOUSE;
      case StepId.BUILD -> ROLES | TILES | SHIPS | HOUSE;
      case StepId.SELL -> ROLES | COPIES | SHIPS;
      case StepId.LOAD -> ROLES | TILES | COPIES | HOUSE;
      default -> 0;
    };
  }

  private static int unchangedInBaseGame(PuertoRicoState s) {
    return switch (Agenda.step(s.top())) {
      case StepId.CHOOSE_ROLE -> ~(ROLES | MONEY);
      case StepId.SETTLE -> ROLES | COPIES | SHIPS | HOUSE | CITY | GOODS;
      case StepId.BUILD -> ROLES | TILES | SHIPS | HOUSE | ISLAND | GOODS;
      case StepId.SELL -> ~(MONEY | HOUSE | GOODS);
      case StepId.LOAD -> ~(CLOCKS | SHIPS | GOODS | POINTS);
      default -> 0;
    };
  }

  /** Writes these parts of a position as far as they are not always in common. */
  private int write(PuertoRicoState s, int me, int parts, int[] f, int at) {
    int n = (parts & ROLES) != 0 ? agenda.roles(s, f, at) : at;
    EstateFeatures mine = estates[0];
    if ((parts & MONEY) != 0) {
      n = choice.payable(s, me, f, n);
      f[n++] = mine.doubloons(s, me);
    }
    n = (parts & CLOCKS) != 0 ? table.clocks(s, f, n) : n;
    n = (parts & TILES) != 0 ? table.tiles(s, f, n) : n;
    n = (parts & COPIES) != 0 ? table.copies(s, f, n) : n;
    n = (parts & SHIPS) != 0 ? table.ships(s, f, n) : n;
    n = (parts & HOUSE) != 0 ? table.house(s, f, n) : n;
    n = (parts & ISLAND) != 0 ? mine.island(s, me, f, n) : n;
    n = (parts & CITY) != 0 ? mine.city(s, me, f, n) : n;
    n = (parts & GOODS) != 0 ? mine.goods(s, me, f, n) : n;
    if ((parts & COLONISTS) != 0) {
      n = mine.capacity(s, me, f, n);
      n = mine.colonists(s, me, f, n);
    }
    return (parts & POINTS) != 0 ? points(s, me, f, n) : n;
  }

  private int points(PuertoRicoState s, int me, int[] f, int at) {
    int n = at;
    int points = game.points(s, me);
    int best = 0;
    for (int i = 1; i < seats; i++) {
      int seat = order.after(me, i);
      int theirs = game.points(s, seat);
      best = Math.max(best, theirs);
      f[n++] = estates[i].ahead(theirs - points);
    }
    f[n++] = score + Math.min(EstateFeatures.SCORES - 1, points / 3);
    f[n++] = lead + EstateFeatures.bucket(points - best);
    return n;
  }

  @Override
  public Counsel<PuertoRicoState> counsel() {
    return new PuertoRicoCounsel(game, phases, raids);
  }

  @Override
  public int kind(PuertoRicoState s, int action) {
    int step = Agenda.step(s.top());
    return switch (step) {
      case StepId.CHOOSE_ROLE -> agenda.place(Action.a(action));
      case StepId.SETTLE -> firstKind + TILE;
      case StepId.BUILD -> firstKind + BUILD;
      case StepId.SELL -> firstKind + SALE;
      default -> firstKind + LOAD;
    };
  }

  @Override
  public int advise(PuertoRicoState s, int action, double gain, double behind, int[] f, int at) {
    return counsels.write(kind(s, action), gain, behind, f, at);
  }
}
