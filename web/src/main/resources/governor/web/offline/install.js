/** Lets the browser keep the app, and says when there is a newer one. */
import { ROOT, file } from '../app/files.js';

/** The rest is fetched when the page has had time for what it is there for. */
const LATER_MILLIS = 10_000;

/** The app itself is fetched once the screen is there. */
const SOON_MILLIS = 2_000;

/** How often a page that stays open looks for a newer app. */
const LOOK_MILLIS = 30 * 60_000;

/** How long a worker may take to answer. */
const PATIENCE_MILLIS = 2_000;

/** @type {ServiceWorker | null} */
let newer = null;

/** Whether a newer app waits to be used. */
export const hasNewer = () => newer !== null;

/** Uses the newer app: games are kept, so that nothing is lost by loading the page anew. */
export function useNewer() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  newer?.postMessage('take over');
}

/** Of a worker that waits: the page may be as new already, since it comes anew with every visit. */
async function waits(/** @type {ServiceWorker | null} */ worker) {
  if (!worker || !navigator.serviceWorker.controller) return;
  if (await isOfThisPage(worker)) return worker.postMessage('take over');
  newer = worker;
  dispatchEvent(new CustomEvent('governor-server'));
}

/** Whether it keeps the files that this page is made of. */
const isOfThisPage = (/** @type {ServiceWorker} */ worker) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === file(''));
    // One of before this question says nothing.
    setTimeout(() => resolve(false), PATIENCE_MILLIS);
    worker.postMessage('whose files', [port2]);
  });

function watch(/** @type {ServiceWorker | null} */ worker) {
  worker?.addEventListener('statechange', () => worker.state === 'installed' && waits(worker));
}

async function install() {
  const place = await navigator.serviceWorker.register(`${ROOT}sw.js`, { scope: ROOT });
  if (!place) return;
  waits(place.waiting);
  watch(place.installing);
  place.addEventListener('updatefound', () => watch(place.installing));
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage('keep the rest'), LATER_MILLIS);
  addEventListener('online', () => place.update().catch(() => {}));
  setInterval(() => document.hidden || place.update().catch(() => {}), LOOK_MILLIS);
}

/** When the screen is there; not where data is dear or the browser has no room for an app. */
export function installSoon() {
  const connection = /** @type {any} */ (navigator).connection;
  if (!navigator.serviceWorker || connection?.saveData) return;
  setTimeout(() => install().catch((error) => console.warn(error)), SOON_MILLIS);
}
