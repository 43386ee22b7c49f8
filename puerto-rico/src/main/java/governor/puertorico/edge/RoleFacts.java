package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.phases.BuilderPhase;
import governor.puertorico.phases.ChooseRole;
import governor.puertorico.phases.TraderPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** What a role brings to each seat as things stand, from the seat that is asked on. */
final class RoleFacts {
  private final PuertoRicoGame game;
  private final RuleSet rules;
  private final CaptainFacts captain;

  RoleFacts(PuertoRicoGame game) {
    this.game = game;
    this.rules = game.rules();
    this.captain = new CaptainFacts(game);
  }

  List<Fact> of(PuertoRicoState s, int action) {
    int chooser = s.seatToAct();
    int card = ChooseRole.card(s, Action.a(action));
    PuertoRicoState after = game.copy(s);
    game.apply(after, action);
    begin(after);
    List<Fact> facts = new ArrayList<>();
    if (s.roleDoubloons(card) > 0) {
      facts.add(Fact.of(FactKind.DOUBLOONS, s.roleDoubloons(card)));
    }
    IntFunction<List<Fact>> bySeat =
        switch (Role.of(card)) {
          case SETTLER -> seat -> settler(after, seat);
          case MAYOR -> mayor(after);
          case BUILDER -> seat -> builder(after, seat);
          case CRAFTSMAN -> craftsman(after, chooser);
          case TRADER -> seat -> trader(after, seat);
          case CAPTAIN -> seat -> captain.of(after, seat);
          case PROSPECTOR, SECOND_PROSPECTOR -> prospector(s, after, s.roleDoubloons(card));
          case BUCCANEER -> seat -> buccaneer(after, seat);
        };
    for (int turn = 0; turn < s.players(); turn++) {
      int seat = (chooser + turn) % s.players();
      List<Fact> its = bySeat.apply(seat);
      facts.addAll(its.isEmpty() ? List.of(about(seat, FactKind.NOTHING, 0)) : its);
    }
    return facts;
  }

  /** Guests stay where they are, and a library is used. */
  private void begin(PuertoRicoState after) {
    Options options = new Options();
    while (isBeginning(Agenda.step(after.top()))) {
      game.runStep(after, options);
      if (options.size() > 0) {
        boolean guests = Agenda.step(after.top()) == StepId.MOVE_GUESTS;
        game.apply(after, guests ? Action.of(Verb.PASS) : options.get(0));
      }
    }
  }

  private static boolean isBeginning(int step) {
    return step == StepId.MOVE_GUESTS
        || step == StepId.BEGIN_ROLE
        || step == StepId.PROSPECT
        || step == StepId.CAPTAIN_START;
  }

  /** What could be done before a tile is taken, and which tiles could be. */
  private List<Fact> settler(PuertoRicoState after, int seat) {
    List<Fact> facts = new ArrayList<>();
    if (after.islandIsFull(seat)) {
      facts.add(about(seat, FactKind.NOTHING, 0));
      facts.add(about(seat, FactKind.ISLAND_FULL, 0));
      return facts;
    }
    PuertoRicoState turn = game.turn(after, StepId.SETTLE, seat);
    Options options = new Options();
    game.runStep(turn, options);
    while (options.size() == 0 || Agenda.step(turn.top()) != StepId.SETTLE) {
      if (options.size() > 0) {
        String building = rules.building(Action.a(options.get(0))).title();
        facts.add(Fact.about(seat, FactKind.CAN_USE, building, 0));
        game.apply(turn, Action.of(Verb.PASS));
      }
      game.runStep(turn, options);
    }
    boolean quarry = options.contains(Action.of(Verb.TAKE_TILE, Tile.QUARRY.ordinal()));
    int plantations = options.count(Verb.TAKE_TILE) - (quarry ? 1 : 0);
    addIfAny(seat, FactKind.CAN_TAKE_TILE, plantations, facts);
    addIfAny(seat, FactKind.CAN_TAKE_QUARRY, quarry ? 1 : 0, facts);
    return facts;
  }

