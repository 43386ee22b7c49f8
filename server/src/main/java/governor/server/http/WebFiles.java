package governor.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the browser app, in memory and packed once. All of them together have a version, the
 * hash of what they hold: an address that names it may be kept by browsers for ever.
 */
final class WebFiles {
  private static final String FOLDER = "governor/web/";
  private static final int VERSION_DIGITS = 16;

  private static final Map<String, String> TYPES =
      Map.of(
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "html", "text/html; charset=utf-8",
          "svg", "image/svg+xml; charset=utf-8");

  private final SortedMap<String, byte[]> files;
  private final String version;
  private final Map<String, byte[]> packed = new ConcurrentHashMap<>();

  private WebFiles(SortedMap<String, byte[]> files) {
    this.files = files;
    this.version = hash(files);
  }

  /** The files on the class path; none where the app is not there. */
  static WebFiles find() {
    URL page = WebFiles.class.getResource("/" + FOLDER + "index.html");
    try {
      return new WebFiles(page == null ? new TreeMap<>() : read(page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SortedMap<String, byte[]> read(URL page) throws IOException {
    URLConnection connection = page.openConnection();
    return connection instanceof JarURLConnection jar
        ? ofJar(jar.getJarFile())
        : ofFolder(folderOf(page));
  }

  private static Path folderOf(URL page) throws IOException {
    try {
      return Path.of(page.toURI()).resolveSibling("");
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private static SortedMap<String, byte[]> ofJar(JarFile jar) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    List<JarEntry> entries =
        jar.stream().filter(one -> one.getName().startsWith(FOLDER) && !one.isDirectory()).toList();
    for (JarEntry entry : entries) {
      try (InputStream in = jar.getInputStream(entry)) {
        files.put(entry.getName().substring(FOLDER.length()), in.readAllBytes());
      }
    }
    return files;
  }

  private static SortedMap<String, byte[]> ofFolder(Path folder) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return files;
  }

  private static String hash(SortedMap<String, byte[]> files) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      files.forEach(
          (name, content) -> {
            digest.update(name.getBytes(StandardCharsets.UTF_8));
            digest.update(content);
          });
      return HexFormat.of().formatHex(digest.digest()).substring(0, VERSION_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  boolean isEmpty() {
    return files.isEmpty();
  }

  boolean has(String name) {
    return files.containsKey(name);
  }

  String version() {
    return version;
  }

  /** The folders at the top: app, art, messages ... */
  List<String> folders() {
    return files.keySet().stream()
        .filter(name -> name.contains("/"))
        .map(name -> name.substring(0, name.indexOf('/')))
        .distinct()
        .toList();
  }

  byte @Nullable [] content(String name) {
    return files.get(name);
  }

  String text(String name) {
    byte[] content = files.get(name);
    return content == null ? "" : new String(content, StandardCharsets.UTF_8);
  }

  static String type(String name) {
    return TYPES.getOrDefault(
        name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
  }

  /** The content as gzip packs it. */
  byte[] packed(String name) {
    return packed.computeIfAbsent(name, one -> pack(files.getOrDefault(one, new byte[0])));
  }

  private static byte[] pack(byte[] content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
