package governor.cli;

import java.io.PrintWriter;

/** Starts the {@code governor} command. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    World world = World.real();
    PrintWriter out = world.writer(System.out);
    PrintWriter err = world.writer(System.err);
    int exit = CommandLines.make(world, out, err, args).execute(args);
    out.flush();
    err.flush();
    System.exit(exit);
  }
}
