package governor.sanjuan.referee;

import governor.core.Event;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.Rng;
import governor.core.ScoreSheet;
import governor.core.State;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.edge.SanJuanEvent;
import governor.sanjuan.edge.SanJuanView;
import governor.sanjuan.edge.What;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The engine as the referee sees it: what it asks, what it tells, what its views show. */
final class Table {
  /** What chance decides; everything else the referee works out by itself. */
  private static final Set<What> CHANCES =
      EnumSet.of(
          What.DREW,
          What.WAS_OFFERED,
          What.TURNED,
          What.EVENT_APPEARED,
          What.SHUFFLED,
          What.TILE_TURNED);

  /** A choice that the engine made because there was no other. */
  private record Forced(int seat, String words) {}

  /** Enough choices were followed. */
  static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super("enough choices were followed", null, false, false);
    }
  }

  private final SanJuanGame game;
  private final SanJuanState position;
  private final Rng chooser;
  private final String title;
  private final Options options = new Options();
  private final Deque<SanJuanEvent> chances = new ArrayDeque<>();
  private final Deque<Forced> forced = new ArrayDeque<>();
  private final List<String> soFar = new ArrayList<>();
  private String expected = "nobody";
  private int choicesLeft;
  private int compared;

  Table(SanJuanGame game, SanJuanState position, long seed, String title, int mostChoices) {
    this.game = game;
    this.position = position;
    this.chooser = new Rng(seed);
    this.title = game.config() + ", " + title;
    this.choicesLeft = mostChoices;
  }

  /** From now on the engine's events are heard. */
  void listen() {
    position.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {
            SanJuanEvent told = (SanJuanEvent) event;
            if (CHANCES.contains(told.what())) {
              chances.add(told);
            }
          }

          @Override
          public void forced(State state, int seat, int action) {
            forced.add(new Forced(seat, game.notation().words(position, action)));
          }
        });
  }

  void advance() {
    game.advance(position, options);
  }

  // ---- what is asked
  // ------------------------------------------------------------------------------

  /** A question that leaves only one choice: the engine may have answered it aloud. */
  void expectForced(int seat, String words) {
    if (new Forced(seat, words).equals(forced.peek())) {
      forced.remove();
    }
  }

  /** What the referee is about to ask, for the sentence if anything is different. */
  void willAsk(int seat, List<String> choices) {
    expected = "seat " + seat + " for one of " + sorted(choices);
  }

  /** A question with several choices; compares it, chooses one and lets the engine go on. */
  String question(int seat, String ruling, List<String> choices) {
    nothingIsLeft(ruling);
    same(ruling, "the seat that is asked", seat, position.isOver() ? -1 : position.seatToAct());
    List<String> offers = offers();
    same(ruling, "what seat " + seat + " can choose", sorted(choices), sorted(offers));
    if (choicesLeft-- == 0) {
      throw new Enough();
    }
    String choice = pick(offers);
    soFar.add(seat + ": " + choice);
    compared++;
    game.apply(position, game.notation().parse(position, options, choice));
    advance();
    return choice;
  }

  /** At random, but seldom without doing anything, so that games get on. */
  private String pick(List<String> offers) {
    String choice = offers.get(chooser.below(offers.size()));
    boolean idle = choice.equals("pass") || choice.equals("done");
    return idle ? offers.get(chooser.below(offers.size())) : choice;
  }

  private List<String> offers() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      words.add(game.notation().words(position, options.get(i)));
    }
    return words;
  }

  private void nothingIsLeft(String ruling) {
    same(ruling, "what chance brought", List.of(), List.copyOf(chances));
    same(ruling, "what only one choice was left for", List.of(), List.copyOf(forced));
  }

  void expectOver(String ruling) {
    nothingIsLeft(ruling);
    same(ruling, "whether the game is over", true, position.isOver() ? true : offers());
  }

  // ---- what is told and seen
  // ------------------------------------------------------------------------

  /** The next thing that chance brought; it must be of one of these kinds and of this seat. */
  SanJuanEvent chance(String ruling, int seat, What... kinds) {
    SanJuanEvent told = chances.poll();
    boolean right =
        told != null && List.of(kinds).contains(told.what()) && (seat < 0 || told.seat() == seat);
    if (!right) {
      throw difference(ruling, "what chance brings", List.of(kinds) + " of seat " + seat, told);
    }
    return told;
  }

  boolean nextIs(What what) {
    return !chances.isEmpty() && chances.peek().what() == what;
  }

  SanJuanView view(int viewer) {
    return game.view(position, viewer);
  }

  ScoreSheet scoreSheet() {
    return game.scoreSheet(position);
  }

  /** How many choices were compared. */
  int compared() {
    return compared;
  }

  // ---- differences
  // --------------------------------------------------------------------------------

  void same(String ruling, String what, Object referee, Object engine) {
    if (!referee.equals(engine)) {
      throw difference(ruling, what, referee, engine);
    }
  }

  AssertionError difference(String ruling, String what, Object referee, Object engine) {
    String asked = position.isOver() ? "nobody" : "seat " + position.seatToAct();
    return new AssertionError(
        "%s: by the rules %s is %s, but in the engine %s. The last question of the rules is to %s; "
                .formatted(ruling, what, referee, engine, expected)
            + "the engine asks %s for one of %s. %s; choices so far: %s"
                .formatted(asked, sorted(offers()), title, String.join("; ", soFar)));
  }

  private static List<String> sorted(List<String> words) {
    return words.stream().sorted().toList();
  }
}
