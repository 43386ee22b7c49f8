package governor.puertorico.referee;

import governor.core.Event;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.edge.PuertoRicoView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The engine at the other side of the desk: it has to ask the same seat the same question, show the
 * same table, and is given a random answer.
 */
final class EngineSide implements Desk, EventSink {
  private final PuertoRicoGame game;
  private final PuertoRicoState position;
  private final String seed;
  private final Chooser chooser;
  private final Options options = new Options();
  private final List<String> choices = new ArrayList<>();
  private final boolean listens;

  /** What was answered without a question since the last one, by the referee and by the engine. */
  private final List<String> forcedHere = new ArrayList<>();

  private final List<String> forcedThere = new ArrayList<>();
  private World world;

  /** A game at a role choice; the seed says in messages where it came from. */
  EngineSide(PuertoRicoGame game, PuertoRicoState position, String seed, Rng rng) {
    this.game = game;
    this.position = position;
    this.seed = seed;
    this.chooser = new Chooser(rng);
    game.advance(position, options);
    // With nobody listening the engine may take shorter ways, which must lead to the same.
    this.listens = rng.below(2) == 0;
    if (listens) {
      position.listen(this);
    }
    this.world = Reading.of(HouseRules.of(game.config()), views(), forests());
  }

  World world() {
    return world;
  }

  int questions() {
    return choices.size();
  }

  @Override
  public void happened(Event event) {}

  @Override
  public void forced(State state, int seat, int action) {
    remember(forcedThere, seat, game.notation().words(position, action));
  }

  /** Who passes, places or stores without a choice: the table shows what came of it. */
  private static void remember(List<String> answers, int seat, String words) {
    if (!words.matches("pass|done|lay .*|man .*|store .*|keep .*|send .*")) {
      answers.add(seat + ": " + words);
    }
  }

  @Override
  public String ask(Player player, String ruling, Supplier<List<String>> choices) {
    while (true) {
      List<String> offered = choices.get();
      List<String> moves = guestMoves();
      boolean isHere =
          seatNow() == player.seat
              && !moves.isEmpty()
              && rest().equals(offered)
              && !isAboutGuests();
      if (offered.size() == 1 && !isHere) {
        remember(forcedHere, player.seat, offered.get(0));
        return offered.get(0);
      }
      String answer = answer(player, ruling, offered, moves);
      if (!moves.contains(answer)) {
        return answer;
      }
      move(player, answer);
    }
  }

  /** Compares the question with what is asked now, and answers it. */
  private String answer(Player player, String ruling, List<String> rest, List<String> moves) {
    List<String> offered = new ArrayList<>(rest);
    offered.addAll(moves);
    PuertoRicoView view = game.view(position, player.seat);
    List<String> words = allWords();
    if (view.asked() != player.seat || !Set.copyOf(words).equals(Set.copyOf(offered))) {
      throw objection(
          ruling,
          "seat " + player.seat + " has the choices " + rest,
          "seat " + view.asked() + " is asked \"" + view.question() + "\" with " + words);
    }
    if (words.size() != offered.size()) {
      throw objection("R4 (each choice once)", offered, words);
    }
    List<String> ordered = new ArrayList<>(rest);
    ordered.addAll(rest.getLast().equals("pass") ? rest.size() - 1 : rest.size(), moves);
    if (!words.equals(ordered)) {
      throw objection("section 1, 4 (the order of choices)", ordered, words);
    }
    if (!moves.isEmpty() && !moves.equals(Guests.moves(player))) {
      throw objection("4.1, X-21 (where guests may go)", Guests.moves(player), moves);
    }
    compareTable(ruling, view);
    String answer = chooser.pick(offered);
    this.choices.add(player.seat + ": " + answer);
    game.apply(position, options.get(words.indexOf(answer)));
    game.advance(position, options);
    return answer;
  }

  @Override
  public void guests(Player player) {
    while (seatNow() == player.seat && isAboutGuests()) {
      String answer = answer(player, "4.1, X-30 (guests)", List.of("pass"), guestMoves());
      if (answer.equals("pass")) {
        return;
      }
      move(player, answer);
    }
  }

