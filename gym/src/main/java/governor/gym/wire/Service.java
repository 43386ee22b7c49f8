package governor.gym.wire;

import governor.core.Parsed;
import governor.core.State;
import governor.gym.Batch;
import governor.gym.BatchSettings;
import governor.gym.GameText;
import governor.gym.KnownSpaces;
import governor.gym.Spaces;
import governor.gym.SpacesJson;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Does what requests ask for. One request at a time. */
final class Service {
  static final String HELLO = "governor batch protocol 1";

  private static final int OBSERVATIONS = 1;
  private static final int MASKS = 2;
  private static final int RESTARTS = 4;

  private final Batches batches = new Batches();

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
      case SET_UP -> setUp(request);
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
    return batches.add(orWrong(make(spaces, settings)));
  }

  private static <S extends State> Parsed<Batch<?>> make(Spaces<S> spaces, BatchSettings settings) {
    return Batch.of(spaces, settings).then(Parsed::ok);
  }

  /** The batch with this number, for those who need no more than the batch. */
  Batch<?> batch(int number) {
    return batches.batch(number);
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

  // ---- playing --------------------------------------------------------------------------------

  private Answer reset(Request request) {
    Batches.Held held = batches.held(request.integer());
    held.batch().reset(request.number());
    return held.results();
  }

  private Answer step(Request request) {
    Batches.Held held = batches.held(request.integer());
    Batch<?> batch = held.batch();
    ByteBuffer actions = request.rest((long) Integer.BYTES * batch.size());
    MemorySegment chosen = MemorySegment.ofBuffer(actions);
    int wrong = batch.step(chosen);
    if (wrong >= 0) {
      int action = actions.order(ByteOrder.LITTLE_ENDIAN).getInt(Integer.BYTES * wrong);
      throw new WrongRequest(batch.refusal(wrong, action));
    }
    return held.results();
  }

  private Answer act(Request request) {
    Batches.Held held = batches.held(request.integer());
    int game = game(held.batch(), request.integer());
    int action = request.integer();
    if (!held.batch().act(game, action)) {
      throw new WrongRequest(held.batch().refusal(game, action));
    }
    return held.results(game);
  }

  private Answer refusal(Request request) {
    Batch<?> batch = batches.batch(request.integer());
    return text(batch.refusal(game(batch, request.integer()), request.integer()));
  }

  private Answer start(Request request) {
    Batches.Held held = batches.held(request.integer());
    int game = game(held.batch(), request.integer());
    held.batch().start(game, request.number());
    return held.results(game);
  }

  private Answer setUp(Request request) {
    Batches.Held held = batches.held(request.integer());
    int game = game(held.batch(), request.integer());
    long seed = request.number();
    refuse(held.batch().setUp(game, request.text(), seed));
    return held.results(game);
  }

  private static void refuse(Optional<String> problem) {
    if (problem.isPresent()) {
      throw new WrongRequest(problem.get());
    }
  }

  // ---- looking ahead --------------------------------------------------------------------------

  private Answer copy(Request request) {
    Batches.Held held = batches.held(request.integer());
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
    return held.results();
  }

  private Answer imagine(Request request) {
    Batches.Held held = batches.held(request.integer());
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
    return held.results();
  }

  private Answer save(Request request) {
    Batch<?> batch = batches.batch(request.integer());
    return new Answer.Bytes(ByteBuffer.wrap(batch.save(game(batch, request.integer()))));
  }

  private Answer load(Request request) {
    Batches.Held held = batches.held(request.integer());
    int game = game(held.batch(), request.integer());
    refuse(held.batch().load(game, request.block()));
    return held.results(game);
  }

  // ---- looking closer -------------------------------------------------------------------------

  private Answer observe(Request request) {
    Batch<?> batch = batches.batch(request.integer());
    int game = game(batch, request.integer());
    int seat = Math.max(0, seat(batch, request.oneByte()));
    return new Answer.Bytes(ByteBuffer.wrap(batch.observe(game, seat).clone()));
  }

  private Answer gameText(Request request) {
    Batch<?> batch = batches.batch(request.integer());
    int game = game(batch, request.integer());
    int what = request.oneByte();
    int seat = seat(batch, request.oneByte());
    if (what < 0 || what >= GameText.number()) {
      throw new WrongRequest("There is no text with the number %d.".formatted(what));
    }
    return text(GameText.of(what).of(batch, game, seat));
  }

  private static Answer text(String text) {
    return new Answer.Bytes(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
  }

  // ---- where results lie ----------------------------------------------------------------------

  private Answer close(Request request) {
    batches.close(request.integer());
    return Answer.NOTHING;
  }

  private Answer share(Request request) {
    batches.share(request.integer(), request.text());
    return Answer.NOTHING;
  }

  private Answer bind(Request request) {
    batches.bind(request.integer(), request.number());
    return Answer.NOTHING;
  }
}
