package governor.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the browser app, read when they are first asked for and then kept, as they are and
 * packed. All of them together have a version, from the checksums of what they hold: an address
 * that names it may be kept by browsers for ever. A jar knows the checksums of its entries, so that
 * a server need not read the app before it starts.
 */
final class WebFiles {
  private static final String FOLDER = "governor/web/";
  private static final int VERSION_DIGITS = 16;

  /** The page itself, at the address of every screen. */
  static final String PAGE = "index.html";

  private static final Map<String, String> TYPES =
      Map.of(
          "wasm", "application/wasm",
          "webmanifest", "application/manifest+json; charset=utf-8",
          "png", "image/png",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "html", "text/html; charset=utf-8",
          "md", "text/markdown; charset=utf-8",
          "svg", "image/svg+xml; charset=utf-8");

  /** Where a file is, with its checksum. */
  record Place(long checksum, Callable<InputStream> open) {}

  private final SortedMap<String, Place> places;
  private final String version;
  private final Map<String, byte[]> contents = new ConcurrentHashMap<>();
  private final Map<String, byte[]> packed = new ConcurrentHashMap<>();

  private WebFiles(SortedMap<String, Place> places, String version) {
    this.places = places;
    this.version = version;
  }

  /** The files on the class path, in all jars and folders that have some. */
  static WebFiles find() {
    SortedMap<String, Place> places = new TreeMap<>();
    try {
      for (URL folder : Collections.list(WebFiles.class.getClassLoader().getResources(FOLDER))) {
        places.putAll(look(folder));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String version = hash(places);
    Place page = places.get(PAGE);
    if (page != null) {
      Sheets.join(new String(read(page), StandardCharsets.UTF_8), places);
    }
    return new WebFiles(places, version);
  }

  private static SortedMap<String, Place> look(URL folder) throws IOException {
    if (folder.openConnection() instanceof JarURLConnection jar) {
      return ofJar(jar.getJarFile());
    }
    try {
      return ofFolder(Path.of(folder.toURI()));
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private static SortedMap<String, Place> ofJar(JarFile jar) {
    SortedMap<String, Place> places = new TreeMap<>();
    for (Enumeration<JarEntry> all = jar.entries(); all.hasMoreElements(); ) {
      JarEntry entry = all.nextElement();
      String name = entry.getName();
      if (name.startsWith(FOLDER) && !entry.isDirectory()) {
        places.put(
            name.substring(FOLDER.length()),
            new Place(entry.getCrc(), () -> jar.getInputStream(entry)));
      }
    }
    return places;
  }

  private static SortedMap<String, Place> ofFolder(Path folder) throws IOException {
    SortedMap<String, Place> places = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        CRC32 checksum = new CRC32();
        checksum.update(Files.readAllBytes(file));
        places.put(
            folder.relativize(file).toString().replace('\\', '/'),
            new Place(checksum.getValue(), () -> Files.newInputStream(file)));
      }
    }
    return places;
  }

  private static String hash(SortedMap<String, Place> places) {
    StringBuilder all = new StringBuilder();
    places.forEach((name, place) -> all.append(name).append(place.checksum()).append('\n'));
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] hash = digest.digest(all.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, VERSION_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  boolean isEmpty() {
    return places.isEmpty();
  }

  boolean has(String name) {
    return places.containsKey(name);
  }

  String version() {
    return version;
  }

  Set<String> names() {
    return places.keySet();
  }

  /** The folders at the top: app, art, messages ... */
  List<String> folders() {
    return places.keySet().stream()
        .filter(name -> name.contains("/"))
        .map(name -> name.substring(0, name.indexOf('/')))
        .distinct()
        .toList();
  }

  byte @Nullable [] content(String name) {
    Place place = places.get(name);
    return place == null ? null : contents.computeIfAbsent(name, one -> read(place));
  }

  private static byte[] read(Place place) {
    try (InputStream in = place.open().call()) {
      return in.readAllBytes();
    } catch (Exception e) {
      throw new IllegalStateException("a file of the browser app cannot be read", e);
    }
  }

  String text(String name) {
    byte[] content = content(name);
    return content == null ? "" : new String(content, StandardCharsets.UTF_8);
  }

  static String type(String name) {
    return TYPES.getOrDefault(
        name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
  }

  /** The content as gzip packs it. */
  byte[] packed(String name) {
    return packed.computeIfAbsent(name, this::pack);
  }

  private byte[] pack(String name) {
    byte[] content = content(name);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content == null ? new byte[0] : content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
