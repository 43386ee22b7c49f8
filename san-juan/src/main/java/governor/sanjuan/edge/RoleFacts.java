package governor.sanjuan.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.EventRule;
import governor.sanjuan.phases.CouncillorPhase;
import governor.sanjuan.phases.Prices;
import governor.sanjuan.phases.ProducerPhase;
import governor.sanjuan.phases.TraderPhase;
import java.util.ArrayList;
import java.util.List;

/** What a role or an event brings to each seat, from the seat that is asked on. */
final class RoleFacts {
  private static final int WITH_LIBRARY = 1;
  private final SanJuanGame game;
  private final RuleSet rules;
  private final BuildFacts builds;

  RoleFacts(SanJuanGame game, BuildFacts builds) {
    this.game = game;
    this.rules = game.rules();
    this.builds = builds;
  }

  List<Fact> of(SanJuanState s, int action) {
    int chooser = s.seatToAct();
    SanJuanState after = game.copy(s);
    game.apply(after, action);
    List<Fact> facts = new ArrayList<>();
    if ((Action.b(action) & 1) == WITH_LIBRARY) {
      facts.add(Fact.of(FactKind.WITH_LIBRARY));
    }
    for (int turn = 0; turn < s.players(); turn++) {
      int seat = (chooser + turn) % s.players();
      List<Fact> its =
          Action.verb(action) == Verb.TAKE
              ? role(Role.of(Action.a(action)), after, seat, chooser)
              : event(action, after, seat, chooser);
      facts.addAll(its.isEmpty() ? List.of(about(seat, FactKind.NOTHING, 0)) : its);
    }
    return facts;
  }

  private List<Fact> role(Role role, SanJuanState after, int seat, int chooser) {
    return switch (role) {
      case BUILDER -> builder(after, seat, chooser);
      case PRODUCER -> producer(after, seat);
      case TRADER -> trader(after, seat);
      case COUNCILLOR -> councillor(after, seat);
      case PROSPECTOR -> prospector(after, seat, chooser);
    };
  }

  private List<Fact> event(int action, SanJuanState after, int seat, int chooser) {
    EventRule event = rules.eventRules().of(Action.a(action));
    Role role = event.phase(Action.b(action));
    return role == null ? event.facts(after, seat, chooser) : role(role, after, seat, chooser);
  }

  // ---- roles ----------------------------------------------------------------------------------

  /** The seat that is asked knows its hand; of others it knows how many cards they hold. */
  private List<Fact> builder(SanJuanState after, int seat, int chooser) {
    SanJuanState turn = game.turn(after, StepId.BUILD, seat);
    Options options = game.ask(turn);
    if (seat != chooser) {
      return canPay(turn, options, seat);
    }
    int kinds = 0;
    int lowest = Integer.MAX_VALUE;
    String cheapest = "";
    for (int i = 0; i < options.size(); i++) {
      if (Action.verb(options.get(i)) == Verb.BUILD) {
        kinds++;
        int price = lowestPrice(builds.build(turn, options.get(i)));
        if (price < lowest) {
          lowest = price;
          cheapest = rules.name(Action.a(options.get(i)));
        }
      }
    }
    return kinds == 0
        ? List.of()
        : List.of(
            about(seat, FactKind.CAN_BUILD, kinds),
            Fact.about(seat, FactKind.CHEAPEST, cheapest, lowest));
  }

  /** A hand card cannot pay for itself; for the cathedral all hand cards can. */
  private List<Fact> canPay(SanJuanState turn, Options options, int seat) {
    int most = turn.handSize(seat) > 0 ? Prices.funds(turn, seat) - 1 : -1;
    int cathedral = Action.of(Verb.BUILD, rules.centre());
    if (rules.hasCathedral() && options.contains(cathedral)) {
      most = Math.max(most, lowestPrice(builds.build(turn, cathedral)));
    }
    return most < 0 ? List.of() : List.of(about(seat, FactKind.CAN_PAY, most));
  }

  private static int lowestPrice(List<Fact> facts) {
    return facts.stream()
        .filter(fact -> fact.is(FactKind.PRICE) || fact.is(FactKind.CRANE_PRICE))
        .mapToInt(Fact::number)
        .min()
        .orElseThrow();
  }

  private List<Fact> producer(SanJuanState after, int seat) {
    int empty = 0;
    for (int plant = 0; plant < rules.plants() && after.canDraw(); plant++) {
      empty += after.emptyPlants(seat, plant);
    }
    return some(seat, FactKind.CAN_PRODUCE, Math.min(empty, ProducerPhase.limit(after, seat)));
  }

  private List<Fact> trader(SanJuanState after, int seat) {
    int goods = Math.min(after.goods(seat), TraderPhase.limit(after, seat));
    List<Fact> facts = new ArrayList<>(some(seat, FactKind.CAN_SELL, goods));
    if (goods > 0 && Sales.tileIsKnown(after)) {
      int cards = Sales.best(game, game.turn(after, StepId.SELL, seat));
      facts.add(about(seat, FactKind.CAN_EARN, cards));
    }
    return facts;
  }

  private List<Fact> councillor(SanJuanState after, int seat) {
    List<Fact> facts = new ArrayList<>();
    if (after.canDraw()) {
      facts.add(about(seat, FactKind.LOOKS_AT, CouncillorPhase.cards(after, seat)));
      facts.add(about(seat, FactKind.KEEPS, CouncillorPhase.keep(after, seat)));
    }
    for (long left = after.working(seat) & rules.councilStart().mask; left != 0; left &= left - 1) {
      int step = StepId.OF_CARD + Long.numberOfTrailingZeros(left);
      addUses(game.ask(game.turn(after, step, seat)), seat, facts);
    }
    return facts;
  }

  private List<Fact> prospector(SanJuanState after, int seat, int chooser) {
    List<Fact> facts = new ArrayList<>();
    int draw = Action.of(Verb.DRAW);
    if (seat == chooser) {
      SanJuanState prospect = game.turn(after, StepId.PROSPECT, seat);
      if (game.ask(prospect).contains(draw)) {
        game.apply(prospect, draw);
        facts.add(about(seat, FactKind.DRAWS, Agenda.a(prospect.top())));
      }
    }
    addUses(game.ask(game.turn(after, StepId.DIG, seat)), seat, facts);
    return facts;
  }

  private void addUses(Options options, int seat, List<Fact> facts) {
    for (int i = 0; i < options.size(); i++) {
      if (Action.verb(options.get(i)) == Verb.USE) {
        String building = rules.name(Action.a(options.get(i)));
        facts.add(Fact.about(seat, FactKind.CAN_USE, building, 0));
      }
    }
  }

  private static Fact about(int seat, FactKind kind, int number) {
    return Fact.about(seat, kind, "", number);
  }

  private static List<Fact> some(int seat, FactKind kind, int number) {
    return number == 0 ? List.of() : List.of(about(seat, kind, number));
  }
}
