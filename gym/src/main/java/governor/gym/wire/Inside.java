package governor.gym.wire;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * For a program that has loaded this JVM into its own process: functions that it can call like
 * those of any library, made from these methods. The program calls {@link #boot} once through JNI
 * and finds their addresses in a table.
 *
 * <p>Requests and answers are those of the pipe, without their lengths; taking a step, which is
 * done most often, has functions of its own and writes its results where the program said.
 */
public final class Inside {
  private static final int REFUSED = 1;
  private static final Service SERVICE = new Service();

  /** The answer to the request of this thread, until it is fetched: its status, then its bytes. */
  private static final ThreadLocal<byte[]> ANSWER = ThreadLocal.withInitial(() -> new byte[0]);

  private Inside() {}

  /** The address of a table with the addresses of call, fetch, step and act. */
  @SuppressWarnings("restricted") // Being called from outside is what this class is for.
  public static long boot() throws NoSuchMethodException, IllegalAccessException {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    FunctionDescriptor[] functions = {
      FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT),
      FunctionDescriptor.of(JAVA_INT, ADDRESS),
      FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS),
      FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT)
    };
    String[] names = {"call", "fetch", "step", "act"};
    MemorySegment table = Arena.global().allocate(JAVA_LONG, names.length);
    for (int i = 0; i < names.length; i++) {
      MethodHandle method = lookup.findStatic(Inside.class, names[i], functions[i].toMethodType());
      MemorySegment stub = Linker.nativeLinker().upcallStub(method, functions[i], Arena.global());
      table.setAtIndex(JAVA_LONG, i, stub.address());
    }
    return table.address();
  }

  /** Carries out a request of so many bytes; returns how many bytes there are to fetch. */
  @SuppressWarnings("restricted")
  static int call(MemorySegment request, int length) {
    byte[] answer;
    synchronized (SERVICE) {
      try {
        byte[] bytes = request.reinterpret(length).toArray(JAVA_BYTE);
        answer =
            switch (SERVICE.answer(ByteBuffer.wrap(bytes))) {
              case Answer.Bytes each -> answer(0, each.bytes());
              case Answer.Results each -> answer(0, each.memory().asByteBuffer());
            };
      } catch (WrongRequest e) {
        answer = answer(REFUSED, text(e.sentence()));
      } catch (RuntimeException | Error e) {
        answer = failure(e);
      }
    }
    ANSWER.set(answer);
    return answer.length;
  }

  /** No exception may leave, since it would end the other program. */
  private static byte[] failure(Throwable e) {
    return answer(REFUSED, text("Governor failed, which is a mistake of ours: " + e + "."));
  }

  /** Keeps a failure to be fetched; what is returned is below -1 and tells its length. */
  private static int failed(Throwable e) {
    ANSWER.set(failure(e));
    return -1 - ANSWER.get().length;
  }

  private static ByteBuffer text(String sentence) {
    return ByteBuffer.wrap(sentence.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] answer(int status, ByteBuffer bytes) {
    byte[] answer = new byte[1 + bytes.remaining()];
    answer[0] = (byte) status;
    bytes.get(answer, 1, answer.length - 1);
    return answer;
  }

  /** Copies the answer to this address. */
  @SuppressWarnings("restricted")
  static int fetch(MemorySegment to) {
    byte[] answer = ANSWER.get();
    MemorySegment.copy(answer, 0, to.reinterpret(answer.length), JAVA_BYTE, 0, answer.length);
    ANSWER.remove();
    return answer.length;
  }

  /**
   * Takes a step; -1 if all is well, else the first game whose action is not legal. Below that: it
   * failed, and an answer of so many bytes, counted from -1 down, can be fetched.
   */
  @SuppressWarnings("restricted")
  static int step(int batch, MemorySegment actions) {
    try {
      var games = SERVICE.batch(batch);
      return games.step(actions.reinterpret((long) Integer.BYTES * games.size()));
    } catch (RuntimeException | Error e) {
      return failed(e);
    }
  }

  /** An action in one game; 0 if all is well, 1 if it is not legal; below as for a step. */
  static int act(int batch, int game, int action) {
    try {
      var games = SERVICE.batch(batch);
      return game >= 0 && game < games.size() && games.act(game, action) ? 0 : 1;
    } catch (RuntimeException | Error e) {
      return failed(e);
    }
  }
}
