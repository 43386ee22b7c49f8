package governor.gym;

import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;

import governor.bots.roster.Roster;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Many games of one config side by side. A step takes one action for each and leaves in the block
 * what each asks next. Same config, settings and actions: same results, with any number of threads.
 *
 * <p>One thread at a time may use a batch.
 *
 * @param <S> the positions of the game
 */
public final class Batch<S extends State> implements AutoCloseable {
  /** As an action: this game is left as it is. */
  public static final int NO_ACTION = -1;

  private final Spaces<S> spaces;
  private final BatchSettings settings;
  private final Block block;
  private final Games<S> games;
  private final List<Worker<S>> workers;
  private final Worker<S> worker;
  private final Crew crew;
  private final SavedGame<S> saved;
  private final IntConsumer stepping = this::stepShare;
  private final IntConsumer starting = this::startShare;
  private MemorySegment memory;
  private MemorySegment actions = MemorySegment.NULL;

  private Batch(Spaces<S> spaces, BatchSettings settings, List<List<Player<S>>> opponents) {
    this.spaces = spaces;
    this.settings = settings;
    Game<S> game = spaces.game();
    int features = spaces.observer().get().features().size();
    block =
        new Block(
            settings.size(),
            game.seats(),
            settings.observations() ? features : 0,
            settings.masks() ? spaces.actions().size() : 0);
    games = new Games<>(game, settings.size());
    workers =
        opponents.stream().map(each -> new Worker<>(spaces, games, settings, block, each)).toList();
    worker = workers.getFirst();
    crew = new Crew(workers.size());
    saved = new SavedGame<>(game, games);
    memory = Arena.ofAuto().allocate(block.bytes(), Long.BYTES);
    bindWorkers();
    reset(settings.seed());
  }

  /** A new batch in memory of its own, its games begun; or why there can be none. */
  public static <S extends State> Parsed<Batch<S>> of(Spaces<S> spaces, BatchSettings wished) {
    return wished
        .check(spaces.game().seats())
        .then(settings -> opponents(spaces.game(), settings))
        .then(opponents -> Parsed.ok(new Batch<>(spaces, wished, opponents)));
  }

  /** Each thread has opponents of its own. */
  private static <S extends State> Parsed<List<List<Player<S>>>> opponents(
      Game<S> game, BatchSettings settings) {
    List<List<Player<S>>> all = new ArrayList<>();
    List<String> names = settings.opponents();
    for (int thread = 0; thread < Math.min(settings.threads(), settings.size()); thread++) {
      List<Player<S>> crew = new ArrayList<>();
      for (int seat = 1; seat < game.seats() && !names.isEmpty(); seat++) {
        String name = names.get(names.size() == 1 ? 0 : seat - 1);
        switch (Roster.make(name, game)) {
          case Parsed.Ok<Player<S>>(Player<S> player) -> crew.add(player);
          case Parsed.Refused<Player<S>>(String sentence) -> {
            return Parsed.refused(sentence);
          }
        }
      }
      all.add(List.copyOf(crew));
    }
    return Parsed.ok(all);
  }

  public Spaces<S> spaces() {
    return spaces;
  }

  public Block block() {
    return block;
  }

  public int size() {
    return games.size();
  }

  /** The results; only to be read. */
  public MemorySegment memory() {
    return memory;
  }

  /** From now on the results go to this memory, which belongs to somebody else. */
  public void bind(MemorySegment results) {
    memory = results.asSlice(0, block.bytes()).copyFrom(memory.asSlice(0, block.bytes()));
    bindWorkers();
  }

  private void bindWorkers() {
    workers.forEach(each -> each.bind(memory));
  }

  // ---- playing --------------------------------------------------------------------------------

  /** All games begin anew, with chances from this seed; game i does not depend on how many. */
  public void reset(long seed) {
    Rng source = new Rng(seed);
    for (int i = 0; i < size(); i++) {
      games.streams[i] = source.next();
      games.learners[i] = firstSeat(i);
    }
    if (memory.byteSize() > 0) {
      MemorySegment legal = memory.asSlice(block.legal(), 2L * Block.WIDTH * size());
      legal.fill((byte) ActionSpace.NONE);
    }
    crew.run(starting);
  }

  /** A single game begins anew, with chances from this seed. */
  public void start(int game, long seed) {
    games.streams[game] = new Rng(seed).next();
    games.learners[game] = firstSeat(0);
    worker.start(game);
    worker.settle(game);
  }

