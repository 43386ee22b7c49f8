package governor.browser;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import governor.bots.levels.Levels;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.Player;
import governor.core.Recorder;
import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;
import governor.puertorico.PuertoRicoState;
import governor.sanjuan.SanJuanState;
import governor.table.Games;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A whole game between computer players, to look at and to go on from. */
final class PlayedGame {
  private static final Pattern ID = Pattern.compile("\"id\"\\s*:\\s*\"([^\"]+)\"");

  private static final Pattern ROLE =
      Pattern.compile(
          "take (settler|mayor|builder|craftsman|trader|captain|producer|councillor|prospector|buccaneer).*");

  private static final int MOST_GAMES = 60;
  private static final int TOO_OFTEN = 429;
  private static final int MOST_WAITS = 60;

  private static final List<String> NAMES = List.of("Anna", "Ben", "Carla", "Dora", "Emil");

  private final GameRecord record;

  private PlayedGame(GameRecord record) {
    this.record = record;
  }

  /** Three players of the usual level; the same seed gives the same game. */
  static PlayedGame of(String preset, String seed) {
    return of(preset, 3, seed);
  }

  /** So many players of the usual level. */
  static PlayedGame of(String preset, int players, String seed) {
    Game<?> game = Games.game(preset + " players=" + players).orThrow();
    return play(game, new Seed(seed), (s, ply) -> {});
  }

  /** A place in a game where the first seat is asked something. */
  record Moment(PlayedGame game, int ply) {}

  /** The first such place in San Juan's games from this seed with 0, 1 and so on behind it. */
  static Moment moment(String preset, String seed, Predicate<SanJuanState> wanted) {
    Game<?> game = Games.game(preset + " players=3").orThrow();
    for (int i = 0; i < MOST_GAMES; i++) {
      int[] found = {-1};
      PlayedGame played =
          play(
              game,
              new Seed(seed + i),
              (s, ply) -> {
                if (found[0] < 0 && s.seatToAct() == 0 && wanted.test((SanJuanState) s)) {
                  found[0] = ply;
                }
              });
      if (found[0] >= 0) {
        return new Moment(played, found[0]);
      }
    }
    throw new AssertionError("no such moment in " + MOST_GAMES + " games");
  }

  /**
   * The first place where the first seat chooses such words, in games with 0, 1 and so on behind
   * the seed.
   */
  static Moment chosen(String preset, String seed, Predicate<String> words) {
    for (int i = 0; i < MOST_GAMES; i++) {
      PlayedGame played = of(preset, seed + i);
      OptionalInt place = played.places(0, words).findFirst();
      if (place.isPresent()) {
        return new Moment(played, place.getAsInt());
      }
    }
    throw new AssertionError("no such choice in " + MOST_GAMES + " games");
  }

  /** The first place in Puerto Rico where a choice of the first seat makes the end certain. */
  static Moment endMadeCertain(String preset, String seed) {
    Game<?> game = Games.game(preset + " players=3").orThrow();
    for (int i = 0; i < MOST_GAMES; i++) {
      int[] certain = {-1};
      int[] chose = {-1};
      int[] chooser = {-1};
      PlayedGame played =
          play(
              game,
              new Seed(seed + i),
              (s, ply) -> {
                if (((PuertoRicoState) s).endIsNear() && certain[0] < 0) {
                  certain[0] = ply - 1;
                  chooser[0] = chose[0];
                }
                chose[0] = s.seatToAct();
              });
      if (chooser[0] == 0) {
        return new Moment(played, certain[0]);
      }
    }
    throw new AssertionError("no such moment in " + MOST_GAMES + " games");
  }