  private void move(Player player, String words) {
    boolean hadLibrary = player.works(Library.NAME);
    Guests.move(player, words);
    new Library(world, this).guestMoved(player, hadLibrary);
  }

  /** Whether guests may move and nothing else is to be decided, by the question itself. */
  private boolean isAboutGuests() {
    return seenNow().question().equals("Do your guests go anywhere?");
  }

  /** The moves of guests that the engine offers now. */
  private List<String> guestMoves() {
    return allWords().stream().filter(EngineSide::isGuestMove).toList();
  }

  /** What the engine offers now besides. */
  private List<String> rest() {
    return allWords().stream().filter(words -> !isGuestMove(words)).toList();
  }

  private static boolean isGuestMove(String words) {
    return words.startsWith("move guest to ") || words.startsWith("move noble guest to ");
  }

  private List<String> allWords() {
    return position.isOver()
        ? List.of()
        : IntStream.range(0, options.size()).mapToObj(this::words).toList();
  }

  private int seatNow() {
    return seenNow().asked();
  }

  private String words(int index) {
    return game.notation().words(position, options.get(index));
  }

  private void compareTable(String ruling, PuertoRicoView asked) {
    if (listens && !forcedHere.equals(forcedThere)) {
      throw objection(ruling + ", answers without a question", forcedHere, forcedThere);
    }
    forcedHere.clear();
    forcedThere.clear();
    compare(ruling, asked);
    // Between phases and at the end everybody looks.
    if (world.phase.isEmpty()) {
      for (int viewer = Event.PUBLIC; viewer < game.seats(); viewer++) {
        compare(ruling, game.view(position, viewer));
      }
      compareScores();
    }
  }

  private void compare(String ruling, PuertoRicoView view) {
    List<String> differences = new Comparison(world).with(view, position.isOver());
    if (!differences.isEmpty()) {
      throw difference(
          "The table as seat %d sees it before %s differs: %s"
              .formatted(view.viewer(), ruling, String.join("; ", differences)));
    }
  }

  private void compareScores() {
    List<Integer> ahead =
        IntStream.range(0, game.seats())
            .map(seat -> game.seatsAhead(position, seat))
            .boxed()
            .toList();
    List<String> differences = new ScoreComparison(world).with(game.scoreSheet(position), ahead);
    if (!differences.isEmpty()) {
      throw difference("The score by section 5 differs: " + String.join("; ", differences));
    }
  }

  /** The game is over by the rules. */
  void checkEnd() {
    if (!position.isOver()) {
      throw objection("section 5, R28 (the end)", "the game is over", "seat " + seenNow().asked());
    }
    compareTable("section 5 (the end)", seenNow());
  }

  @Override
  public Bag drawn(Player player) {
    String shown = seatNow() == player.seat ? allWords().get(0) : "";
    if (shown.startsWith("lay ")) {
      Bag drawn = new Bag();
      drawn.add(shown.substring("lay ".length()), 1);
      return drawn;
    }
    return Reading.tiles(seenNow().seats().get(player.seat)).without(player.tiles);
  }

  @Override
  public String festivalBuildingNow() {
    return Reading.festival(world, seenNow()).building;
  }

  @Override
  public Bag rowNow() {
    return new Bag(seenNow().faceUp());
  }

  private PuertoRicoView seenNow() {
    return game.view(position, Event.PUBLIC);
  }

  private List<Bag> forests() {
    List<Bag> forests = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      Bag bag = new Bag();
      for (int kind = 0; kind < Pieces.GOODS.size(); kind++) {
        bag.add(Pieces.GOODS.get(kind), position.forests(seat, kind));
      }
      forests.add(bag);
    }
    return forests;
  }

  private List<PuertoRicoView> views() {
    return IntStream.range(0, game.seats()).mapToObj(seat -> game.view(position, seat)).toList();
  }

  @Override
  public AssertionError objection(String ruling, Object referee, Object engine) {
    return difference("By %s: %s; but the engine: %s".formatted(ruling, referee, engine));
  }

  private AssertionError difference(String what) {
    String soFar = choices.isEmpty() ? "none" : String.join("; ", choices);
    return new AssertionError(
        "%s. Config: %s. Seed: %s. Choices so far: %s."
            .formatted(what, game.config(), seed, soFar));
  }
}
