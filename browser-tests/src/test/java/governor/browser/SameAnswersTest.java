package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The same game at a server over HTTP and on the device, compiled: every answer is the same but for
 * names, links, times and who is online.
 */
final class SameAnswersTest extends Visits {
  private static final String PLAY =
      """
      async ({ config, players, acts }) => {
        const main = document.querySelector('script[src*="app/main.js"]').src;
        const device = (await import(main.replace('app/main.js', 'offline/device.js'))).device();
        const http = await import(main.replace('app/main.js', 'app/http.js'));
        const differing = ['online', 'commitment', 'updatedAt', 'watchLink', 'joinLink', 'clock', 'at'];
        const names = {};
        const plain = (side, text) => {
          const all = Object.entries(names[side] ?? {}).reduce((now, [name, id]) => now.replaceAll(id, name), text);
          try {
            return JSON.stringify(JSON.parse(all, (key, value) => (differing.includes(key) ? undefined : value)));
          } catch {
            return all;
          }
        };
        const sides = { there: http.call, here: (...call) => device.call(...call) };
        const ask = async (side, method, path, body) => {
          const named = Object.entries(names[side] ?? {}).reduce((now, [name, id]) => now.replaceAll(name, id), path);
          try {
            return await sides[side](method, named, body);
          } catch (problem) {
            return `refused ${problem.status} ${problem.message}`;
          }
        };
        let compared = 0;
        const differences = [];
        const both = async (method, path, body) => {
          const [there, here] = await Promise.all([ask('there', method, path, body), ask('here', method, path, body)]);
          compared++;
          if (plain('there', there) !== plain('here', here)) differences.push([method, path, plain('there', there), plain('here', here)]);
          return [there, here];
        };
        const made = (name, answers) => ['there', 'here'].forEach((side, n) => ((names[side] ??= {})[name] = JSON.parse(answers[n]).id));
        const turn = async (name) => {
          for (;;) {
            const all = await Promise.all(['there', 'here'].map((side) => ask(side, 'GET', `/tables/${name}`)));
            const [there, here] = all.map((one) => JSON.parse(one));
            if (there.version === here.version && (there.ask || there.table.status !== 'running')) return here;
            await new Promise((done) => setTimeout(done, 15));
          }
        };
        let random = 1;
        const pick = (length) => (random = (random * 48271) % 2147483647) % length;

        const computers = Array.from({ length: players - 1 }, (_, n) => ({ kind: 'computer', level: 1 + n }));
        const plan = { config, seats: [{ kind: 'me', name: 'Anna' }, ...computers], seed: 'same-answers', options: { shuffleSeats: false } };
        made('TABLE', await both('POST', '/tables', plan));
        const line = device.follow(`/tables/${names.here.TABLE}/events`, 0, () => {}, () => {});
        await both('GET', '/games');
        await both('GET', `/catalog?config=${encodeURIComponent(config)}`);
        let position = await turn('TABLE');
        for (let n = 0; n < acts && position.table.status === 'running'; n++) {
          const { choices, draft, seat } = position.ask;
          const row = draft?.choices ?? [choices[pick(choices.length)].id];
          await both('GET', '/tables/TABLE');
          await both('GET', `/tables/TABLE/ahead?seat=${seat}&ply=${position.ply}&choices=${row.join(',')}`);
          await both('GET', `/tables/TABLE/draft?seat=${seat}&picks=${row.slice(0, 1).join(',')}`);
          await both('GET', `/tables/TABLE/log?to=${position.version}`);
          await both('GET', `/tables/TABLE/replay/${position.ply}?steps=true`);
          if (n % 8 === 5) await both('POST', '/tables/TABLE/choices', { ply: position.ply + 7, choices: row });
          await both('POST', '/tables/TABLE/choices', { ply: position.ply, choices: row });
          if (n % 9 === 7) await both('POST', '/tables/TABLE/undo', { ply: position.ply + 1 });
          position = await turn('TABLE');
        }
        await both('GET', '/tables/TABLE/hint?seat=7');
        await both('POST', '/tables/TABLE/chat', { text: 'Well played.' });
        await both('POST', '/tables/TABLE/end-offer', { seat: 0, accept: true });
        await both('POST', '/tables/TABLE/join', {});
        await both('GET', '/tables/TABLE/replay');
        const [record] = await both('GET', '/tables/TABLE/record');
        await both('GET', '/tables/TABLE/record?format=json');
        if (record.startsWith('refused')) throw new Error(record);
        made('COPY', await both('POST', '/records', { record }));
        await both('GET', '/tables/COPY');
        made('MORE', await both('POST', '/tables/COPY/continue', { ply: 3 }));
        await both('GET', '/tables/MORE');
        await both('POST', '/tables/MORE/resign', { seat: 0 });
        await both('POST', '/tables/MORE/rematch', {});
        await both('POST', '/tables/MORE/analysis', {});
        await both('GET', '/tables/MORE/analysis?x=1');
        await both('GET', '/nowhere');
        line.close();
        return { compared, differences: differences.slice(0, 5) };
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "sanjuan:2e+new-buildings+events players=3, 3",
    "puertorico+new-buildings+nobles players=4, 4"
  })
  void theServerAndThePageGiveTheSameAnswers(String config, int players) {
    Page page = house().visitor("Anna", 1280, 800);
    page.navigate(house().address());
    page.waitForSelector(".quick");
    Map<?, ?> result =
        (Map<?, ?>) page.evaluate(PLAY, Map.of("config", config, "players", players, "acts", 25));
    assertThat((List<?>) result.get("differences")).isEmpty();
    assertThat((Integer) result.get("compared")).isGreaterThan(100);
  }
}
