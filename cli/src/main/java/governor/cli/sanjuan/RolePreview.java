package governor.cli.sanjuan;

import governor.cli.text.Text;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.CouncillorPhase;
import governor.sanjuan.phases.ProducerPhase;
import governor.sanjuan.phases.TraderPhase;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** What taking a role would bring: the engine is asked on a copy, so that no rule stands here. */
final class RolePreview {
  private final SanJuanGame game;
  private final SanJuanState after;
  private final int seat;

  private RolePreview(SanJuanGame game, SanJuanState s, int action) {
    this.game = game;
    this.after = game.copy(s);
    this.seat = s.seatToAct();
    game.apply(after, action);
  }

  static String of(SanJuanGame game, SanJuanState s, int action) {
    RolePreview preview = new RolePreview(game, s, action);
    return switch (Role.of(Action.a(action))) {
      case BUILDER -> preview.builder();
      case PRODUCER -> preview.producer();
      case TRADER -> preview.trader();
      case COUNCILLOR -> preview.councillor();
      case PROSPECTOR -> preview.prospector();
    };
  }

  private String builder() {
    Options options = new Options();
    game.advance(after, options);
    int buildable = 0;
    if (!after.isOver() && Agenda.step(after.top()) == StepId.BUILD && after.seatToAct() == seat) {
      for (int i = 0; i < options.size(); i++) {
        buildable += Action.verb(options.get(i)) == Verb.BUILD ? 1 : 0;
      }
    }
    return buildable == 0
        ? "you can build nothing, others may"
        : "you can build one of " + Text.count(buildable, "card") + ", others may build too";
  }

  private String producer() {
    int empty = 0;
    for (int plant = 0; plant < Card.PRODUCTION_KINDS; plant++) {
      empty += after.emptyPlants(seat, plant);
    }
    int goods = Math.min(empty, ProducerPhase.limit(after, seat));
    return "you can make "
        + Text.count(goods, "good")
        + others("up to ", other -> ProducerPhase.limit(after, other));
  }

  private String trader() {
    int goods = Math.min(after.goods(seat), TraderPhase.limit(after, seat));
    return "you can sell "
        + Text.count(goods, "good")
        + others("up to ", other -> TraderPhase.limit(after, other));
  }

  private String councillor() {
    return "you look at "
        + Text.count(CouncillorPhase.cards(after, seat), "card")
        + others("at ", other -> CouncillorPhase.cards(after, other));
  }

  /** What the others may do at most. */
  private String others(String how, IntUnaryOperator limit) {
    int most =
        IntStream.range(0, game.seats()).filter(each -> each != seat).map(limit).max().orElse(0);
    return (game.seats() == 2 ? ", the other " : ", the others ") + how + most;
  }

  private String prospector() {
    Options options = new Options();
    game.advance(after, options);
    int draw = Action.of(Verb.DRAW);
    if (after.isOver() || after.seatToAct() != seat || !options.contains(draw)) {
      return "there is nothing to draw";
    }
    game.apply(after, draw);
    return "you draw " + Text.count(Agenda.a(after.top()), "card") + ", nobody else does";
  }
}
