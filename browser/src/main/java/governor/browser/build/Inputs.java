package governor.browser.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a compiled program is made from. Of Governor's own modules that is what is in their classes,
 * whether in a folder or in a jar; a library is known by the name of its file, which has its
 * version.
 */
final class Inputs {
  private static final String OURS = "governor";

  private final MessageDigest digest = sha256();

  private Inputs() {}

  /** A hash of all that is on this class path. */
  static String hash(List<Path> classPath) throws IOException {
    Inputs inputs = new Inputs();
    for (Path entry : classPath) {
      inputs.add(entry);
    }
    return HexFormat.of().formatHex(inputs.digest.digest()).substring(0, 16);
  }

  /** A hash of what is in this file. */
  static String hash(Path file) throws IOException {
    return HexFormat.of().formatHex(sha256().digest(Files.readAllBytes(file))).substring(0, 8);
  }

  private void add(Path entry) throws IOException {
    if (Files.isDirectory(entry)) {
      addClasses(entry.resolve(OURS));
    } else if (entry.getFileName().toString().startsWith(OURS)) {
      try (FileSystem jar = FileSystems.newFileSystem(entry)) {
        addClasses(jar.getPath("/" + OURS));
      }
    } else {
      digest.update(entry.getFileName().toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  private void addClasses(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(each -> each.toString().endsWith(".class")).sorted().toList()) {
        digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        digest.update(Files.readAllBytes(file));
      }
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
