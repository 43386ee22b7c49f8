package governor.browser;

import com.microsoft.playwright.Page;

/** The app as the browser keeps it. */
final class KeptApp {
  /** All files are kept that the service worker names. */
  private static final String KEPT =
      """
      async () => {
        const { active } = await navigator.serviceWorker.ready;
        const text = await (await fetch(active.scriptURL)).text();
        const names = [...text.slice(0, text.indexOf('\\n\\n')).matchAll(/'([^']+\\/[^']+)'/g)].map(([, name]) => name);
        const places = (await caches.keys()).filter((one) => one.startsWith('governor '));
        const kept = await (await caches.open(places.at(-1))).keys();
        return names.length > 100 && names.every((name) => kept.some(({ url }) => url.endsWith(`/${name}`)));
      }
      """;

  private static final int PAUSE_MILLIS = 200;
  private static final int MOST_LOOKS = 300;

  private KeptApp() {}

  /** Waits until the browser of this page keeps all files. */
  static void waitFor(Page page) {
    page.evaluate(
        "() => navigator.serviceWorker.ready.then(({ active }) => active.postMessage('keep the"
            + " rest'))");
    // A promise would count as true where Playwright waits for a function.
    for (int look = 0; look < MOST_LOOKS; look++) {
      if ((Boolean) page.evaluate(KEPT)) {
        return;
      }
      page.waitForTimeout(PAUSE_MILLIS);
    }
    throw new AssertionError("the browser does not keep all files of the app");
  }
}
