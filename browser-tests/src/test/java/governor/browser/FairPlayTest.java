package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/** Two people shuffle together, and their browsers check the shuffle when the game is over. */
final class FairPlayTest extends Visits {
  private static final String CREATE =
      """
      async ({ seed }) => {
        const body = { config: 'sanjuan:2e players=2', options: { salted: !seed, watch: 'all' }, seed,
          seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] };
        const answer = await fetch('/api/v1/tables', { method: 'POST', body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' } });
        const { table } = await answer.json();
        return [table.id, table.joinLink];
      }
      """;

  private static final String END =
      """
      (id) => fetch(`/api/v1/tables/${id}/end-offer`, { method: 'POST', body: '{"accept":true}',
        headers: { 'Content-Type': 'application/json' } }).then((it) => it.status)
      """;

  private static String[] create(Page page, Object how) {
    return ((java.util.List<?>) page.evaluate(CREATE, how))
        .stream().map(String::valueOf).toArray(String[]::new);
  }

  private static void press(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name)).click();
  }

  @Test
  void peopleShuffleTogetherAndCheckItAtTheEnd() {
    Page anna = house().visitor("Anna", 1440, 900);
    Page ben = house().visitor("Ben", 1440, 900);
    anna.navigate(house().address());
    String[] table = create(anna, java.util.Map.of());
    anna.navigate(house().address() + "t/" + table[0]);
    ben.navigate(house().address() + table[1].substring(1));
    assertThat(ben.locator(".waiting").innerText()).contains("all hands");
    press(ben, "Sit down");
    ben.locator(".salt input").fill("from-ben");
    press(ben, "Shuffle");
    ben.getByText("Waiting for what Anna adds").waitFor();
    anna.locator(".salt input").fill("rain");
    press(anna, "Shuffle");
    new TablePage(anna).waitForTurn();

    assertThat(anna.evaluate(END, table[0])).isEqualTo(200);
    assertThat(ben.evaluate(END, table[0])).isEqualTo(200);
    anna.navigate(house().address() + "t/" + table[0]);
    anna.waitForFunction(
        "() => document.querySelector('table-screen')?.context?.position?.table.status ==="
            + " 'ended'");
    // The module by itself, since where the panel stands depends on the window.
    Object found =
        anna.evaluate(
            """
            async (id) => {
              const { problemOf } = await import(document.querySelector('link[href*="/app/main.js"]').href.replace('main.js', 'shuffle.js'));
              const proof = await (await fetch(`/api/v1/tables/${id}/shuffle`)).json();
              const shown = document.querySelector('table-screen').context.table.commitment;
              const wrong = proof.draws.replace(/:(\\d+)$/, (_, n) => ':' + (Number(n) ? 0 : 1));
              const count = proof.draws.split(' ').length;
              // Without the salts some draw is another one; which is the first depends on the seed.
              return [await problemOf(proof, shown), Number(await problemOf({ ...proof, salts: '' }, shown)) > 0,
                await problemOf(proof, 'x'), Number(await problemOf({ ...proof, draws: wrong }, shown)) === count].join();
            }
            """,
            table[0]);
    assertThat(found).isEqualTo(",true,commitment,true");
    assertThat(house().complaints()).isEmpty();
  }

  @Test
  void whoJoinsIsToldThatTheShuffleWasChosen() {
    Page anna = house().visitor("Anna", 1440, 900);
    Page ben = house().visitor("Ben", 1440, 900);
    anna.navigate(house().address());
    String[] table = create(anna, java.util.Map.of("seed", "42"));
    ben.navigate(house().address() + table[1].substring(1));
    ben.locator(".waiting .tag").first().waitFor();
    assertThat(ben.locator(".waiting").innerText()).contains("practice").contains("chose");
  }
}
