package governor.gym.wire;

import governor.core.Parsed;
import governor.core.State;
import governor.gym.Batch;
import governor.gym.BatchSettings;
import governor.gym.Block;
import governor.gym.GameText;
import governor.gym.KnownSpaces;
import governor.gym.Spaces;
import governor.gym.SpacesJson;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Does what requests ask for. One request at a time. */
final class Service {
  static final String HELLO = "governor batch protocol 1";

  private static final int OBSERVATIONS = 1;
  private static final int MASKS = 2;
  private static final int RESTARTS = 4;

  /** The batches by their numbers; null after the last request for one. */
  private final List<Optional<Held>> batches = new ArrayList<>();

  /** A batch, and whether its results lie where the other program sees them by itself. */
  private record Held(Batch<?> batch, boolean isSeen) {}

  /** The answer to a request: its bytes, or where the results of a batch lie. */
  sealed interface Answer {
    /** Bytes made for this answer. */
    record Bytes(ByteBuffer bytes) implements Answer {}

    /** The whole block of a batch, as it is. */
    record Results(MemorySegment memory) implements Answer {}
  }

  private static final Answer NOTHING = new Answer.Bytes(ByteBuffer.allocate(0));

  /** Carries out a request, or throws {@link WrongRequest}. */
  Answer answer(ByteBuffer bytes) {
    Request request = new Request(bytes);
    int operation = request.oneByte();
    if (!Operation.isKnown(operation)) {
      throw new WrongRequest("There is no request with the number %d.".formatted(operation));
    }
    return switch (Operation.of(operation)) {
      case HELLO -> text(HELLO);
      case SPACES -> text(SpacesJson.of(spaces(request.text())));
      case CREATE -> create(request);
      case RESET -> reset(request);
      case STEP -> step(request);
      case ACT -> act(request);
      case START -> start(request);
      case COPY -> copy(request);
      case IMAGINE -> imagine(request);
      case SAVE -> save(request);
      case LOAD -> load(request);
      case OBSERVE -> observe(request);
      case TEXT -> gameText(request);
      case CLOSE -> close(request);
      case SHARE -> share(request);
      case BIND -> bind(request);
      case REFUSAL -> refusal(request);
    };
  }

  // ---- batches --------------------------------------------------------------------------------

  private static Spaces<?> spaces(String config) {
    return orWrong(KnownSpaces.of(config));
  }

  private static <T> T orWrong(Parsed<T> parsed) {
    return switch (parsed) {
      case Parsed.Ok<T>(T value) -> value;
      case Parsed.Refused<T>(String sentence) -> throw new WrongRequest(sentence);
    };
  }

  private Answer create(Request request) {
    int size = request.integer();
    long seed = request.number();
    int threads = request.integer();
    int rounds = request.integer();
    int flags = request.oneByte();
    int seat = request.oneByte();
    Spaces<?> spaces = spaces(request.text());
    List<String> opponents = new ArrayList<>();
    for (int left = request.oneByte(); left > 0; left--) {
      opponents.add(request.text());
    }
    BatchSettings settings =
        new BatchSettings(
            size,
            seed,
            threads,
            rounds,
            (flags & OBSERVATIONS) != 0,
            (flags & MASKS) != 0,
            (flags & RESTARTS) != 0,
            seat,
            opponents);
    return created(orWrong(make(spaces, settings)));
  }

  private static <S extends State> Parsed<Batch<?>> make(Spaces<S> spaces, BatchSettings settings) {
    return Batch.of(spaces, settings).then(Parsed::ok);
  }

  private Answer created(Batch<?> batch) {
    batches.add(Optional.of(new Held(batch, false)));
    Block block = batch.block();
    ByteBuffer answer = ByteBuffer.allocate(8 * Integer.BYTES + 2 * Long.BYTES);
    answer
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(batches.size() - 1)
        .putInt(block.size())
        .putInt(block.seats())
        .putInt(batch.spaces().observer().get().features().size())
        .putInt(batch.spaces().actions().size())
        .putInt(Block.WIDTH)
        .putInt(block.recordBytes())
        .putInt(0)
        .putLong(block.bytes())
        .putLong(0);
    return new Answer.Bytes(answer.flip());
  }

  private Held held(int number) {
    boolean isThere = number >= 0 && number < batches.size() && batches.get(number).isPresent();
    if (!isThere) {
      throw new WrongRequest(
          "There is no batch %d; it was closed or never made.".formatted(number));
    }
    return batches.get(number).orElseThrow();
  }

  /** The batch with this number, for those who need no more than the batch. */
  Batch<?> batch(int number) {
    return held(number).batch();
  }

  private static int game(Batch<?> batch, int game) {
    if (game < 0 || game >= batch.size()) {
      throw new WrongRequest(
          "There is no game %d; the batch has games 0 to %d.".formatted(game, batch.size() - 1));
    }
    return game;
  }

  private static int seat(Batch<?> batch, int seat) {
    int seats = batch.block().seats();
    if (seat >= seats) {
      throw new WrongRequest(
          "There is no seat %d; there are seats 0 to %d.".formatted(seat, seats - 1));
    }
    return seat;
  }

  private static Answer results(Held held) {
    return held.isSeen() ? NOTHING : new Answer.Results(held.batch().memory());
  }

  /** The results of one game. */
  private static Answer results(Held held, int game) {
    if (held.isSeen()) {
      return NOTHING;
    }
    ByteBuffer answer = ByteBuffer.allocate(held.batch().block().recordBytes());
    held.batch().block().copyRecord(held.batch().memory(), game, MemorySegment.ofBuffer(answer));
    return new Answer.Bytes(answer);
  }

