package governor.cli.player;

import governor.bots.shipped.Lesson;
import governor.bots.shipped.ShippedNets;
import governor.core.Parsed;
import governor.core.State;
import governor.nets.Trained;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Nets that somebody trained, from their files. */
public final class NetFiles {
  private NetFiles() {}

  /** The net in this file, or why it cannot be used. */
  public static <S extends State> Parsed<Trained<S>> read(Path file, Lesson<S> lesson) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      return Parsed.refused(
          "The net %s cannot be read; name a file that governor train wrote.".formatted(file));
    }
    return switch (ShippedNets.read(lesson.name(), lesson, bytes)) {
      case Parsed.Refused<Trained<S>>(String sentence) ->
          Parsed.refused("The net %s cannot be used. %s".formatted(file, sentence));
      case Parsed.Ok<Trained<S>> net -> net;
    };
  }
}
