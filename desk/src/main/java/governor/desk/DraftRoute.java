package governor.desk;

import governor.core.Parsed;
import governor.core.State;
import governor.table.Drafts;
import governor.table.Sight;
import governor.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a composite decision comes to when the engine's proposal for it is changed. */
final class DraftRoute {
  private static final int MOST_SLOTS = 200;
  private final Access access;

  DraftRoute(Access access) {
    this.access = access;
  }

  List<Route> routes() {
    return List.of(Route.get("/tables/{id}/draft", this::draft));
  }

  private Answer draft(Call call) {
    LiveTable live = access.table(call);
    Drafts.Edited edited =
        live.lookFresh(
            table -> {
              Sight sight = access.sight(call, table);
              if (!sight.acts() || table.asked() != sight.eyes()) {
                throw Problem.illegal("You are not asked anything now.");
              }
              return edited(table, picks(call.query("picks")));
            });
    return Answer.json(edited);
  }

  private static <S extends State> Drafts.Edited edited(Table<S> table, List<Integer> picks) {
    return switch (Drafts.edited(table.play().game(), table.play().state(), picks)) {
      case Parsed.Ok<Drafts.Edited>(Drafts.Edited edited) -> edited;
      case Parsed.Refused<Drafts.Edited>(String sentence) -> throw Problem.illegal(sentence);
    };
  }

  /** Not by one pattern: the browser build does not match every row with a repeated group. */
  private static List<Integer> picks(@Nullable String text) {
    String[] each = text == null ? new String[0] : text.split(",", -1);
    List<Integer> picks = new ArrayList<>();
    for (int i = 0; i < Math.min(each.length, MOST_SLOTS + 1); i++) {
      picks.add(each[i].matches("[0-9]{1,3}") ? Integer.parseInt(each[i]) : -1);
    }
    if (picks.isEmpty() || picks.size() > MOST_SLOTS || picks.contains(-1)) {
      throw Problem.malformed("Say how many of each slot are picked, with commas between them.");
    }
    return picks;
  }
}