  private static <S extends State> PlayedGame play(
      Game<S> game, Seed seed, ObjIntConsumer<State> onAsk) {
    Player<S> player = Levels.make(game, Levels.USUAL);
    List<String> names = NAMES.subList(0, game.seats());
    Recorder<S> recorder = new Recorder<>(game, seed, names, null);
    Rng rng = new Seed(seed.text() + "-players").rng();
    while (!recorder.state().isOver()) {
      onAsk.accept(recorder.state(), recorder.length());
      S imagined = game.copy(recorder.state());
      game.imagine(imagined, recorder.state().seatToAct(), rng);
      recorder.choose(player.choose(imagined, recorder.options(), rng));
    }
    return new PlayedGame(recorder.record());
  }

  String text() {
    return record.toText();
  }

  int length() {
    return record.choices().size();
  }

  /** What was chosen there, in the words of the record. */
  String words(int ply) {
    return record.choices().get(ply).words();
  }

  /** Where the first seat takes a role, so far into the game or soon after. */
  int roleAfter(double share) {
    return firstSeatAfter(share, words -> words.startsWith("take "));
  }

  /** The first place, so far into the game or later, where the first seat chooses such words. */
  int firstSeatAfter(double share, Predicate<String> words) {
    return places(share, words).findFirst().orElseThrow();
  }

  private IntStream places(double share, Predicate<String> words) {
    return IntStream.range((int) (length() * share), length())
        .filter(ply -> record.choices().get(ply).seat() == 0)
        .filter(ply -> words.test(record.choices().get(ply).words()));
  }

  /**
   * Places where the first seat is asked: the first of each kind of question, so far into the game
   * or later.
   */
  List<Integer> kindsOfQuestions(double share) {
    Set<String> known = new HashSet<>();
    return IntStream.range((int) (length() * share), length())
        .filter(ply -> record.choices().get(ply).seat() == 0)
        .filter(ply -> known.add(kind(record.choices().get(ply).words())))
        .boxed()
        .toList();
  }

  /** Roles are one kind, tiles another; else the first word tells. */
  private static String kind(String words) {
    return ROLE.matcher(words).matches() ? "role" : words.split(" ")[0];
  }

  /** So many places, evenly over the game, where the first seat is to choose. */
  int[] asked(int number) {
    int[] all =
        IntStream.range(0, length()).filter(ply -> record.choices().get(ply).seat() == 0).toArray();
    return IntStream.range(0, number).map(i -> all[i * all.length / number]).toArray();
  }

  /** The record as a table of this visitor's, to replay; its id. */
  String imported(Page page, String address) {
    return post(page, address + "api/v1/records", Map.of("record", text()));
  }

  /** A table where this visitor goes on in the first seat against computer players; its id. */
  String continued(Page page, String address, int ply) {
    return continued(page, address, imported(page, address), record.seats().size(), ply);
  }

  /** The same of this game, which this visitor has imported already. */
  String continuedFrom(Page page, String address, String table, int ply) {
    return continued(page, address, table, record.seats().size(), ply);
  }

  /** The same from a record that this visitor has imported already, of three players. */
  static String continued(Page page, String address, String table, int ply) {
    return continued(page, address, table, 3, ply);
  }

  private static String continued(Page page, String address, String table, int players, int ply) {
    Map<String, Object> computer = Map.of("kind", "computer", "level", Levels.USUAL);
    List<Map<String, Object>> seats = new ArrayList<>();
    seats.add(Map.of("kind", "me", "name", "Anna"));
    seats.addAll(Collections.nCopies(players - 1, computer));
    return post(
        page, address + "api/v1/tables/" + table + "/continue", Map.of("ply", ply, "seats", seats));
  }

  private static String post(Page page, String address, Map<String, ?> body) {
    APIResponse answer = page.request().post(address, RequestOptions.create().setData(body));
    // Tests share a server, which thinks that one address asks too often.
    for (int waits = 0; answer.status() == TOO_OFTEN && waits < MOST_WAITS; waits++) {
      page.waitForTimeout(1_000);
      answer = page.request().post(address, RequestOptions.create().setData(body));
    }
    Matcher id = ID.matcher(answer.text());
    if (!answer.ok() || !id.find()) {
      throw new AssertionError(address + ": " + answer.status() + " " + answer.text());
    }
    return id.group(1);
  }
}
