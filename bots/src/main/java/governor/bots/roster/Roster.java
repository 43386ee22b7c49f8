package governor.bots.roster;

import static governor.bots.roster.Known.quick;
import static governor.bots.roster.Known.thinking;

import governor.bots.Budget;
import governor.bots.NetPlayer;
import governor.bots.RandomPlayer;
import governor.bots.games.GameDescriptor;
import governor.bots.games.KnownGames;
import governor.bots.levels.Kits;
import governor.bots.levels.Level;
import governor.bots.levels.Levels;
import governor.bots.levels.Personality;
import governor.bots.search.Careful;
import governor.bots.search.SearchPlayer;
import governor.bots.shipped.ShippedNets;
import governor.core.Game;
import governor.core.Nearest;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.State;
import governor.nets.Trained;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
      Stream.of(
              IntStream.rangeClosed(1, Levels.all().size()).mapToObj(Roster::level),
              merchant("olmedo", Personality.OLMEDO),
              merchant("arana", Personality.ARANA),
              merchant("vandael", Personality.VAN_DAEL),
              pool(),
              nets(),
              RosterSource.all())
          .flatMap(each -> each)
          .toList();

  /** Whom people meet when they name nobody: the first of these that there is. */
  private static final List<String> USUAL = List.of("factor", "greedy");

  private Roster() {}

  /** Players that never change, to measure others by. */
  private static Stream<Known> pool() {
    return Stream.of(
            Stream.of(
                quick(List.of("random"), "any choice", Game.class, game -> new RandomPlayer<>())),
            KnownGames.all().stream().flatMap(Roster::handWritten))
        .flatMap(each -> each);
  }

  private static <S extends State> Stream<Known> handWritten(GameDescriptor<S, ?> known) {
    return known.players().stream()
        .map(each -> quick(each.words(), each.about(), known.type(), game -> each.make().get()));
  }

  /** Nets at first sight, and those who search with them. */
  private static Stream<Known> nets() {
    return Stream.of(
        new Known(
            List.of("net"),
            "the net that comes with Governor, at first sight",
            game -> ShippedNets.of(game).isPresent(),
            null,
            (game, budget) -> net(game)),
        milestone(2),
        milestone(3),
        milestone(4),
        milestone(5),
        thinking(
            "search",
            "rollouts with the net, as levels 5 and 6 do, without slips",
            Game.class,
            (game, budget) -> new SearchPlayer<>(Kits.of(game), budget)));
  }

  /** Takes what the net that comes with Governor likes best at first sight. */
  private static <S extends State> Player<S> net(Game<S> game) {
    return atFirstSight(game, ShippedNets.of(game).orElseThrow());
  }

  /** Takes what this net likes best at first sight, as {@code net} does with the shipped one. */
  public static <S extends State> Player<S> atFirstSight(Game<S> game, Trained<S> net) {
    return new Careful<>(NetPlayer.forMargin(game, net), Kits.of(game).guide());
  }

  /** A net of a certain generation at first sight, for the games for which it was kept. */
  private static Known milestone(int generation) {
    return new Known(
        List.of("net-" + generation),
        "the net of generation " + generation + ", at first sight",
        game -> ShippedNets.milestone(generation, game).isPresent(),
        null,
        (game, budget) -> milestone(generation, game));
  }

  private static <S extends State> Player<S> milestone(int generation, Game<S> game) {
    return new NetPlayer<>(game, ShippedNets.milestone(generation, game).orElseThrow(), 0);
  }

  /** A merchant at every level; the bare word means the usual one. */
  private static Stream<Known> merchant(String word, Personality who) {
    return Levels.all().stream()
        .map(
            level -> {
              String numbered = word + level.number();
              return level(
                  level.number() == Levels.USUAL ? List.of(word, numbered) : List.of(numbered),
                  who.title() + ", " + who.about(),
                  level.number(),
                  who);
            });
  }

  private static Known level(int number) {
    Level level = Levels.of(number);
    String name = level.name().toLowerCase(Locale.ROOT);
    return level(
        List.of("level" + number, Integer.toString(number), name),
        level.about(),
        number,
        Personality.NOBODY);
  }

  private static Known level(List<String> words, String about, int number, Personality who) {
    return new Known(
        words,
        about,
        game -> true,
        Levels.thinks(number) ? game -> Levels.budget(game, number).orElseThrow() : null,
        (game, budget) -> Levels.make(game, number, who, budget));
  }

  /**
   * What people are told of a player.
   *
   * @param words what it is called; all mean the same
   * @param budget what it may think when nothing is said; empty for one that answers at once
   */
  public record Entry(List<String> words, String budget, String about) {
    public Entry {
      words = List.copyOf(words);
    }
  }

  /** Those that can play this game. */
  public static List<Entry> entries(Game<?> game) {
    return KNOWN.stream()
        .filter(each -> each.plays().test(game))
        .map(
            each -> {
              Function<Game<?>, Budget> usual = each.usual();
              String budget = usual == null ? "" : usual.apply(game).toString();
              return new Entry(each.words(), budget, each.about());
            })
        .toList();
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
    if (found.isEmpty() && KNOWN.stream().anyMatch(each -> each.words().contains(word))) {
      return Parsed.refused(
          "The player %s is not there for %s; governor players %s lists those that are."
              .formatted(word, game.config(), game.config()));
    }
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
