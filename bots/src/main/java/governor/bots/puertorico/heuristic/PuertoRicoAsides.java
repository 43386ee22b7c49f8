package governor.bots.puertorico.heuristic;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.phases.CraftsmanPhase;

/** The smaller questions, most of which come with expansions. */
final class PuertoRicoAsides implements Valued {
  /** What somebody is worth who is given in payment: in San Juan, and at work. */
  private static final double IDLE = 0.15;

  private static final double AT_WORK = 0.6;

  /** What it takes to give a tile up, or to pay for one that is not seen. */
  private static final double UNSEEN = 0.8;

  private final PuertoRicoOutlook outlook;
  private final PuertoRicoEngine engine;

  PuertoRicoAsides(PuertoRicoOutlook outlook, PuertoRicoEngine engine) {
    this.outlook = outlook;
    this.engine = engine;
  }

  int choose(PuertoRicoState s, Options options) {
    int step = Agenda.step(s.top());
    if (step == StepId.MOVE_GUESTS) {
      return outlook.w.aware ? best(s, options, 0) : options.get(options.size() - 1);
    }
    boolean judged = step == StepId.DRAFT || step == StepId.LAY_TILE || step == StepId.RAID;
    boolean ofExpansion = Action.verb(options.get(0)) > Verb.PASS;
    // What is left are gifts (colonists, a tile), which the rules list before to pass.
    return judged || ofExpansion ? best(s, options, Double.NEGATIVE_INFINITY) : gift(options);
  }

  /** Takes what is offered, and of people from the ship the noble. */
  private int gift(Options options) {
    int last = options.get(options.size() - 1);
    return Action.verb(last) == Verb.TAKE_NOBLE && outlook.w.aware ? last : options.get(0);
  }

  @Override
  public double value(PuertoRicoState s, int action) {
    int a = Action.a(action);
    return switch (Action.verb(action)) {
      case Verb.DRAFT -> engine.draft(s, a);
      case Verb.LAY -> engine.tile(s, a);
      case Verb.LAY_FOREST -> engine.forest(s);
      case Verb.MOVE_GUEST, Verb.MOVE_NOBLE_GUEST -> guest(s, a);
      case Verb.PUT_COLONIST, Verb.PUT_NOBLE -> AT_WORK + place(s, a);
      case Verb.PAY_COLONIST, Verb.PAY_NOBLE -> -person(a);
      case Verb.PAY_GOOD -> -outlook.single(s, a);
      case Verb.PAY_POINT -> -PuertoRicoOutlook.chip(s, outlook.seat);
      case Verb.SUPPLY -> PuertoRicoOutlook.chip(s, outlook.seat) - outlook.single(s, a);
      case Verb.SEND -> Action.b(action);
      case Verb.DISCARD, Verb.DISCARD_FOREST -> -UNSEEN;
      default -> 0;
    };
  }

  private static double person(int circle) {
    return circle == Circle.SAN_JUAN ? IDLE : AT_WORK;
  }

  /** What a guest does on this circle in the phase that is about to begin. */
  private double guest(PuertoRicoState s, int circle) {
    int phase = s.phase();
    if (Circle.isOnTile(circle)) {
      return phase == Role.CRAFTSMAN.ordinal() ? barrel(s, circle) : 0;
    }
    int building = Circle.building(circle);
    Building place = s.rules().building(building);
    boolean acts = phase >= 0 && place.when().contains(Role.of(phase).title());
    if (!acts) {
      return 0;
    }
    int good = s.rules().product(building);
    return good >= 0 ? barrel(s, circle) : engine.rate(s, building);
  }

  /** A barrel more is made if this circle is the one that is missing. */
  private double barrel(PuertoRicoState s, int circle) {
    int seat = outlook.seat;
    int good = Circle.isOnTile(circle) ? circle : s.rules().product(Circle.building(circle));
    if (good >= Good.KINDS) {
      return 0;
    }
    int plantations = s.manned(seat, good);
    int made = CraftsmanPhase.capacity(s, seat, good);
    boolean missing =
        Circle.isOnTile(circle) ? good == 0 || workers(s, seat, good) > made : plantations > made;
    return missing ? outlook.barrel : 0;
  }

  private static int workers(PuertoRicoState s, int seat, int good) {
    int workers = 0;
    for (int plant : s.rules().plants(good)) {
      workers += s.manned(seat, plant);
    }
    return workers;
  }

  /** What somebody on this circle brings in a round. */
  private double place(PuertoRicoState s, int circle) {
    boolean makes = Circle.isOnTile(circle) || s.rules().product(Circle.building(circle)) >= 0;
    return makes ? barrel(s, circle) : engine.rate(s, Circle.building(circle));
  }

  /** After a sale, or instead of none: what else can be done in this turn. */
  int besidesSale(PuertoRicoState s, Options options, int sale) {
    if (Action.verb(sale) != Verb.PASS || !outlook.w.aware) {
      return sale;
    }
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.USE && outlook.money < UNSEEN && outlook.rounds > 1) {
        return action;
      }
    }
    return sale;
  }

  /** Who can load nothing on a cargo ship ships otherwise what would be lost. */
  int besidesLoad(PuertoRicoState s, Options options, int load) {
    int verb = Action.verb(load);
    if (verb == Verb.LOAD || verb == Verb.LOAD_OWN || s.goods(outlook.seat) < 2) {
      return load;
    }
    for (int i = 0; i < options.size(); i++) {
      if (Action.verb(options.get(i)) == Verb.USE) {
        return options.get(i);
      }
    }
    return load;
  }
}
