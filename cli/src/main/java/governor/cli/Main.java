package governor.cli;

import governor.cli.serve.Serving;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Starts the {@code governor} command. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    World world = World.real();
    PrintWriter out = world.writer(System.out);
    PrintWriter err = world.writer(System.err);
    int exit = run(world, out, err, args);
    out.flush();
    err.flush();
    System.exit(exit);
  }

  /**
   * Does what the arguments say where nobody types and nobody looks; the answer is the exit code.
   */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    World world =
        new World(
            InputStream.nullInputStream(),
            System.getenv(),
            false,
            false,
            false,
            StandardCharsets.UTF_8);
    return run(world, out, err, args);
  }

  /** Does what the arguments say; the answer is the exit code. */
  static int run(World world, PrintWriter out, PrintWriter err, String... args) {
    Optional<Serving> serving = Serving.read(args);
    return serving.isPresent()
        ? serve(serving.get(), world, out, err)
        : CommandLines.execute(world, out, err, Subcommands.named(args));
  }

  private static int serve(Serving serving, World world, PrintWriter out, PrintWriter err) {
    try {
      serving.run(world, out);
      return 0;
    } catch (RuntimeException problem) {
      return Problems.wrongInput(problem, err);
    }
  }
}
