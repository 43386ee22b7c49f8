package governor.cli.data;

import governor.bots.FairPlay;
import governor.bots.levels.Kits;
import governor.bots.search.Kit;
import governor.bots.search.Mind;
import governor.cli.UsageProblem;
import governor.cli.options.ManyGames;
import governor.cli.player.Losses;
import governor.cli.player.NamedPlayers;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.data.Row;
import governor.gym.ActionSpace;
import governor.gym.Observer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays games one after the other and notes their decisions; each thread has its own. */
final class DataGame<S extends State> {
  private static final int MOST_OPTIONS = 512;

  private final DataPlan<S> plan;
  private final Losses losses;
  private final Game<S> game;
  private final Observer<S> observer;
  private final int features;
  private final ActionSpace actions;
  private final @Nullable Mind<S> mind;
  private final float[] judged = new float[MOST_OPTIONS];
  private final FairPlay<S> fair = new FairPlay<>();
  private final Options options = new Options();
  private final S state;
  private final S imagined;

  DataGame(DataPlan<S> plan, Losses losses) {
    this.plan = plan;
    this.losses = losses;
    game = plan.spaces().game();
    observer = plan.spaces().observer().get();
    features = observer.features().size();
    actions = plan.spaces().actions();
    Kit<S> kit = Kits.of(game);
    mind = kit.hasNet() ? kit.minds().get() : null;
    state = game.blank();
    imagined = game.blank();
  }

  /** Adds the decisions of this game, from 0. */
  void play(int number, List<Row> rows) {
    List<String> names = new ArrayList<>();
    List<Player<S>> players = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      names.add(plan.playerAt(number, seat));
      players.add(UsageProblem.orProblem(NamedPlayers.make(names.getLast(), game)));
    }
    List<Row> open = new ArrayList<>();
    int ply = 0;
    fair.begin();
    Rng rng = plan.seedOfPlayers(number).rng();
    game.start(state, plan.seedOf(number).rng());
    game.advance(state, options);
    while (!state.isOver()) {
      int seat = state.seatToAct();
      imagined.copyFrom(state);
      game.imagine(imagined, seat, rng);
      Float value = value(seat);
      Row row = row(number + 1, ply++, seat, names.get(seat), value);
      int choice = fair.choose(seat, players.get(seat), imagined, options, rng);
      if (!fair.hasLost(seat)) { // What chance chooses in its place is not its decision.
        open.add(chosen(row, actions.number(choice)));
      }
      game.apply(state, choice);
      game.advance(state, options);
    }
    end(open, rows);
    for (int seat = 0; seat < game.seats(); seat++) {
      if (fair.hasLost(seat)) {
        losses.add(names.get(seat), fair.sentence(seat));
      }
    }
  }

  /** What the net expects of the best choice, by what the seat knows. */
  private @Nullable Float value(int seat) {
    if (mind == null) {
      return null;
    }
    mind.judge(imagined, options, seat, judged);
    float most = 0;
    for (int i = 0; i < options.size(); i++) {
      most = Math.max(most, judged[i]);
    }
    return most;
  }

  private Row row(int number, int ply, int seat, String player, @Nullable Float value) {
    byte[] observation = new byte[features];
    observer.write(state, seat, observation);
    short[] legal = new short[options.size()];
    for (int i = 0; i < legal.length; i++) {
      legal[i] = actions.number(options.get(i));
    }
    String position = plan.positions() ? game.positionText(state, seat) : "";
    return new Row(
        number,
        ply,
        game.round(state),
        seat,
        player,
        game.questionKind(state),
        position,
        observation,
        legal,
        (short) ActionSpace.NONE,
        value,
        0,
        0,
        false);
  }

  private static Row chosen(Row row, short choice) {
    return ended(row, choice, 0, 0, false);
  }

  private static Row ended(Row row, short choice, int points, float share, boolean capped) {
    return new Row(
        row.game(),
        row.ply(),
        row.round(),
        row.seat(),
        row.player(),
        row.question(),
        row.position(),
        row.observation(),
        row.legal(),
        choice,
        row.value(),
        points,
        share,
        capped);
  }

  private void end(List<Row> open, List<Row> rows) {
    int winners = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      winners += fair.seatsAhead(game, state, seat) == 0 ? 1 : 0;
    }
    boolean capped = game.round(state) >= ManyGames.cap(game);
    for (Row row : open) {
      boolean won = fair.seatsAhead(game, state, row.seat()) == 0;
      int points = game.points(state, row.seat());
      rows.add(ended(row, row.choice(), points, won ? 1f / winners : 0, capped));
    }
  }
}