  /**
   * A game begins in the position of this text, with chances from this seed; where opponents have
   * the other seats, the program has the one that is asked. Or a sentence, and nothing is done.
   */
  public Optional<String> setUp(int game, String text, long seed) {
    Rng source = new Rng(seed);
    return switch (spaces.game().readPosition(text, source)) {
      case Parsed.Refused<S>(String sentence) -> Optional.of(sentence);
      case Parsed.Ok<S>(S s) -> {
        spaces.game().advance(s, new Options());
        if (s.isOver()) {
          yield Optional.of("In this position the game is over.");
        }
        games.states[game].copyFrom(s);
        games.streams[game] = source.next();
        games.learners[game] = (byte) (settings.seat() >= 0 ? settings.seat() : s.seatToAct());
        games.ends[game] = Games.GOES_ON;
        worker.renew(game);
        yield Optional.empty();
      }
    };
  }

  private byte firstSeat(int game) {
    return (byte) (settings.seat() >= 0 ? settings.seat() : game % spaces.game().seats());
  }

  /**
   * Carries out an action in each game: so many ints in this memory.
   *
   * @return -1, or the first game whose action is not legal; then nothing was done
   */
  public int step(MemorySegment chosen) {
    for (int i = 0; i < size(); i++) {
      int action = chosen.get(JAVA_INT_UNALIGNED, 4L * i);
      if (action != NO_ACTION && !games.isLegal(i, action)) {
        return i;
      }
    }
    actions = chosen;
    crew.run(stepping);
    return -1;
  }

  /** Carries out an action in a single game; false, with nothing done, if it is not legal. */
  public boolean act(int game, int action) {
    boolean isLegal = games.isLegal(game, action);
    if (isLegal) {
      worker.step(game, action);
    }
    return isLegal;
  }

  private void stepShare(int member) {
    Worker<S> mine = workers.get(member);
    int end = first(member + 1);
    for (int i = first(member); i < end; i++) {
      int action = actions.get(JAVA_INT_UNALIGNED, 4L * i);
      if (action == NO_ACTION) {
        mine.rest(i);
      } else {
        mine.step(i, action);
      }
    }
  }

  private void startShare(int member) {
    for (int i = first(member); i < first(member + 1); i++) {
      workers.get(member).start(i);
      workers.get(member).settle(i);
    }
  }

  private int first(int member) {
    return (int) ((long) size() * member / workers.size());
  }

  /** Why this action cannot be chosen in this game, as a sentence. */
  public String refusal(int game, int action) {
    int count = games.counts[game];
    if (count == 0) {
      return "Game %d is over, so that action %d cannot be chosen; begin it anew or give -1."
          .formatted(game, action);
    }
    if (action < 0 || action >= spaces.actions().size()) {
      return "Game %d was given action %d, but there are actions 0 to %d; nothing was done."
          .formatted(game, action, spaces.actions().size() - 1);
    }
    return "Action %d (%s) is not legal in game %d, which asks seat %d: %s Legal are %s; nothing was done."
        .formatted(
            action,
            name(action),
            game,
            games.states[game].seatToAct(),
            spaces.game().notation().question(games.states[game]),
            legalNames(game));
  }

  private String legalNames(int game) {
    List<String> names = new ArrayList<>();
    for (int k = 0; k < games.counts[game]; k++) {
      int action = games.legal[game * Block.WIDTH + k];
      names.add("%d (%s)".formatted(action, name(action)));
    }
    return String.join(", ", names);
  }

  private String name(int action) {
    return spaces.actions().actions().get(action).name();
  }

  // ---- looking ahead --------------------------------------------------------------------------

  /** The second game becomes the same as the first, with the same future. */
  public void copy(int from, int to) {
    games.copy(from, to);
    worker.renew(to);
  }

  /** Deals anew all that this seat (below 0: the one that is asked) cannot know. */
  public void imagine(int game, int seat) {
    S s = games.states[game];
    Rng rng = new Rng(games.nextSeed(game));
    spaces.game().imagine(s, seat < 0 ? s.seatToAct() : seat, rng);
    worker.renew(game);
  }

  /** What comes to a game by chance from outside its position now starts from this seed. */
  public void reseed(int game, long seed) {
    games.streams[game] = new Rng(seed).next();
  }

  public byte[] save(int game) {
    return saved.save(game);
  }

  /** The game becomes the one that was saved; or a sentence, and nothing is done. */
  public Optional<String> load(int game, byte[] block) {
    Optional<String> problem = saved.load(game, block);
    if (problem.isEmpty()) {
      worker.renew(game);
    }
    return problem;
  }

  // ---- looking closer -------------------------------------------------------------------------

  /** The position of a game; only to be looked at. */
  public S state(int game) {
    return games.states[game];
  }

  /** What a seat knows in a game, in a row that the next call uses again. */
  public byte[] observe(int game, int seat) {
    return worker.observe(game, seat);
  }

  /** The legal actions of a game. */
  public int[] legal(int game) {
    int[] found = new int[games.counts[game]];
    for (int k = 0; k < found.length; k++) {
      found[k] = games.legal[game * Block.WIDTH + k];
    }
    return found;
  }

  @Override
  public void close() {
    crew.close();
  }
}
