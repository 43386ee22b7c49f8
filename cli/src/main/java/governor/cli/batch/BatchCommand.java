package governor.cli.batch;

import governor.gym.wire.Pipe;
import picocli.CommandLine.Command;

/** Batches for a program in any language. */
@Command(
    name = "batch",
    mixinStandardHelpOptions = true,
    description = "Plays batches of games for another program, over standard input and output.",
    footer = {"", "docs/batch-protocol.md has it byte by byte; examples/batch.c is a program."})
public final class BatchCommand implements Runnable {
  @SuppressWarnings("NullAway.Init")
  BatchCommand() {}

  @Override
  public void run() {
    Pipe.serveStandardStreams();
  }
}
