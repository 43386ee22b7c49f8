package governor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Draft;
import governor.core.Event;
import governor.core.EventSink;
import governor.core.Fact;
import governor.core.Game;
import governor.core.Options;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;

/**
 * What the scenario languages of all games share: answers in the words of the notation, looking at
 * what is offered, and remembering what the engine chose itself because there was no other choice,
 * or what a table answers by itself because hardly anybody would answer otherwise. The language of
 * a game adds how its table is set and what can be seen on it.
 *
 * @param <T> the scenario of a game, so that calls can be chained
 */
public abstract class ScriptedTable<S extends State, T extends ScriptedTable<S, T>> {
  /** The position, to be set before the first question and looked at afterwards. */
  protected final S s;

  /** What is offered now. */
  protected final Options options = new Options();

  private final Game<S> rules;
  private final List<Forced> forced = new ArrayList<>();
  private final List<Event> told = new ArrayList<>();
  private boolean asksEverything;

  /** A choice that nobody was asked for. */
  private record Forced(int seat, String words) {}

  protected ScriptedTable(Game<S> rules) {
    this.rules = rules;
    this.s = rules.blank();
  }

  // ---- what a game adds
  // ---------------------------------------------------------------------------

  protected abstract T self();

  /** Sets the table and goes on to the first question, unless this is done already. */
  protected abstract void begin();

  /** Whether a role is to be chosen now. */
  protected abstract boolean asksForRole();

  /** Goes on to the next question. */
  protected void advance() {
    rules.advance(s, options);
  }

  /** Whether a forced choice is worth remembering. */
  protected boolean isRemembered(int action) {
    return true;
  }

  /** Whether the question asked now is one that tables answer by the game's routine. */
  protected boolean isRoutine() {
    return rules.routine(s, options) >= 0;
  }

  /** Something happened. */
  protected void happened(Event event) {}

  /** From now on forced choices are remembered and events are told. */
  protected final void listen() {
    s.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {
            told.add(event);
            ScriptedTable.this.happened(event);
          }

          @Override
          public void forced(State state, int seat, int action) {
            if (isRemembered(action)) {
              forced.add(new Forced(seat, rules.notation().words(s, action)));
            }
          }
        });
  }

  // ---- play
  // ---------------------------------------------------------------------------------------

  /** From now on also that is asked which tables answer by themselves. */
  public final T askingEverything() {
    asksEverything = true;
    return self();
  }

  /** The seat gives these answers, one after the other; fails if one is not asked or offered. */
  public final T choose(int seat, String... words) {
    for (String each : words) {
      begin();
      answer(seat, each);
    }
    return self();
  }

  private void answer(int seat, String words) {
    Forced wanted = new Forced(seat, words);
    boolean isNext = !forced.isEmpty() && forced.getFirst().equals(wanted);
    int action = asked() == seat ? rules.notation().parse(s, options, words) : -1;
    if (action < 0 || isNext) {
      assertThat(forced)
          .as("seat %d chooses \"%s\", but seat %d is asked: %s", seat, words, asked(), offers())
          .contains(wanted);
      forced.subList(0, forced.indexOf(wanted) + 1).clear();
      return;
    }
    forced.clear();
    rules.apply(s, action);
    advance();
    while (!asksEverything && !s.isOver() && isRoutine()) {
      int routine = rules.routine(s, options);
      forced.add(new Forced(s.seatToAct(), rules.notation().words(s, routine)));
      rules.apply(s, routine);
      advance();
    }
  }

  /** Whoever is asked makes these choices. */
  public final T chooseAll(List<Integer> actions) {
    for (int action : actions) {
      forced.clear();
      choose(asked(), rules.notation().words(s, action));
    }
    return self();
  }

  /**
   * Whoever is asked passes or is done, or takes the first choice where that is not offered, until
   * a role is to be chosen (at once if this is so already) or the game is over.
   */
  public final T passUntilRole() {
    begin();
    while (!s.isOver() && !asksForRole()) {
      decline();
    }
    return self();
  }

  /** Declines what is asked; where that is not possible takes the first choice. */
  protected final void decline() {
    List<String> words = offers();
    String choice = words.getFirst();
    if (words.contains("pass")) {
      choice = "pass";
    } else if (words.contains("done")) {
      choice = "done";
    }
    answer(asked(), choice);
  }

  // ---- what is asked
  // ------------------------------------------------------------------------------

  /** The seat that is asked now, or -1 when the game is over. */
  public final int asked() {
    begin();
    return s.isOver() ? -1 : s.seatToAct();
  }

  /** All choices offered now, in words; empty when the game is over. */
  public final List<String> offers() {
    begin();
    List<String> words = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      words.add(rules.notation().words(s, options.get(i)));
    }
    return words;
  }

  /** All that the log says, with everything that is hidden. */
  public final List<String> log() {
    begin();
    List<String> seats = List.of("Anna", "Ben", "Carla", "David", "Emma");
    return told.stream().map(event -> event.describe(seats)).toList();
  }

  /** The question asked now. */
  public final String question() {
    begin();
    return rules.notation().question(s);
  }

  /** What a table would answer by itself to the question asked now; negative for nothing. */
  public final int routine() {
    begin();
    return rules.routine(s, options);
  }

  /** The draft of the decision that is asked now, which must have one. */
  public final Draft draft() {
    begin();
    return rules.draft(s).orElseThrow();
  }

  /** Whether the decision that is asked now can be made at once. */
  public final boolean hasDraft() {
    begin();
    return rules.draft(s).isPresent();
  }

  /** What the choice with these words costs or brings. */
  public final List<Fact> facts(String words) {
    begin();
    int action = rules.notation().parse(s, options, words);
    assertThat(action).as("\"%s\" among %s", words, offers()).isNotNegative();
    return rules.facts(s, action);
  }

  /** Why this piece cannot be chosen now; nothing if that is not said. */
  public final List<Fact> whyNot(String piece) {
    begin();
    return rules.refusals(s, options).stream()
        .filter(refusal -> refusal.piece().equals(piece))
        .flatMap(refusal -> refusal.facts().stream())
        .toList();
  }

  /**
   * Asserts that the seat is asked now and offered exactly these choices, in any order. A single
   * choice may also be one that the engine made itself.
   */
  public final T offersExactly(int seat, String... words) {
    begin();
    if (words.length == 1 && !forced.isEmpty()) {
      assertThat(forced.getFirst()).isEqualTo(new Forced(seat, words[0]));
      return self();
    }
    assertThat(asked()).as("the seat that is asked; it is offered %s", offers()).isEqualTo(seat);
    assertThat(offers()).containsExactlyInAnyOrder(words);
    return self();
  }

  /** Asserts that the seat is asked now and that these are among the choices. */
  public final T offersAmongOthers(int seat, String... words) {
    assertThat(asked()).as("the seat that is asked; it is offered %s", offers()).isEqualTo(seat);
    assertThat(offers()).contains(words);
    return self();
  }

  /** Asserts that none of these is among the choices offered now. */
  public final T doesNotOffer(String... words) {
    assertThat(offers()).doesNotContain(words);
    return self();
  }

  public final boolean isOver() {
    begin();
    return s.isOver();
  }
}
