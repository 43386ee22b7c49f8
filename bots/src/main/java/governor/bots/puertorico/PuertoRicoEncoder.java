package governor.bots.puertorico;

import static governor.nets.FeatureList.numbers;
import static governor.puertorico.editions.BaseGame.HACIENDA;

import governor.core.Action;
import governor.core.Agenda;
import governor.nets.Counsel;
import governor.nets.CounselFeatures;
import governor.nets.Encoder;
import governor.nets.FeatureList;
import governor.nets.SeatOrder;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.phases.BuilderPhase;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puerto Rico as a net sees it: roles, turns and the three clocks; ships, trading house, tiles on
 * offer; of every seat its estate ({@link EstateFeatures}). Nothing is hidden in this game but the
 * order of the tiles.
 */
public final class PuertoRicoEncoder implements Encoder<PuertoRicoState> {
  /** What a point counts in questions of building. */
  private static final float BUILDING = 0.05f;

  private static final int MOST = 512;
  private static final int LOADS = 10;
  private static final int COLONISTS_ABOARD = 14;
  private static final int SUPPLIES = 20;
  private static final int POOLS = 22;
  private static final int ROUNDS = 10;
  private static final int PAYS = 3;
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
  private final RuleSet rules;
  private final boolean isExpanded;
  private final int[] rolePlaces;

  /** The roles in play and what comes after them; loading is as general as any. */
  private final List<String> kindWords;

  private final int firstKind;
  private final int seats;
  private final SeatOrder order;
  private final List<String> names;

  // Numbers of the first feature of each group.
  private final int rolesLeft;
  private final int rolePay;
  private final int phase;
  private final int noPhase;
  private final int privileged;
  private final int toAct;
  private final int toLoad;
  private final int toPick;
  private final int nextPick;
  private final int governor;
  private final int round;
  private final int endIsNear;
  private final int pool;
  private final int colonistSupply;
  private final int colonistShip;
  private final int shipGood;
  private final int shipRoom;
  private final int house;
  private final int inHouse;
  private final int row;
  private final int quarries;
  private final int scarce;
  private final int soldOut;
  private final int payable;
  private final int stored;
  private final int drawing;
  private final int score;
  private final int lead;
  private final EstateFeatures[] estates;
  private final CounselFeatures counsels;
  private final PhaseFeatures phases;
  private final TableExpansions expansions;
  private final int prospect;

  public PuertoRicoEncoder(PuertoRicoGame game) {
    this.game = game;
    this.seats = game.seats();
    this.order = new SeatOrder(seats);
    this.rules = game.rules();
    this.isExpanded = !game.config().expansions().isEmpty();
    Pieces pieces = new Pieces(rules);
    this.rolePlaces = pieces.rolePlaces();
    this.firstKind = pieces.roles.size();
    this.kindWords =
        Stream.concat(pieces.roles.stream(), Stream.of("tile", "build", "sell", "load")).toList();
    FeatureList list = new FeatureList();
    List<String> who = SeatOrder.words(seats);
    rolesLeft = list.group("role left", pieces.roles);
    rolePay = list.group("role pay", pieces.roles, numbers(1, PAYS));
    phase = list.group("phase", pieces.roles);
    noPhase = list.flag("no phase");
    privileged = list.group("privileged", who);
    toAct = list.group("to act", who);
    toLoad = list.group("to load", who);
    toPick = list.group("to pick", who);
    nextPick = list.group("next pick", who);
    governor = list.group("governor", who);
    round = list.group("round", numbers(0, 2, ROUNDS));
    endIsNear = list.flag("end is near");
    pool = list.group("pool", numbers(0, 6, POOLS));
    colonistSupply = list.group("colonist supply", numbers(0, 4, SUPPLIES));
    colonistShip = list.group("colonist ship", numbers(0, COLONISTS_ABOARD));
    shipGood = list.group("ship good", Pieces.SHIPS, Pieces.LOADS);
    shipRoom = list.group("ship room", Pieces.SHIPS, numbers(0, LOADS));
    house = list.group("house", numbers(0, PuertoRicoState.HOUSE_SPACES + 1));
    inHouse = list.group("in house", Pieces.GOODS);
    row = list.group("row", Pieces.PLANTATIONS, List.of("one", "more"));
    quarries = list.group("quarries", numbers(0, 4));
    scarce = list.group("scarce", Pieces.GOODS, List.of("few", "none"));
    soldOut = list.group("sold out", pieces.buildings);
    payable = list.group("payable", pieces.buildings);
    stored = list.group("stored", Pieces.GOODS);
    drawing = list.flag("drawing a tile");
    score = list.group("score", numbers(0, 3, EstateFeatures.SCORES));
    lead = list.group("lead", EstateFeatures.LEAD_WORDS);
    estates = new EstateFeatures[seats];
    for (int i = 0; i < seats; i++) {
      estates[i] = new EstateFeatures(list, pieces, rules, who.get(i), i == 0);
    }
    prospect = list.group("prospect halves", numbers(0, PROSPECTS));
    counsels = new CounselFeatures(list, kindWords);
    phases = new PhaseFeatures(list, seats);
    expansions = new TableExpansions(list, pieces, rules, order, seats);
    names = list.names();
  }

