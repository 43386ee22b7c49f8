package governor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Agenda;
import governor.core.Config;
import governor.core.Draft;
import governor.core.Event;
import governor.core.Fact;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.GameRecord;
import governor.core.Move;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.RecordText;
import governor.core.Refusal;
import governor.core.Replay;
import governor.core.Rng;
import governor.core.Row;
import governor.core.Seed;
import governor.core.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The contract that every game keeps, checked at every question of random games: what is offered,
 * what asking, copying and imagining leave unchanged, that words and records lead back to the same
 * choices, and that nothing appears or vanishes.
 *
 * @param <S> the positions of the game
 */
public final class GameContract<S extends State> {
  /** How many games of each config; {@code -Dgovernor.contract.games=20} takes longer. */
  private static final int GAMES = Integer.getInteger("governor.contract.games", 4);

  /** Random play need not end by the rules; with this setting every game does. */
  public static final String ROUND_LIMIT = "rounds=60";

  /** How much of a draft is changed at most. */
  private static final int EDITS = 3;

  /** What is left in a sentence where something was not put in. */
  private static final Pattern UNFINISHED = Pattern.compile("[@$#]|^ |  ");

  private final Game<S> game;
  private final Options options = new Options();
  private final Options again = new Options();
  private final S copy;

  private GameContract(Game<S> game) {
    this.game = game;
    this.copy = game.blank();
  }

  /** Every preset of a family with every number of players, as configs that end. */
  public static Stream<String> configs(GameFamily family) {
    return family.presets().stream()
        .flatMap(
            preset ->
                family.playerCounts().stream()
                    .map(players -> preset.name() + " players=" + players + " " + ROUND_LIMIT));
  }

  /** Plays random games of a config and checks the contract all along. */
  public static void check(GameFamily family, String config) {
    Game<?> game = Config.parse(config).then(family::create).orThrow();
    assertThat(Config.parse(game.config().toString()).orThrow()).isEqualTo(game.config());
    new GameContract<>(game).play(GAMES);
  }

  private void play(int games) {
    for (int i = 0; i < games; i++) {
      playOne(Seed.of(i));
    }
  }

  private void playOne(Seed seed) {
    Rng choices = new Rng(seed.text().length() + Long.parseLong(seed.text()));
    S s = game.newGame(seed.rng());
    S told = game.newGame(seed.rng());
    told.listen(event -> {});
    game.advance(told, again);
    List<GameRecord.Choice> made = new ArrayList<>();
    game.advance(s, options);
    while (!s.isOver()) {
      checkQuestion(s, choices);
      int action = options.get(choices.below(options.size()));
      made.add(
          new GameRecord.Choice(game.round(s), s.seatToAct(), game.notation().words(s, action)));
      game.apply(s, action);
      game.advance(s, options);
      game.apply(told, action);
      game.advance(told, again);
      assertThat(told.sameAs(s)).as("listening changes nothing").isTrue();
    }
    assertThat(options.size()).as("options after the end").isZero();
    assertThat(game.audit(s)).isEmpty();
    checkScore(s);
    checkRecord(seed, s, made);
  }

  private void checkQuestion(S s, Rng chance) {
    assertThat(options.size()).as("options of a question").isGreaterThan(1);
    assertThat(s.seatToAct()).isBetween(0, game.seats() - 1);
    assertThat(game.audit(s)).as("audit").isEmpty();
    long before = s.fingerprint();
    checkAskingAgain(s);
    checkWords(s);
    checkFacts(s, chance);
    checkCopy(s, chance);
    checkDraft(s, chance);
    for (int seat = 0; seat < game.seats(); seat++) {
      checkImagined(s, seat, chance);
    }
    game.view(s, Event.PUBLIC);
    assertThat(s.fingerprint()).as("position after looking at it").isEqualTo(before);
  }

