package governor.desk;

import governor.core.Parsed;
import governor.core.Row;
import governor.core.State;
import governor.core.Token;
import governor.table.Acts;
import governor.table.Play;
import governor.table.PositionMaker;
import governor.table.Sight;
import governor.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a row of choices would lead to, for a decision that is put together before it is sent. It
 * tells nothing that the seat does not know: where something hidden would come to light, or another
 * seat is asked, the row is simply complete.
 */
final class AheadRoute {
  private static final int LONGEST_TEXT = 4_000;
  private final Access access;

  AheadRoute(Access access) {
    this.access = access;
  }

  List<Route> routes() {
    return List.of(Route.get("/tables/{id}/ahead", this::ahead));
  }

  private Answer ahead(Call call) {
    LiveTable live = access.table(call);
    Map<String, Object> answer =
        live.lookFresh(
            table -> {
              Sight sight = access.sight(call, table);
              if (!sight.acts() || table.asked() != sight.eyes()) {
                throw Problem.illegal("You are not asked anything now.");
              }
              return next(table, row(call.query("choices")));
            });
    return Answer.json(answer);
  }

  private static <S extends State> Map<String, Object> next(Table<S> table, List<Token> row) {
    Play<S> play = table.play();
    boolean skipsRoutine = !table.plan().options().stepThrough();
    return switch (Row.of(play.game(), play.state(), row, skipsRoutine)) {
      case Parsed.Ok<Row<S>>(Row<S> all) -> {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("ask", PositionMaker.after(all));
        answer.put("made", all.words());
        yield answer;
      }
      case Parsed.Refused<Row<S>>(String sentence) -> throw Problem.illegal(sentence);
    };
  }

  private static List<Token> row(@Nullable String text) {
    if (text == null || text.isEmpty() || text.length() > LONGEST_TEXT) {
      throw Problem.malformed("Name the choices, with commas between them.");
    }
    List<Token> row = new ArrayList<>();
    for (String each : text.split(",")) {
      row.add(
          each.matches("[0-9]{1,9}")
              ? new Token.Id(Integer.parseInt(each))
              : new Token.Words(each));
    }
    if (row.size() > Acts.LONGEST_ROW) {
      throw Problem.illegal("Send 1 to " + Acts.LONGEST_ROW + " choices at once.");
    }
    return row;
  }
}
