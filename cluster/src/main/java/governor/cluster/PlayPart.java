package governor.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.Function;

/** Plays a range of blocks wherever Spark has room, and sends its file back. */
final class PlayPart implements Function<String, byte[]> {
  private static final long serialVersionUID = 1L;

  private final ArrayList<String> command;

  /** The checkpoint of the training that the games are for, by the name of its file. */
  private final HashMap<String, byte[]> training;

  PlayPart(List<String> command, Map<String, byte[]> training) {
    this.command = new ArrayList<>(command);
    this.training = new HashMap<>(training);
  }

  @Override
  public byte[] call(String blocks) throws IOException {
    return Command.play(command, blocks, training);
  }
}
