import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Lays out all Java sources below the current folder, or checks that they are laid out.
 *
 * <p>Runs as a single source file with google-java-format on the class path. Files that were in
 * order last time and have not been touched since are not read again; the list of them stands
 * beside the formatter's jar.
 */
final class Format {
  private static final ToolProvider FORMATTER =
      ToolProvider.findFirst("google-java-format").orElseThrow();
  private static final Path IN_ORDER = Path.of(System.getProperty("java.class.path") + ".in-order");

  private Format() {}

  public static void main(String[] args) throws IOException {
    boolean check = args.length == 1 && args[0].equals("check");
    List<Path> sources = sources();
    Set<String> inOrder =
        Files.exists(IN_ORDER) ? new HashSet<>(Files.readAllLines(IN_ORDER)) : Set.of();
    List<Path> touched = new ArrayList<>();
    for (Path source : sources) {
      if (!inOrder.contains(fingerprint(source))) touched.add(source);
    }
    if (!touched.isEmpty() && !(check ? check(touched) : fix(touched))) System.exit(1);
    List<String> fingerprints = new ArrayList<>();
    for (Path source : sources) fingerprints.add(fingerprint(source));
    Files.write(IN_ORDER, fingerprints);
  }

  private static boolean check(List<Path> sources) {
    StringWriter wrong = new StringWriter();
    if (run(wrong, List.of("--dry-run", "--set-exit-if-changed"), sources)) return true;
    System.err.println(
        "The layout of these files is not that of google-java-format. Please run tools/format.");
    wrong.toString().lines().forEach(file -> System.err.println("  " + file));
    return false;
  }

  private static boolean fix(List<Path> sources) {
    return run(new StringWriter(), List.of("--replace"), sources);
  }

  private static boolean run(StringWriter output, List<String> options, List<Path> sources) {
    List<String> arguments = new ArrayList<>(options);
    for (Path source : sources) arguments.add(source.toString());
    PrintWriter errors = new PrintWriter(System.err, true);
    PrintWriter out = new PrintWriter(output, true);
    return FORMATTER.run(out, errors, arguments.toArray(String[]::new)) == 0;
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    collect(Path.of(""), sources);
    return sources;
  }

  private static void collect(Path folder, List<Path> sources) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : (Iterable<Path>) entries.sorted()::iterator) {
        String name = entry.getFileName().toString();
        if (name.startsWith(".") || name.equals("target")) continue;
        if (Files.isDirectory(entry)) collect(entry, sources);
        else if (name.endsWith(".java")) sources.add(entry);
      }
    }
  }

  private static String fingerprint(Path source) throws IOException {
    return Files.size(source)
        + " "
        + Files.getLastModifiedTime(source).to(java.util.concurrent.TimeUnit.NANOSECONDS)
        + " "
        + source;
  }
}
