package governor.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.Function;

/** Plays a range of blocks wherever Spark has room, and sends its file back. */
final class PlayPart implements Function<String, byte[]> {
  private static final long serialVersionUID = 1L;

  private final ArrayList<String> command;

  PlayPart(List<String> command) {
    this.command = new ArrayList<>(command);
  }

  @Override
  public byte[] call(String blocks) throws IOException {
    return Command.play(command, blocks);
  }
}
