package governor.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/** What a page is sent by the tables of its server: answers and events, as they are unpacked. */
final class Received {
  private static final String COUNT =
      """
      (() => {
        const received = { bytes: {}, acts: 0, told: [] };
        window.received = received;
        const fetch = window.fetch;
        const listen = async (body, kind) => {
          const reader = body.getReader();
          const text = new TextDecoder();
          let rest = '';
          for (;;) {
            const { value, done } = await reader.read().catch(() => ({ done: true }));
            if (done) return;
            received.bytes[kind] = (received.bytes[kind] ?? 0) + value.length;
            if (kind !== 'events') continue;
            const lines = (rest + text.decode(value, { stream: true })).split('\\n');
            rest = lines.pop();
            received.told.push(...lines.filter((line) => line.startsWith('id:')));
          }
        };
        window.fetch = async (asked, how) => {
          const answer = await fetch(asked, how);
          const [, path] = /\\/api\\/v1\\/tables(.*)/.exec(new URL(answer.url).pathname) ?? [];
          if (path === undefined || !answer.body) return answer;
          const kind = path.split('/')[2] ?? (how?.method === 'POST' ? 'made' : 'position');
          if (kind === 'choices') received.acts++;
          const [one, other] = answer.body.tee();
          listen(one, kind);
          const { status, statusText, headers } = answer;
          return new Response(other, { status, statusText, headers });
        };
      })();
      """;

  private final Page page;

  /** Counts from the next address on that the page opens. */
  Received(Page page) {
    this.page = page;
    page.addInitScript(COUNT);
  }

  int bytes() {
    return byKind().values().stream().mapToInt(Number::intValue).sum();
  }

  /** How many bytes for positions that were asked for, events, answers to acts and so on. */
  @SuppressWarnings("unchecked")
  Map<String, Number> byKind() {
    return (Map<String, Number>) page.evaluate("() => received.bytes");
  }

  int acts() {
    return ((Number) page.evaluate("() => received.acts")).intValue();
  }

  /** The versions of the table of which streams told, in their order. */
  List<?> told() {
    return (List<?>) page.evaluate("() => received.told");
  }
}