  /** The colonists as they are dealt; where they may be declined, taking them stands first. */
  private IntFunction<List<Fact>> mayor(PuertoRicoState after) {
    PuertoRicoState dealt = game.copy(after);
    Options options = new Options();
    while (isDealing(Agenda.step(dealt.top()))) {
      game.runStep(dealt, options);
      if (options.size() > 0) {
        game.apply(dealt, options.get(0));
      }
    }
    return seat -> {
      List<Fact> facts = new ArrayList<>();
      int colonists = dealt.colonists(seat) - after.colonists(seat);
      addIfAny(seat, FactKind.GETS_COLONISTS, colonists, facts);
      return facts;
    };
  }

  private static boolean isDealing(int step) {
    return step == StepId.EXTRA_COLONIST
        || step == StepId.MAYOR_START
        || step == StepId.DEAL
        || step == StepId.RECEIVE
        || step >= StepId.OF_BUILDING;
  }

  private List<Fact> builder(PuertoRicoState after, int seat) {
    Options options = game.ask(game.turn(after, StepId.BUILD, seat));
    int kinds = 0;
    int lowest = Integer.MAX_VALUE;
    String cheapest = "";
    for (int i = 0; i < options.size(); i++) {
      if (Action.verb(options.get(i)) == Verb.BUILD) {
        kinds++;
        int building = Action.a(options.get(i));
        int price = BuilderPhase.price(after, seat, building);
        if (price < lowest) {
          lowest = price;
          cheapest = rules.building(building).title();
        }
      }
    }
    return kinds == 0
        ? List.of()
        : List.of(
            about(seat, FactKind.CAN_BUILD, kinds),
            Fact.about(seat, FactKind.CHEAPEST, cheapest, lowest));
  }

  private IntFunction<List<Fact>> craftsman(PuertoRicoState after, int craftsman) {
    PuertoRicoState made = game.copy(after);
    game.runStep(made, new Options());
    boolean extra = game.ask(made).size() > 1;
    return seat -> {
      List<Fact> facts = new ArrayList<>();
      for (int good = 0; good < Good.KINDS; good++) {
        int barrels = made.goods(seat, good) - after.goods(seat, good);
        if (barrels > 0) {
          facts.add(Fact.about(seat, FactKind.GETS_GOODS, Good.of(good).title(), barrels));
        }
      }
      addIfAny(seat, FactKind.EXTRA_GOOD, extra && seat == craftsman ? 1 : 0, facts);
      addIfAny(seat, FactKind.EARNS, made.doubloons(seat) - after.doubloons(seat), facts);
      return facts;
    };
  }

  private List<Fact> trader(PuertoRicoState after, int seat) {
    if ((after.concerned(StepId.SELL) >>> seat & 1) == 0) {
      return List.of();
    }
    PuertoRicoState turn = game.turn(after, StepId.SELL, seat);
    Options options = new Options();
    game.runStep(turn, options);
    int most = 0;
    String best = "";
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      int verb = Action.verb(action);
      if (verb == Verb.USE) {
        String building = rules.building(Action.a(action)).title();
        facts.add(Fact.about(seat, FactKind.CAN_USE, building, 0));
      } else if (verb == Verb.SELL || verb == Verb.SELL_AT_POST) {
        int good = Action.a(action);
        int price =
            verb == Verb.SELL
                ? TraderPhase.price(after, seat, good)
                : TraderPhase.postPrice(after, seat, good);
        if (best.isEmpty() || price > most) {
          most = price;
          best = Good.of(good).title();
        }
      }
    }
    if (!best.isEmpty()) {
      facts.addFirst(Fact.about(seat, FactKind.CAN_EARN, best, most));
    }
    return facts;
  }

  /** Only the buccaneer does anything, if there is anything to do. */
  private List<Fact> buccaneer(PuertoRicoState after, int seat) {
    return seat == after.rolePlayer() ? List.of(about(seat, FactKind.CAN_ACT, 0)) : List.of();
  }

  private static IntFunction<List<Fact>> prospector(
      PuertoRicoState s, PuertoRicoState after, int onCard) {
    return seat -> {
      List<Fact> facts = new ArrayList<>();
      int gift = seat == s.seatToAct() ? onCard : 0;
      addIfAny(seat, FactKind.EARNS, after.doubloons(seat) - s.doubloons(seat) - gift, facts);
      return facts;
    };
  }

  private static Fact about(int seat, FactKind kind, int number) {
    return Fact.about(seat, kind, "", number);
  }

  private static void addIfAny(int seat, FactKind kind, int number, List<Fact> facts) {
    if (number > 0) {
      facts.add(about(seat, kind, number));
    }
  }
}
