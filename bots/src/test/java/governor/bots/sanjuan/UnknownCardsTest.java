package governor.bots.sanjuan;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.roster.Roster;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Config;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.editions.Expansion;
import governor.sanjuan.hooks.CostRule;
import governor.sanjuan.hooks.RoundStart;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Players play on with cards of which nobody has told them. */
class UnknownCardsTest {
  /** Everything costs the owner one card less. */
  private static final class Sawmill extends Card implements CostRule {
    Sawmill() {
      super("sawmill");
    }

    @Override
    public String when(RuleSet rules) {
      return "builder";
    }

    @Override
    public String effect(RuleSet rules) {
      return "Everything costs you 1 less.";
    }

    @Override
    public int reduction(boolean city) {
      return 1;
    }
  }

  /** Round start: the owner may draw a card. */
  private static final class Inn extends Card implements RoundStart {
    Inn() {
      super("inn");
    }

    @Override
    public String when(RuleSet rules) {
      return "round start";
    }

    @Override
    public String effect(RuleSet rules) {
      return "You may draw a card.";
    }

    @Override
    public Optional<Step<SanJuanState>> step() {
      return Optional.of(new Ask());
    }

    private static final class Ask extends Step<SanJuanState> {
      @Override
      public void run(SanJuanState s, int frame, Options out) {
        out.add(Action.of(Verb.USE, StepId.card(frame)));
        out.add(Action.of(Verb.PASS));
      }

      @Override
      public void choose(SanJuanState s, int frame, int action) {
        s.pop();
        if (Action.verb(action) == Verb.USE) {
          s.push(StepId.DRAW, Agenda.seat(frame), 1, 0);
        }
      }
    }
  }

  private static final Card SAWMILL = new Sawmill();
  private static final Card INN = new Inn();
  private static final SanJuan FAMILY =
      new SanJuan(
          List.of(
              new Expansion(
                  "unheard-of",
                  List.of("2e"),
                  "With two buildings.",
                  rules -> rules.city(SAWMILL, 4, 2, 6).city(INN, 2, 1, 6))));

  private static SanJuanGame game() {
    Config config = Config.parse("sanjuan:2e+unheard-of players=4 rounds=60").orThrow();
    return FAMILY.compile(config).orThrow();
  }

  /** A net has learnt nothing about them, but they do not stop it. */
  @Test
  void aNetPlaysOn() {
    SanJuanGame game = game();
    assertThat(play(game, Roster.make("net", game).orThrow(), 1)).isNotZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "plain"})
  void theHandWrittenPlayersBuildThem(String spec) {
    SanJuanGame game = game();
    long built = 0;
    for (int seed = 0; seed < 5; seed++) {
      Player<SanJuanState> player = Roster.make(spec, game).orThrow();
      built |= play(game, player, seed);
    }
    assertThat(built & game.rules().bit(SAWMILL)).as("sawmills").isNotZero();
    assertThat(built & game.rules().bit(INN)).as("inns").isNotZero();
  }

  /** What stands at the end. */
  private static long play(SanJuanGame game, Player<SanJuanState> player, int seed) {
    Rng rng = new Rng(seed);
    SanJuanState s = game.newGame(rng);
    Options options = new Options();
    game.advance(s, options);
    while (!s.isOver()) {
      int action = player.choose(game.copy(s), options, rng);
      assertThat(options.contains(action)).as("a legal choice").isTrue();
      game.apply(s, action);
      game.advance(s, options);
    }
    long built = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      built |= s.owned(seat);
    }
    return built;
  }
}
