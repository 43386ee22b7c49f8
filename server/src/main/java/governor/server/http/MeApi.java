package governor.server.http;

import governor.desk.Body;
import governor.desk.Codes;
import governor.desk.Json;
import governor.desk.LiveTable;
import governor.desk.Problem;
import governor.server.store.Persons;
import governor.table.Line;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/**
 * What somebody can do about themselves: be known on other devices by a name and a passphrase, have
 * all that is kept of them, and have it deleted. Nobody needs any of it to play.
 */
final class MeApi {
  private static final int LONGEST_BODY = 2_000;
  private static final int LONGEST_LOGIN = 40;
  private static final String PASSPHRASE = "passphrase";
  private static final String LOGIN = "login";

  /** Takes as long as a right one, so that nobody learns which names there are. */
  private static final class Nobody {
    private static final String PASSPHRASE = Passphrases.hash(Codes.random(9));
  }

  /** How many may save what is kept of them at the same time: it is much work for the server. */
  private static final int MOST_EXPORTS = 2;

  private final Semaphore exporting = new Semaphore(MOST_EXPORTS);
  private final Node node;
  private final People people;
  private final Senders senders;

  MeApi(Node node, People people, Senders senders) {
    this.node = node;
    this.people = people;
    this.senders = senders;
  }

  void register(RoutesConfig routes) {
    routes.get(DeskApi.BASE + "/me", this::me);
    routes.post(DeskApi.BASE + "/me/passphrase", this::keep);
    routes.post(DeskApi.BASE + "/me/renew", this::renew);
    routes.get(DeskApi.BASE + "/me/export", this::export);
    routes.post(DeskApi.BASE + "/me/delete", this::delete);
    routes.post(DeskApi.BASE + "/login", this::login);
    routes.post(DeskApi.BASE + "/enter", this::enter);
    routes.get(DeskApi.BASE + "/notice", this::notice);
  }

  private Persons persons() {
    return node.store().persons();
  }

  private String known(Context ctx) {
    String person = people.of(ctx);
    if (person.isEmpty()) {
      throw Problem.notYours("Nothing is kept of you here yet.");
    }
    return person;
  }

  private static Body body(Context ctx) {
    return Body.of(DeskApi.body(ctx, LONGEST_BODY));
  }

  private static void answer(Context ctx, Object answer) {
    ctx.contentType("application/json").result(Json.write(answer));
  }

  private void me(Context ctx) {
    String person = people.of(ctx);
    boolean open = node.house().inviteCode().isEmpty();
    answer(
        ctx,
        Map.of(
            "known",
            !person.isEmpty(),
            LOGIN,
            person.isEmpty() ? "" : persons().loginOf(person),
            "needsInvitation",
            person.isEmpty() && !open));
  }

  private static String loginName(Body body) {
    String login = body.text(LOGIN, LONGEST_LOGIN).strip().toLowerCase(Locale.ROOT);
    if (!login.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]{1,38}")) {
      throw Problem.illegal("This name will not do; use 2 to 39 letters, digits and blanks.");
    }
    return login;
  }

  private void keep(Context ctx) {
    senders.count(ctx, Limits.Kind.TOKEN);
    Body body = body(ctx);
    String login = loginName(body);
    String passphrase = body.text(PASSPHRASE, Passphrases.LONGEST);
    if (passphrase.length() < Passphrases.SHORTEST) {
      throw Problem.illegal(
          "A passphrase needs at least %d characters; a few words will do."
              .formatted(Passphrases.SHORTEST));
    }
    String person = people.orNew(ctx);
    if (!persons().keepLogin(person, login, Passphrases.hash(passphrase))) {
      throw Problem.illegal("Somebody else has this name; take another.");
    }
    answer(ctx, Map.of(LOGIN, login));
  }

  private void login(Context ctx) {
    senders.count(ctx, Limits.Kind.TOKEN);
    Body body = body(ctx);
    String login = loginName(body);
    String passphrase = body.text(PASSPHRASE, Passphrases.LONGEST);
    // By name too, so that nobody can try from many addresses.
    node.limits().take(Limits.Kind.TOKEN, "login " + login);
    Persons.Login found = persons().byLogin(login).orElse(new Persons.Login("", Nobody.PASSPHRASE));
    if (!Passphrases.fits(passphrase, found.passphrase()) || found.id().isEmpty()) {
      throw Problem.notYours("This name and this passphrase do not go together.");
    }
    people.addDevice(ctx, found.id());
    answer(ctx, Map.of(LOGIN, login));
  }

  /** This device is the only one that is still known. */
  private void renew(Context ctx) {
    String person = known(ctx);
    people.renew(ctx, person);
    answer(ctx, Map.of(LOGIN, persons().loginOf(person)));
  }

  private void enter(Context ctx) {
    senders.count(ctx, Limits.Kind.TOKEN);
    people.enter(ctx, body(ctx).text("code", 100).strip());
    answer(ctx, Map.of("known", true));
  }

  private void notice(Context ctx) {
    answer(ctx, Map.of("text", persons().notice()));
  }

  /** All that is kept of a person: their tables, and the records of those that are over. */
  private void export(Context ctx) {
    senders.count(ctx, Limits.Kind.TOKEN);
    String person = known(ctx);
    if (!exporting.tryAcquire()) {
      throw Problem.busy("Others are just saving what is kept of them; try again in a minute.");
    }
    try {
      ctx.header("Content-Disposition", "attachment; filename=\"governor.json\"");
      ctx.res().setContentType("application/json");
      try (OutputStream out = ctx.res().getOutputStream()) {
        export(person, out);
      }
    } catch (IOException e) {
      // The other side is gone.
    } finally {
      exporting.release();
    }
  }

  /** One table after the other, since all of them at once may not fit into memory. */
  private void export(String person, OutputStream out) throws IOException {
    String login = persons().loginOf(person);
    write(out, "{\"person\":" + Json.write(person) + ",\"login\":" + Json.write(login));
    String before = ",\"tables\":[";
    for (String table : persons().tablesOf(person)) {
      Optional<LiveTable> live = node.tables().find(table);
      if (live.isPresent()) {
        List<Line> lines = node.store().lines(table, 0);
        write(out, before + Json.write(Exports.of(live.get(), lines, person)));
        before = ",\n";
      }
    }
    write(out, before.endsWith("[") ? before + "]}" : "]}");
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private void delete(Context ctx) {
    String person = known(ctx);
    persons().delete(person, node.tables()::forget);
    people.forget(ctx);
    answer(ctx, Map.of("known", false));
  }
}
