package governor.cli.serve;

import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.server.http.Site;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Writes the app as plain files. */
@Command(
    name = "site",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Writes the app as plain files for any web host, in any of its folders.",
      "It needs no server: games are played and kept on the visitor's device.",
      "Over an older site it writes the newer one and leaves the older files to open pages."
    })
public final class SiteCommand implements Runnable {
  private static final String PAGE = "index.html";

  @ParentCommand private Governor governor;

  @Parameters(paramLabel = "FOLDER", description = "Where to write it: new, empty or a site.")
  private Path folder;

  @SuppressWarnings("NullAway.Init")
  SiteCommand() {}

  @Override
  public void run() {
    try {
      checkFolder();
      Files.createDirectories(folder);
      int files = Site.write(folder);
      if (files == 0) {
        throw new UsageProblem("This Governor comes without its browser app; use a whole one.");
      }
      governor.out().printf("%d files are in %s.%n", files, folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Nothing of somebody else's is written over. */
  private void checkFolder() throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw new UsageProblem("%s is a file; name a folder for the site.".formatted(folder));
    }
    Path page = folder.resolve(PAGE);
    boolean isSite = Files.exists(page) && Files.readString(page).contains("governor-site");
    try (Stream<Path> all = Files.list(folder)) {
      if (!isSite && all.anyMatch(each -> !each.getFileName().toString().startsWith("."))) {
        throw new UsageProblem(
            "The folder %s has other files in it; name a new or empty one.".formatted(folder));
      }
    }
  }
}
