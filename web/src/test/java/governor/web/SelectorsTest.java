package governor.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * No selector has a whole table looked through for what is within it: then every change in there
 * has all of the table styled anew, which took a third of the time of an event that is told. The
 * table says by a class what its sheets have to know.
 */
final class SelectorsTest {
  private static final Pattern LOOKED_THROUGH =
      Pattern.compile(
          "\\.(table|status|pr|pr-shared|pr-mine|pr-market|sj|sj-opponents|sj-centre|sj-hand)"
              + "(?![\\w-])[^\\s,{>]*:has\\((?!\\.seen-by)");

  @Test
  void noTableIsLookedThrough() {
    assertThat(App.named(".css"))
        .isNotEmpty()
        .allSatisfy((file, text) -> assertThat(found(text)).as(file).isEmpty());
  }

  private static List<String> found(String text) {
    return LOOKED_THROUGH.matcher(text).results().map(MatchResult::group).toList();
  }
}
