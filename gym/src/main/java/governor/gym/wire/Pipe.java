package governor.gym.wire;

import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;

/** Requests on one channel, answers on another, until the first one ends. */
public final class Pipe {
  private static final int LARGEST = 1 << 28;
  private static final byte DONE = 0;
  private static final byte REFUSED = 1;
  private static final int HEAD = Integer.BYTES + 1;

  private final ReadableByteChannel in;
  private final WritableByteChannel out;
  private final Service service = new Service();
  private final ByteBuffer head = ByteBuffer.allocateDirect(HEAD).order(ByteOrder.LITTLE_ENDIAN);
  private ByteBuffer body = ByteBuffer.allocateDirect(1 << 16);

  public Pipe(ReadableByteChannel in, WritableByteChannel out) {
    this.in = in;
    this.out = out;
  }

  /** Serves standard input and output: for a program that starts this one. */
  public static void main(String[] arguments) {
    serveStandardStreams();
  }

  /** Serves standard input and output until the input ends. */
  @SuppressWarnings("resource") // The streams of the process stay open as long as it lives.
  public static void serveStandardStreams() {
    new Pipe(
            new FileInputStream(FileDescriptor.in).getChannel(),
            new FileOutputStream(FileDescriptor.out).getChannel())
        .serve();
  }

  /** The same over streams, for tests. */
  public static Pipe over(java.io.InputStream in, java.io.OutputStream out) {
    return new Pipe(Channels.newChannel(in), Channels.newChannel(out));
  }

  /** Answers requests until there are no more. */
  public void serve() {
    try {
      while (read(head.clear().limit(Integer.BYTES))) {
        int length = head.flip().getInt();
        if (length < 1 || length > LARGEST) {
          send(REFUSED, text("A request has 1 to %d bytes, not %d.".formatted(LARGEST, length)));
          return; // Where the next request begins can no longer be known.
        }
        if (body.capacity() < length) {
          body = ByteBuffer.allocateDirect(length);
        }
        if (!read(body.clear().limit(length))) {
          throw new EOFException("the input ended within a request");
        }
        answer(body.flip());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(ByteBuffer request) throws IOException {
    try {
      switch (service.answer(request)) {
        case Answer.Bytes each -> send(DONE, each.bytes());
        case Answer.Results each -> send(DONE, each.memory().asByteBuffer());
      }
    } catch (WrongRequest e) {
      send(REFUSED, text(e.sentence()));
    } catch (RuntimeException e) {
      send(REFUSED, text("Governor failed, which is a mistake of ours: " + e + "."));
    }
  }

  private static ByteBuffer text(String sentence) {
    return ByteBuffer.wrap(sentence.getBytes(StandardCharsets.UTF_8));
  }

  private void send(byte status, ByteBuffer answer) throws IOException {
    head.clear().putInt(1 + answer.remaining()).put(status).flip();
    while (head.hasRemaining()) {
      out.write(head);
    }
    while (answer.hasRemaining()) {
      out.write(answer);
    }
  }

  /** Fills the buffer; false if the input ends before. */
  private boolean read(ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (in.read(buffer) < 0) {
        return false;
      }
    }
    return true;
  }
}
