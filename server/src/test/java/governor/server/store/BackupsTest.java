package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.core.Parsed;
import governor.server.GovernorServer;
import governor.server.ServerOptions;
import governor.testkit.Postgres;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All that is kept goes into a file and comes back, while games go on. */
final class BackupsTest {
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
  private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");
  private static final String TABLE =
      "{\"config\":\"sanjuan:2e players=2\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

  private static final String DB = "governor.db";
  private static final int SOMEBODY = 12_345;

  @TempDir Path folder;

  @Test
  void sqliteIsWrittenAndReadWhileGamesGoOn() throws Exception {
    check(folder.resolve("a"), "", folder.resolve("b"), "");
  }

  @Test
  void postgresqlIsWrittenAndReadWhileGamesGoOn() throws Exception {
    Optional<Postgres> postgres = Postgres.start();
    assumeTrue(postgres.isPresent(), "no PostgreSQL can be had here");
    try (Postgres database = postgres.get()) {
      check(folder, database.url(), folder.resolve("b"), "");
    }
  }

  @Test
  void gamesMoveFromSqliteToPostgresql() throws Exception {
    Optional<Postgres> postgres = Postgres.start();
    assumeTrue(postgres.isPresent(), "no PostgreSQL can be had here");
    try (Postgres database = postgres.get()) {
      check(folder.resolve("a"), "", folder.resolve("b"), database.url());
    }
  }

  private void check(Path data, String database, Path otherData, String otherDatabase)
      throws Exception {
    Path file = folder.resolve("games.backup");
    String game;
    String token;
    String before;
    try (GovernorServer server = start(data, database)) {
      token = found(TOKEN, post(server, "tokens", "", "{}"));
      game = found(ID, post(server, "tables", token, TABLE));
      post(server, "tables/" + game + "/chat", token, "{\"text\":\"before\"}");
      before = get(server, "tables/" + game, token);
      AtomicBoolean done = new AtomicBoolean();
      String busy = found(ID, post(server, "tables", token, TABLE));
      Thread player =
          Thread.ofPlatform()
              .start(
                  () -> {
                    while (!done.get()) {
                      post(server, "tables/" + busy + "/chat", token, "{\"text\":\"now\"}");
                    }
                  });
      Backups.Count count = Backups.write(data, database, file).orThrow();
      done.set(true);
      player.join();
      assertThat(count).isEqualTo(new Backups.Count(1, 2, 0));
      // It has the seeds of games that are being played.
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
    try (GovernorServer other = start(otherData, otherDatabase)) {
      String own = found(TOKEN, post(other, "tokens", "", "{}"));
      String ours = found(ID, post(other, "tables", own, TABLE));
      assertThat(Backups.read(otherData, otherDatabase, file).orThrow())
          .isEqualTo(new Backups.Count(1, 2, 0));
      assertThat(Backups.read(otherData, otherDatabase, file).orThrow())
          .isEqualTo(new Backups.Count(0, 0, 2));
      assertThat(get(other, "tables/" + game, token)).isEqualTo(before);
      assertThat(get(other, "tables/" + ours, own)).contains(ours);
      assertThat(post(other, "tables/" + game + "/chat", token, "{\"text\":\"after\"}"))
          .contains("version");
    }
  }

  /** The server runs as somebody else than root, and has to write what root has restored. */
  @Test
  void whatIsMadeInAFolderIsItsOwners() throws IOException {
    assumeTrue(
        Files.getAttribute(folder, "unix:uid").equals(0), "only root gives files to somebody");
    Databases.embedded(folder.resolve("a")).orThrow().close();
    Path file = folder.resolve("x.backup");
    Backups.write(folder.resolve("a"), "", file).orThrow();
    Path restored = Files.createDirectory(folder.resolve("restored"));
    Path served = Files.createDirectory(folder.resolve("served"));
    for (Path each : List.of(restored, served)) {
      Files.setAttribute(each, "unix:uid", SOMEBODY);
      Files.setAttribute(each, "unix:gid", SOMEBODY);
    }
    Backups.read(restored, "", file).orThrow();
    assertTheirs(restored);
    try (Store store = Databases.embedded(served).orThrow()) {
      store.persons().add("somebody", "hash");
      assertTheirs(served);
    }
  }

  private static void assertTheirs(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.toList())
          .isNotEmpty()
          .allSatisfy(
              each -> {
                assertThat(Files.getAttribute(each, "unix:uid")).isEqualTo(SOMEBODY);
                assertThat(Files.getAttribute(each, "unix:gid")).isEqualTo(SOMEBODY);
              });
    }
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(DB))))
        .isEqualTo("rw-------");
  }

  @Test
  void aDatabaseThatCannotBeWrittenIsNamedWithItsOwner() throws IOException {
    Databases.embedded(folder.resolve("a")).orThrow().close();
    Path file = folder.resolve("a").resolve(DB);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));
    assumeTrue(!Files.isWritable(file), "root may write everything");
    assertThat(Databases.embedded(folder.resolve("a")))
        .isInstanceOf(Parsed.Refused.class)
        .asString()
        .contains(file + " belongs to " + Files.getOwner(file).getName() + " and cannot");
  }

  @Test
  void halfABackupIsNoBackup() throws IOException {
    Databases.embedded(folder.resolve("a")).orThrow().close();
    Path file = folder.resolve("x.backup");
    Backups.write(folder.resolve("a"), "", file).orThrow();
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, java.util.Arrays.copyOf(whole, whole.length / 2));
    assertThat(Backups.read(folder.resolve("b"), "", file)).isInstanceOf(Parsed.Refused.class);
    assertThat(folder.resolve("b")).doesNotExist();
    Files.writeString(file, "something else");
    assertThat(Backups.read(folder.resolve("b"), "", file)).isInstanceOf(Parsed.Refused.class);
    assertThat(Backups.write(folder.resolve("none"), "", file)).isInstanceOf(Parsed.Refused.class);
  }

  private static GovernorServer start(Path data, String database) {
    return GovernorServer.start(new ServerOptions("127.0.0.1", 0, data, database).unlimited())
        .orThrow();
  }

  private static String found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).as(text).isTrue();
    return matcher.group(1);
  }

  private static String post(GovernorServer server, String path, String token, String body) {
    return send(request(server, path, token).POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  private static String get(GovernorServer server, String path, String token) {
    return send(request(server, path, token));
  }

  private static HttpRequest.Builder request(GovernorServer server, String path, String token) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address() + "api/v1/" + path))
            .header("Content-Type", "application/json");
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  private static String send(HttpRequest.Builder request) {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
