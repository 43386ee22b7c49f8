package governor.players.roster;

import static governor.players.roster.Known.quick;
import static governor.players.roster.Known.thinking;

import governor.core.Game;
import governor.core.Nearest;
import governor.core.Parsed;
import governor.core.State;
import governor.players.Budget;
import governor.players.NetPlayer;
import governor.players.Player;
import governor.players.RandomPlayer;
import governor.players.heuristic.PuertoRicoGreedy;
import governor.players.heuristic.SanJuanGreedy;
import governor.players.heuristic.SanJuanPlain;
import governor.players.levels.Kits;
import governor.players.levels.Levels;
import governor.players.levels.Personality;
import governor.players.pool.FlatMonteCarlo;
import governor.players.pool.InformationSetSearch;
import governor.players.search.RoleTreePlayer;
import governor.players.search.SearchPlayer;
import governor.players.shipped.ShippedNets;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuanGame;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The computer players by name. A spec is a word, with a budget behind a colon where the player
 * takes one: {@code greedy}, {@code flat:1000} (playouts), {@code flat:50ms} (time).
 *
 * <p>Adding one is one line. A word with a number such as {@code greedy-1} is frozen: it plays the
 * same for ever, so that what was measured against it stays true. A better one gets the next
 * number, and the word without a number.
 */
public final class Roster {
  private static final List<Known> KNOWN =
      List.of(
          quick(List.of("random"), Game.class, game -> new RandomPlayer<>()),
          quick(List.of("greedy", "greedy-1"), SanJuanGame.class, game -> new SanJuanGreedy()),
          quick(List.of("plain", "plain-1"), SanJuanGame.class, game -> new SanJuanPlain()),
          quick(
              List.of("shipper", "shipper-1"),
              PuertoRicoGame.class,
              game -> PuertoRicoGreedy.shipper()),
          quick(
              List.of("greedy", "greedy-1", "builder", "builder-1"),
              PuertoRicoGame.class,
              game -> PuertoRicoGreedy.builder()),
          thinking(
              "flat",
              Game.class,
              (game, budget) -> new FlatMonteCarlo<>(game, new RandomPlayer<>(), budget)),
          thinking(
              "ismcts",
              Game.class,
              (game, budget) -> new InformationSetSearch<>(game, new RandomPlayer<>(), budget)),
          thinking(
              "ismcts-greedy",
              SanJuanGame.class,
              (game, budget) ->
                  new InformationSetSearch<>((SanJuanGame) game, new SanJuanGreedy(), budget)),
          thinking(
              "ismcts-greedy",
              PuertoRicoGame.class,
              (game, budget) ->
                  new InformationSetSearch<>(
                      (PuertoRicoGame) game, PuertoRicoGreedy.builder(), budget)),
          new Known(
              List.of("net"),
              game -> ShippedNets.of(game).isPresent(),
              null,
              (game, budget) -> net(game)),
          milestone(2),
          milestone(3),
          thinking(
              "search", Game.class, (game, budget) -> new SearchPlayer<>(Kits.of(game), budget)),
          thinking(
              "role-tree",
              Game.class,
              (game, budget) -> new RoleTreePlayer<>(Kits.of(game), budget)),
          merchant("olmedo", Personality.OLMEDO),
          merchant("arana", Personality.ARANA),
          merchant("vandael", Personality.VAN_DAEL),
          level(1),
          level(2),
          level(3),
          level(4),
          level(5),
          level(6));

  /** Whom people meet when they name nobody: the first of these that there is. */
  private static final List<String> USUAL = List.of("level4", "greedy");

  private Roster() {}

  /** Takes what the net that comes with Governor likes best at first sight. */
  private static <S extends State> Player<S> net(Game<S> game) {
    return new NetPlayer<>(game, ShippedNets.of(game).orElseThrow(), 0);
  }

  /** A net of an older generation at first sight, for the games for which it was kept. */
  private static Known milestone(int generation) {
    return new Known(
        List.of("net-" + generation),
        game -> ShippedNets.milestone(generation, game).isPresent(),
        null,
        (game, budget) -> milestone(generation, game));
  }

  private static <S extends State> Player<S> milestone(int generation, Game<S> game) {
    return new NetPlayer<>(game, ShippedNets.milestone(generation, game).orElseThrow(), 0);
  }

  /** A merchant at the usual level. */
  private static Known merchant(String word, Personality personality) {
    return quick(List.of(word), Game.class, game -> Levels.make(game, Levels.USUAL, personality));
  }

  private static Known level(int number) {
    return new Known(
        List.of("level" + number, Integer.toString(number)),
        game -> true,
        Levels.thinks(number) ? game -> Levels.budget(game, number).orElseThrow() : null,
        (game, budget) -> Levels.make(game, number, budget));
  }

  /** The words for those that can play this game. */
  public static List<String> names(Game<?> game) {
    return KNOWN.stream()
        .filter(each -> each.plays().test(game))
        .flatMap(each -> each.words().stream())
        .distinct()
        .toList();
  }

  /** The one that people meet when they name none. */
  public static String usual(Game<?> game) {
    List<String> names = names(game);
    return USUAL.stream().filter(names::contains).findFirst().orElse(names.getFirst());
  }

  /** A new player for one seat. */
  @SuppressWarnings("unchecked")
  public static <S extends State> Parsed<Player<S>> make(String spec, Game<S> game) {
    return read(spec, game)
        .then(wish -> Parsed.ok((Player<S>) wish.known().make().apply(game, wish.budget())));
  }

  /** Whether this spec names a player of this game. */
  public static boolean knows(String spec, Game<?> game) {
    return read(spec, game) instanceof Parsed.Ok;
  }

  /** The same player with a time budget in place of its own, if it takes any; else as it was. */
  public static String timed(String spec, Game<?> game, long millis) {
    String word = word(spec);
    boolean thinks = find(word, game).map(known -> known.usual() != null).orElse(false);
    return thinks ? word + ":" + Budget.ofMillis(millis) : spec;
  }

  /** A player and what it may think. */
  private record Wish(Known known, Budget budget) {}

  private static Parsed<Wish> read(String spec, Game<?> game) {
    String word = word(spec);
    Optional<Known> found = find(word, game);
    if (found.isEmpty()) {
      return Parsed.refused(
          "There is no computer player \"%s\" for %s; %s."
              .formatted(word, game.config().name(), Nearest.hint(word, names(game))));
    }
    Known known = found.get();
    Function<Game<?>, Budget> usual = known.usual();
    if (word.equals(spec)) {
      return Parsed.ok(new Wish(known, usual == null ? Budget.ofPlayouts(1) : usual.apply(game)));
    }
    if (usual == null) {
      return Parsed.refused(
          "The player %s takes no budget; write only %s, not \"%s\".".formatted(word, word, spec));
    }
    return Budget.parse(spec.substring(word.length() + 1))
        .then(budget -> Parsed.ok(new Wish(known, budget)));
  }

  private static Optional<Known> find(String word, Game<?> game) {
    return KNOWN.stream().filter(each -> each.is(word, game)).findFirst();
  }

  private static String word(String spec) {
    int colon = spec.indexOf(':');
    return colon < 0 ? spec : spec.substring(0, colon);
  }
}