  @Override
  public String game() {
    return game.config().game();
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public int most() {
    return MOST;
  }

  /**
   * Nets that grew up among builders think little of building where others only ship. Against two
   * role-shy shippers (three players) this raised the net from 51 to 75 %, against three of the
   * hand-written player it made no difference that could be measured.
   */
  @Override
  public float heed(PuertoRicoState s) {
    return Agenda.step(s.top()) == StepId.BUILD ? BUILDING : 0;
  }

  @Override
  public boolean judges(PuertoRicoState s) {
    return switch (Agenda.step(s.top())) {
      case StepId.CHOOSE_ROLE, StepId.SETTLE, StepId.BUILD, StepId.SELL, StepId.LOAD -> true;
      default -> false;
    };
  }

  @Override
  public boolean isBetweenPhases(PuertoRicoState s) {
    return Agenda.step(s.top()) == StepId.CHOOSE_ROLE;
  }

  @Override
  public int common(PuertoRicoState s, int me, double hope, int[] f, int at) {
    int n = at;
    f[n++] = prospect + (int) Math.clamp(2 * hope, 0, PROSPECTS - 1);
    f[n++] = governor + order.relative(s.governor(), me);
    f[n++] = round + Math.min(ROUNDS - 1, s.round() / 2);
    n = isExpanded ? expansions.write(s, me, f, n) : n;
    for (int i = 1; i < seats; i++) {
      int seat = me + i < seats ? me + i : me + i - seats;
      n = estates[i].encode(s, seat, f, n);
      f[n++] = estates[i].doubloons(s, seat);
    }
    return write(s, me, unchanged(s), f, n);
  }

  @Override
  public int encode(PuertoRicoState s, PuertoRicoState after, int me, int[] f, int at) {
    return write(after, me, ~unchanged(s), f, agenda(after, me, f, at));
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
    int n = (parts & ROLES) != 0 ? roles(s, f, at) : at;
    EstateFeatures mine = estates[0];
    if ((parts & MONEY) != 0) {
      n = payable(s, me, f, n);
      f[n++] = mine.doubloons(s, me);
    }
    n = (parts & CLOCKS) != 0 ? clocks(s, f, n) : n;
    n = (parts & TILES) != 0 ? tiles(s, f, n) : n;
    n = (parts & COPIES) != 0 ? copies(s, f, n) : n;
    n = (parts & SHIPS) != 0 ? ships(s, f, n) : n;
    n = (parts & HOUSE) != 0 ? house(s, f, n) : n;
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
      int seat = me + i < seats ? me + i : me + i - seats;
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
    return new PuertoRicoCounsel(game, phases);
  }

  @Override
  public List<String> kinds() {
    return kindWords;
  }

  @Override
  public int kind(PuertoRicoState s, int action) {
    int step = Agenda.step(s.top());
    return switch (step) {
      case StepId.CHOOSE_ROLE -> rolePlaces[Action.a(action)];
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

  private int roles(PuertoRicoState s, int[] f, int n) {
    for (int left = rules.roles() & ~s.rolesTaken(); left != 0; left &= left - 1) {
      int role = Integer.numberOfTrailingZeros(left);
      f[n++] = rolesLeft + rolePlaces[role];
      int pay = Math.min(PAYS, s.roleDoubloons(role));
      if (pay > 0) {
        f[n++] = rolePay + rolePlaces[role] * PAYS + pay - 1;
      }
    }
    return n;
  }

  /** From the agenda: the phase, as long as there is something to do in it, and turns to come. */
  private int agenda(PuertoRicoState s, int me, int[] f, int n) {
    boolean running = false;
    for (int place = 1; place <= s.depth(); place++) {
      int frame = s.frame(place);
      int before = n;
      switch (Agenda.step(frame)) {
        case StepId.CHOOSE_ROLE -> {
          f[n++] = nextPick + order.relative(Agenda.seat(frame), me);
          n = order.turns(frame, true, toPick, me, f, n);
        }
        case StepId.SETTLE, StepId.BUILD, StepId.SELL, StepId.PLACE, StepId.STORE -> {
          boolean begun = Agenda.a(frame) != 0 || Agenda.b(frame) != 0;
          n = order.turns(frame, !begun, toAct, me, f, n);
          running |= n > before;
        }
        case StepId.LOAD -> {
          f[n++] = toLoad + order.relative(Agenda.seat(frame), me);
          running = true;
        }
        case StepId.PRODUCE, StepId.DEAL -> running = true;
        default -> {}
      }
    }
    int top = s.top();
    if (Agenda.step(top) == StepId.STORE) {
      for (int kinds = Agenda.a(top); kinds != 0; kinds &= kinds - 1) {
        f[n++] = stored + Integer.numberOfTrailingZeros(kinds);
      }
    } else if (HACIENDA.equals(rules.asking(s)) && Agenda.a(top) != 0) {
      f[n++] = drawing;
    }
    if (running) {
      f[n++] = phase + rolePlaces[s.phase()];
      f[n++] = privileged + order.relative(s.rolePlayer(), me);
    } else {
      f[n++] = noPhase;
    }
    return n;
  }

  /** What brings the end, and goods that run out. */
  private int clocks(PuertoRicoState s, int[] f, int n) {
    if (s.endIsNear()) {
      f[n++] = endIsNear;
    }
    f[n++] = pool + Math.clamp((s.pool() + 5) / 6, 0, POOLS - 1);
    f[n++] = colonistSupply + Math.min(SUPPLIES - 1, (s.colonistSupply() + 3) / 4);
    f[n++] = colonistShip + Math.min(COLONISTS_ABOARD - 1, s.colonistShip());
    for (int good = 0; good < Good.KINDS; good++) {
      int left = s.goodsSupply(good);
      if (left < 3) {
        f[n++] = scarce + 2 * good + (left == 0 ? 1 : 0);
      }
    }
    return n;
  }

  /** Tiles on offer. */
  private int tiles(PuertoRicoState s, int[] f, int n) {
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      int open = s.inRow(tile);
      if (open > 0) {
        f[n++] = row + 2 * tile + (open > 1 ? 1 : 0);
      }
    }
    f[n++] = quarries + Math.min(3, s.quarriesLeft());
    return n;
  }

  /** Buildings that are sold out. */
  private int copies(PuertoRicoState s, int[] f, int n) {
    for (long kinds = rules.all() & ~s.buildable(); kinds != 0; kinds &= kinds - 1) {
      f[n++] = soldOut + Long.numberOfTrailingZeros(kinds);
    }
    return n;
  }

  private int ships(PuertoRicoState s, int[] f, int n) {
    int ships = s.rules().ships();
    for (int ship = 0; ship < ships; ship++) {
      f[n++] = shipGood + ship * (Good.KINDS + 1) + s.shipGood(ship) + 1;
      f[n++] = shipRoom + ship * LOADS + Math.min(LOADS - 1, s.shipRoom(ship));
    }
    return n;
  }

  private int house(PuertoRicoState s, int[] f, int n) {
    int barrels = 0;
    for (int good = 0; good < Good.KINDS; good++) {
      if (s.inHouse(good) > 0) {
        f[n++] = inHouse + good;
        barrels += s.inHouse(good);
      }
    }
    f[n++] = house + Math.min(PuertoRicoState.HOUSE_SPACES, barrels);
    return n;
  }

  /** The buildings that the viewer could pay for without a privilege. */
  private int payable(PuertoRicoState s, int me, int[] f, int n) {
    long kinds = s.buildable() & ~s.owned(me) & BuilderPhase.payable(s, me, 0);
    for (; kinds != 0; kinds &= kinds - 1) {
      f[n++] = payable + Long.numberOfTrailingZeros(kinds);
    }
    return n;
  }
}
