package governor.players.puertorico;

import governor.core.Action;
import governor.core.Agenda;
import governor.players.net.Counsel;
import governor.players.net.CounselFeatures;
import governor.players.net.Encoder;
import governor.players.net.FeatureList;
import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import java.util.List;

/**
 * Puerto Rico as a net sees it: roles, turns and the three clocks; ships, trading house, tiles on
 * offer; of every seat its estate ({@link EstateFeatures}). Nothing is hidden in this game but the
 * order of the tiles.
 */
public final class PuertoRicoEncoder implements Encoder<PuertoRicoState> {
  private static final int MOST = 512;
  private static final int SHIPS = 3;
  private static final int LOADS = 10;
  private static final int COLONISTS = 14;
  private static final int SUPPLIES = 20;
  private static final int POOLS = 22;
  private static final int ROUNDS = 10;
  private static final int PAYS = 3;
  private static final int PROSPECTS = 14;
  private static final int QUARRY = Tile.QUARRY.ordinal();

  // Kinds of choices after the roles.
  private static final int TILE = Role.CARDS;
  private static final int BUILD = Role.CARDS + 1;
  private static final int SALE = Role.CARDS + 2;
  private static final int LOAD = Role.CARDS + 3;
  private static final int KINDS = Role.CARDS + 4;

  private final PuertoRicoGame game;
  private final int seats;
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
  private final int prospect;