  /** Asking does not change the position, and the same question has the same options. */
  private void checkAskingAgain(S s) {
    copy.copyFrom(s);
    game.advance(copy, again);
    assertThat(copy.sameAs(s)).as("asking changes nothing").isTrue();
    assertThat(again.toArray()).isEqualTo(options.toArray());
    int routine = game.routine(s, options);
    assertThat(routine < 0 || options.contains(routine)).as("routine choice is legal").isTrue();
  }

  /** Every option has words of its own, which lead back to it. */
  private void checkWords(S s) {
    TreeSet<String> words = new TreeSet<>();
    for (int i = 0; i < options.size(); i++) {
      String each = game.notation().words(s, options.get(i));
      assertThat(words.add(each)).as("words used twice: %s", each).isTrue();
      assertThat(each).doesNotContain(";").doesNotContain(":");
      assertThat(game.notation().parse(s, options, "  " + each.toUpperCase(java.util.Locale.ROOT)))
          .isEqualTo(options.get(i));
    }
    assertThat(game.notation().question(s)).isNotBlank();
  }

  /**
   * Every option can be taken apart and has facts in whole sentences, the same whatever the seat
   * cannot know; no piece that an option names is refused.
   */
  private void checkFacts(S s, Rng chance) {
    assertThat(game.questionKind(s)).isNotBlank();
    copy.copyFrom(s);
    game.imagine(copy, s.seatToAct(), chance);
    Set<Move> moves = new HashSet<>();
    Set<String> pieces = new HashSet<>();
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      Move move = game.move(s, action);
      assertThat(moves.add(move)).as("two choices taken apart alike: %s", move).isTrue();
      pieces.add(move.piece());
      checkInPlay(move.piece());
      List<Fact> facts = game.facts(s, action);
      assertThat(game.facts(copy, action)).as("facts when imagined").isEqualTo(facts);
      checkSentences(facts);
    }
    List<Refusal> refusals = game.refusals(s, options);
    assertThat(game.refusals(copy, options)).as("refusals when imagined").isEqualTo(refusals);
    for (Refusal refusal : refusals) {
      checkInPlay(refusal.piece());
      assertThat(pieces).as("a piece both offered and refused").doesNotContain(refusal.piece());
      assertThat(refusal.facts()).isNotEmpty();
      checkSentences(refusal.facts());
    }
    assertThat(refusals).extracting(Refusal::piece).doesNotHaveDuplicates();
  }

  /**
   * What is offered, or refused with a reason, is a piece of this game and there at all; a place
   * with a number, such as a ship, is no piece.
   */
  private void checkInPlay(String piece) {
    boolean isPiece =
        game.catalog().find(piece).map(entry -> entry.copies() != 0).orElse(false)
            || game.catalog().findTopic(piece).isPresent();
    boolean isNone = piece.isEmpty() || Character.isDigit(piece.charAt(piece.length() - 1));
    assertThat(isNone || isPiece).as("%s is in play", piece).isTrue();
  }

  private void checkSentences(List<Fact> facts) {
    List<String> names = Collections.nCopies(game.seats(), "Anna");
    for (Fact fact : facts) {
      assertThat(fact.describe(names)).isNotBlank().doesNotContainPattern(UNFINISHED);
    }
  }

  /** A copy is the same position and goes its own way. */
  private void checkCopy(S s, Rng chance) {
    copy.copyFrom(s);
    assertThat(copy.fingerprint()).isEqualTo(s.fingerprint());
    game.apply(copy, options.get(chance.below(options.size())));
    game.advance(copy, again);
    assertThat(copy.sameAs(s)).as("a choice changes the position").isFalse();
  }

  /**
   * Where a decision can be made at once, the proposal and every other arrangement that is not
   * refused is a row of choices that are legal one after another.
   */
  private void checkDraft(S s, Rng chance) {
    Draft draft = game.draft(s).orElse(null);
    if (draft == null) {
      return;
    }
    assertThat(draft.slots().stream().map(Draft.Slot::name)).isNotEmpty().doesNotHaveDuplicates();
    checkRow(s, draft.proposed());
    List<Integer> edited = new ArrayList<>(draft.proposal());
    for (int change = 0; change < EDITS; change++) {
      int slot = chance.below(edited.size());
      edited.set(slot, chance.below(draft.slots().get(slot).most() + 1));
    }
    switch (draft.choices(edited)) {
      case Parsed.Ok<List<Integer>>(List<Integer> row) -> checkRow(s, row);
      case Parsed.Refused<List<Integer>>(String sentence) ->
          assertThat(sentence).matches("[A-Z].*\\.");
    }
  }

  /** The seat is asked for each choice of the row in turn, and then for something else. */
  private void checkRow(S s, List<Integer> row) {
    assertThat(row).isNotEmpty();
    int decision = s.top();
    copy.copyFrom(s);
    for (int action : row) {
      game.advance(copy, again);
      assertThat(Agenda.step(copy.top())).isEqualTo(Agenda.step(decision));
      assertThat(copy.seatToAct()).isEqualTo(Agenda.seat(decision));
      assertThat(again.contains(action)).as("a choice of the row is legal").isTrue();
      game.apply(copy, action);
    }
    assertThat(Row.of(game, s, row).orThrow()).isEqualTo(row);
  }

  /** What is dealt anew looks the same to the seat, and the seat has the same choices there. */
  private void checkImagined(S s, int seat, Rng chance) {
    copy.copyFrom(s);
    game.imagine(copy, seat, chance);
    assertThat(game.audit(copy)).as("audit of an imagined position").isEmpty();
    assertThat(game.view(copy, seat)).isEqualTo(game.view(s, seat));
    checkNothingShinesThrough(s, seat, chance.next());
    if (seat == s.seatToAct()) {
      game.advance(copy, again);
      assertThat(again.toArray()).as("options when imagined").isEqualTo(options.toArray());
    }
  }

  /** The truth and an imagined position, both dealt anew by the same chances, are the same. */
  private void checkNothingShinesThrough(S s, int seat, long chances) {
    S fromTruth = game.copy(s);
    game.imagine(fromTruth, seat, new Rng(chances));
    S fromImagined = game.copy(copy);
    game.imagine(fromImagined, seat, new Rng(chances));
    assertThat(fromImagined.sameAs(fromTruth)).as("nothing hidden shines through").isTrue();
  }

  private void checkScore(S s) {
    var sheet = game.scoreSheet(s);
    for (int seat = 0; seat < game.seats(); seat++) {
      int each = seat;
      int sum = sheet.lines().stream().mapToInt(line -> line.points().get(each)).sum();
      assertThat(sum).as("points by source").isEqualTo(sheet.totals().get(seat));
      assertThat(game.points(s, seat)).isEqualTo(sheet.totals().get(seat));
      assertThat(game.tieBreak(s, seat)).isEqualTo(sheet.tieBreaks().get(seat));
      assertThat(game.seatsAhead(s, seat) + 1).isEqualTo(sheet.ranks().get(seat));
    }
    assertThat(sheet.winners()).isNotEmpty();
  }

  /** The record reads back in both forms and replays to the same end. */
  private void checkRecord(Seed seed, S end, List<GameRecord.Choice> made) {
    GameRecord record =
        new GameRecord(
            game.config().toString(),
            game.ruleFingerprint(),
            seed,
            Collections.nCopies(game.seats(), "random"),
            made,
            "");
    GameRecord read = RecordText.parse(record.toText()).orThrow();
    assertThat(read).isEqualTo(record);
    assertThat(GameRecord.fromData(record.toData()).orThrow()).isEqualTo(record);
    Replay<S> replay = Replay.of(game, read).orThrow();
    assertThat(replay.length()).isEqualTo(made.size());
    assertThat(replay.end().sameAs(end)).as("the replay ends in the same position").isTrue();
    int middle = made.size() / 2;
    assertThat(replay.before(middle).seatToAct()).isEqualTo(made.get(middle).seat());
  }
}
