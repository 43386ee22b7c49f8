package governor.lab.arena;

import governor.bots.FairPlay;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Plays blocks of a plan, one after the other; each thread has its own.
 *
 * @param <S> the positions of the game
 */
final class BlockPlayer<S extends State> {
  private final Plan<S> plan;
  private final Game<S> game;
  private final BooleanSupplier stopped;
  private final Options options = new Options();
  private final S state;
  private final S imagined;
  private final FairPlay<S> fair = new FairPlay<>();

  /** The players of each name, as many as a table has seats for it. */
  private final Map<String, List<Player<S>>> players = new LinkedHashMap<>();

  private final Map<String, Times> times = new LinkedHashMap<>();

  BlockPlayer(Plan<S> plan, BooleanSupplier stopped) {
    this.plan = plan;
    this.game = plan.game();
    this.stopped = stopped;
    this.state = game.blank();
    this.imagined = game.blank();
    plan.names().forEach(name -> times.put(name, new Times()));
  }

  /** How long each player has thought. */
  Map<String, Times> times() {
    return times;
  }

  /** Plays this block; empty if it was stopped. */
  Optional<Block> play(int number) {
    Table table = plan.tables().get(plan.tableOf(number));
    List<String> names = table.names();
    Block block = new Block(number, plan.tableOf(number), names.size());
    List<List<String>> arrangements = table.arrangements();
    for (int i = 0; i < arrangements.size(); i++) {
      List<String> seated = arrangements.get(i);
      if (!play(seated, plan.seedOf(number).rng(), plan.seedOfPlayers(number, i).rng())) {
        return Optional.empty();
      }
      count(block, names, seated);
    }
    return Optional.of(block);
  }

  private boolean play(List<String> seated, Rng deal, Rng rng) {
    List<Player<S>> seats = seats(seated);
    fair.begin();
    game.start(state, deal);
    game.advance(state, options);
    while (!state.isOver()) {
      if (stopped.getAsBoolean()) {
        return false;
      }
      int seat = state.seatToAct();
      imagined.copyFrom(state);
      Player<S> player = seats.get(seat);
      if (!(player instanceof SeesAll)) {
        game.imagine(imagined, seat, rng);
      }
      Times clock = times.getOrDefault(seated.get(seat), new Times());
      clock.start();
      int choice = fair.choose(seat, player, imagined, options, rng);
      clock.stop();
      game.apply(state, choice);
      game.advance(state, options);
    }
    return true;
  }

  /** The same players sit down again for every game: a player remembers nothing. */
  private List<Player<S>> seats(List<String> seated) {
    Map<String, Integer> used = new LinkedHashMap<>();
    List<Player<S>> seats = new ArrayList<>();
    for (String name : seated) {
      List<Player<S>> known = players.computeIfAbsent(name, any -> new ArrayList<>());
      int place = used.merge(name, 1, Integer::sum) - 1;
      if (place == known.size()) {
        known.add(plan.maker().apply(name));
      }
      seats.add(known.get(place));
    }
    return seats;
  }

  private void count(Block block, List<String> names, List<String> seated) {
    int winners = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      winners += fair.seatsAhead(game, state, seat) == 0 ? 1 : 0;
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      int player = names.indexOf(seated.get(seat));
      block.won[player] += fair.seatsAhead(game, state, seat) == 0 ? Block.VICTORY / winners : 0;
      block.forfeits[player] += fair.hasLost(seat) ? 1 : 0;
      block.margin[player] += names.size() > 1 ? margin(seat, seated) : 0;
      if (block.told.get(player).isEmpty()) {
        block.told.set(player, fair.sentence(seat));
      }
    }
    block.cut += game.round(state) >= plan.cap() ? 1 : 0;
  }

  /** Points more than the best opponent; a seat of the same player is none. */
  private int margin(int seat, List<String> seated) {
    int best = Integer.MIN_VALUE;
    for (int other = 0; other < game.seats(); other++) {
      if (!seated.get(other).equals(seated.get(seat))) {
        best = Math.max(best, game.points(state, other));
      }
    }
    return game.points(state, seat) - best;
  }
}
