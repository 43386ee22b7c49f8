package governor.cli.remote;

import java.net.URI;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --server}: where the server is. */
public final class ServerOption {
  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "The server's address; usually the one on this machine.")
  private @Nullable URI address;

  /** The address that was named, or that of a server as it is usually started. */
  public URI orUsual() {
    return or(URI.create("http://localhost:7070/"));
  }

  /** The address that was named, or this one. */
  public URI or(URI usual) {
    return address == null ? usual : address;
  }
}