  // ---- playing --------------------------------------------------------------------------------

  private Answer reset(Request request) {
    Held held = held(request.integer());
    held.batch().reset(request.number());
    return results(held);
  }

  private Answer step(Request request) {
    Held held = held(request.integer());
    Batch<?> batch = held.batch();
    ByteBuffer actions = request.rest((long) Integer.BYTES * batch.size());
    MemorySegment chosen = MemorySegment.ofBuffer(actions);
    int wrong = batch.step(chosen);
    if (wrong >= 0) {
      int action = actions.order(ByteOrder.LITTLE_ENDIAN).getInt(Integer.BYTES * wrong);
      throw new WrongRequest(batch.refusal(wrong, action));
    }
    return results(held);
  }

  private Answer act(Request request) {
    Held held = held(request.integer());
    int game = game(held.batch(), request.integer());
    int action = request.integer();
    if (!held.batch().act(game, action)) {
      throw new WrongRequest(held.batch().refusal(game, action));
    }
    return results(held, game);
  }

  private Answer refusal(Request request) {
    Batch<?> batch = batch(request.integer());
    return text(batch.refusal(game(batch, request.integer()), request.integer()));
  }

  private Answer start(Request request) {
    Held held = held(request.integer());
    int game = game(held.batch(), request.integer());
    held.batch().start(game, request.number());
    return results(held, game);
  }

  // ---- looking ahead --------------------------------------------------------------------------

  private Answer copy(Request request) {
    Held held = held(request.integer());
    int[] from = request.integers();
    int[] to = request.integers();
    if (from.length != to.length) {
      throw new WrongRequest(
          "%d games cannot be copied to %d; name as many.".formatted(from.length, to.length));
    }
    for (int i = 0; i < from.length; i++) {
      game(held.batch(), from[i]);
      game(held.batch(), to[i]);
    }
    for (int i = 0; i < from.length; i++) {
      held.batch().copy(from[i], to[i]);
    }
    return results(held);
  }

  private Answer imagine(Request request) {
    Held held = held(request.integer());
    int seat = seat(held.batch(), request.oneByte());
    boolean isSeeded = request.oneByte() != 0;
    long seed = request.number();
    int[] games = request.integers();
    for (int game : games) {
      if (held.batch().state(game(held.batch(), game)).isOver() && seat < 0) {
        throw new WrongRequest(
            "Game %d is over, so that no seat is asked; say for which seat to deal anew."
                .formatted(game));
      }
    }
    for (int i = 0; i < games.length; i++) {
      if (isSeeded) {
        held.batch().reseed(games[i], seed + i);
      }
      held.batch().imagine(games[i], seat);
    }
    return results(held);
  }

  private Answer save(Request request) {
    Batch<?> batch = batch(request.integer());
    return new Answer.Bytes(ByteBuffer.wrap(batch.save(game(batch, request.integer()))));
  }

  private Answer load(Request request) {
    Held held = held(request.integer());
    int game = game(held.batch(), request.integer());
    Optional<String> problem = held.batch().load(game, request.block());
    if (problem.isPresent()) {
      throw new WrongRequest(problem.get());
    }
    return results(held, game);
  }

  // ---- looking closer -------------------------------------------------------------------------

  private Answer observe(Request request) {
    Batch<?> batch = batch(request.integer());
    int game = game(batch, request.integer());
    int seat = Math.max(0, seat(batch, request.oneByte()));
    return new Answer.Bytes(ByteBuffer.wrap(batch.observe(game, seat).clone()));
  }

  private Answer gameText(Request request) {
    Batch<?> batch = batch(request.integer());
    int game = game(batch, request.integer());
    int what = request.oneByte();
    int seat = seat(batch, request.oneByte());
    if (what < 0 || what >= GameText.number()) {
      throw new WrongRequest("There is no text with the number %d.".formatted(what));
    }
    return text(GameText.of(what).of(batch, game, Math.max(-1, seat)));
  }

  private static Answer text(String text) {
    return new Answer.Bytes(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
  }

  // ---- where results lie ----------------------------------------------------------------------

  private Answer close(Request request) {
    int number = request.integer();
    batch(number).close();
    batches.set(number, Optional.empty());
    return NOTHING;
  }

  /** The results go to a file that the other program has mapped into its memory as well. */
  private Answer share(Request request) {
    int number = request.integer();
    Batch<?> batch = batch(number);
    String file = request.text();
    try (FileChannel channel =
        FileChannel.open(Path.of(file), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      long bytes = batch.block().bytes();
      if (channel.size() < bytes) {
        throw new WrongRequest("The file %s has less than %d bytes.".formatted(file, bytes));
      }
      bind(number, channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, Arena.ofAuto()));
      return NOTHING;
    } catch (IOException | InvalidPathException e) {
      throw new WrongRequest("The file %s cannot be shared: %s.".formatted(file, e.getMessage()));
    }
  }

  /** The results go to an address of this process. */
  @SuppressWarnings("restricted") // The other program owns the memory and says where it is.
  private Answer bind(Request request) {
    int number = request.integer();
    long address = request.number();
    bind(number, MemorySegment.ofAddress(address).reinterpret(batch(number).block().bytes()));
    return NOTHING;
  }

  private void bind(int number, MemorySegment memory) {
    Batch<?> batch = batch(number);
    batch.bind(memory);
    batches.set(number, Optional.of(new Held(batch, true)));
  }
}