  public PuertoRicoEncoder(PuertoRicoGame game) {
    this.game = game;
    this.seats = game.seats();
    FeatureList list = new FeatureList();
    rolesLeft = list.group("role left", Role.CARDS);
    rolePay = list.group("role pay", Role.CARDS * PAYS);
    phase = list.group("phase", Role.CARDS);
    noPhase = list.flag("no phase");
    privileged = list.group("privileged", seats);
    toAct = list.group("to act", seats);
    toLoad = list.group("to load", seats);
    toPick = list.group("to pick", seats);
    nextPick = list.group("next pick", seats);
    governor = list.group("governor", seats);
    round = list.group("round", ROUNDS);
    endIsNear = list.flag("end is near");
    pool = list.group("pool", POOLS);
    colonistSupply = list.group("colonist supply", SUPPLIES);
    colonistShip = list.group("colonist ship", COLONISTS);
    shipGood = list.group("ship good", SHIPS * (Good.KINDS + 1));
    shipRoom = list.group("ship room", SHIPS * LOADS);
    house = list.group("house", PuertoRicoState.HOUSE_SPACES + 1);
    inHouse = list.group("in house", Good.KINDS);
    row = list.group("row", 2 * Tile.PLANTATIONS);
    quarries = list.group("quarries", 4);
    scarce = list.group("scarce", 2 * Good.KINDS);
    soldOut = list.group("sold out", Building.KINDS);
    payable = list.group("payable", Building.KINDS);
    stored = list.group("stored", Good.KINDS);
    drawing = list.flag("drawing a tile");
    score = list.group("score", EstateFeatures.SCORES);
    lead = list.group("lead", EstateFeatures.LEADS);
    estates = new EstateFeatures[seats];
    for (int i = 0; i < seats; i++) {
      estates[i] = new EstateFeatures(list, i == 0 ? "me" : "other " + i, i == 0);
    }
    prospect = list.group("prospect", PROSPECTS);
    counsels = new CounselFeatures(list, KINDS);
    phases = new PhaseFeatures(list, seats);
    names = list.names();
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public int most() {
    return MOST;
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
    f[n++] = governor + relative(s.governor(), me);
    f[n++] = round + Math.min(ROUNDS - 1, s.round() / 2);
    for (int i = 1; i < seats; i++) {
      int seat = me + i < seats ? me + i : me + i - seats;
      n = estates[i].encode(s, seat, f, n);
      f[n++] = estates[i].doubloons(s, seat);
    }
    if (isBetweenPhases(s)) {
      n = supplies(s, f, n);
      n = own(s, me, f, n);
    }
    return n;
  }

  @Override
  public int encode(PuertoRicoState s, PuertoRicoState after, int me, int[] f, int at) {
    int n = roles(after, f, at);
    n = agenda(after, me, f, n);
    n = payable(after, me, f, n);
    f[n++] = estates[0].doubloons(after, me);
    if (!isBetweenPhases(s)) {
      n = supplies(after, f, n);
      n = own(after, me, f, n);
    }
    return n;
  }

  /** What a choice of a role leaves as it is: ships, the viewer's estate, and the points. */
  private int own(PuertoRicoState s, int me, int[] f, int at) {
    int n = harbor(s, f, at);
    int points = game.points(s, me);
    n = estates[0].encode(s, me, f, n);
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
  public int kinds() {
    return KINDS;
  }

  @Override
  public int kind(PuertoRicoState s, int action) {
    int step = Agenda.step(s.top());
    return switch (step) {
      case StepId.CHOOSE_ROLE -> Action.a(action);
      case StepId.SETTLE -> TILE;
      case StepId.BUILD -> BUILD;
      case StepId.SELL -> SALE;
      default -> LOAD;
    };
  }

  @Override
  public int advise(PuertoRicoState s, int action, double gain, double behind, int[] f, int at) {
    return counsels.write(kind(s, action), gain, behind, f, at);
  }

  private int roles(PuertoRicoState s, int[] f, int n) {
    int taken = s.rolesTaken();
    for (int role = 0; role < s.rules().roles(); role++) {
      if ((taken >>> role & 1) == 0) {
        f[n++] = rolesLeft + role;
        int pay = Math.min(PAYS, s.roleDoubloons(role));
        if (pay > 0) {
          f[n++] = rolePay + role * PAYS + pay - 1;
        }
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
          f[n++] = nextPick + relative(Agenda.seat(frame), me);
          n = turns(frame, true, toPick, me, f, n);
        }
        case StepId.SETTLE, StepId.BUILD, StepId.SELL, StepId.PLACE, StepId.STORE -> {
          boolean begun = Agenda.a(frame) != 0 || Agenda.b(frame) != 0;
          n = turns(frame, !begun, toAct, me, f, n);
          running |= n > before;
        }
        case StepId.LOAD -> {
          f[n++] = toLoad + relative(Agenda.seat(frame), me);
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
    } else if (Agenda.step(top) == StepId.of(Building.HACIENDA) && Agenda.a(top) != 0) {
      f[n++] = drawing;
    }
    if (running) {
      f[n++] = phase + s.phase();
      f[n++] = privileged + relative(s.rolePlayer(), me);
    } else {
      f[n++] = noPhase;
    }
    return n;
  }

  /** The seats that still have their turn; one that has begun is seen as done. */
  private int turns(int frame, boolean first, int group, int me, int[] f, int n) {
    int seat = Agenda.seat(frame);
    int last = Math.min(seats - 1, Agenda.turns(frame));
    for (int turn = 0; turn <= last; turn++) {
      if (turn > 0 || first) {
        f[n++] = group + relative(seat, me);
      }
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    return n;
  }

  private int supplies(PuertoRicoState s, int[] f, int n) {
    if (s.endIsNear()) {
      f[n++] = endIsNear;
    }
    f[n++] = pool + Math.clamp((s.pool() + 5) / 6, 0, POOLS - 1);
    f[n++] = colonistSupply + Math.min(SUPPLIES - 1, (s.colonistSupply() + 3) / 4);
    f[n++] = colonistShip + Math.min(COLONISTS - 1, s.colonistShip());
    for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
      int open = s.inRow(tile);
      if (open > 0) {
        f[n++] = row + 2 * tile + (open > 1 ? 1 : 0);
      }
    }
    f[n++] = quarries + Math.min(3, s.quarriesLeft());
    for (int good = 0; good < Good.KINDS; good++) {
      int left = s.goodsSupply(good);
      if (left < 3) {
        f[n++] = scarce + 2 * good + (left == 0 ? 1 : 0);
      }
    }
    RuleSet rules = s.rules();
    for (int building = 0; building < Building.KINDS; building++) {
      if (rules.copies(building) > 0 && s.copiesLeft(building) == 0) {
        f[n++] = soldOut + building;
      }
    }
    return n;
  }

  private int harbor(PuertoRicoState s, int[] f, int n) {
    for (int ship = 0; ship < s.rules().ships(); ship++) {
      f[n++] = shipGood + ship * (Good.KINDS + 1) + s.shipGood(ship) + 1;
      f[n++] = shipRoom + ship * LOADS + Math.min(LOADS - 1, s.shipRoom(ship));
    }
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
    long kinds =
        s.buildable() & ~s.owned(me) & s.rules().affordable(s.manned(me, QUARRY), s.doubloons(me));
    for (; kinds != 0; kinds &= kinds - 1) {
      f[n++] = payable + Long.numberOfTrailingZeros(kinds);
    }
    return n;
  }

  private int relative(int seat, int me) {
    int distance = seat - me;
    return distance < 0 ? distance + seats : distance;
  }
}
