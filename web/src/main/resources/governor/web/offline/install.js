/** Lets the browser keep the app, and says when there is a newer one. */
import { ROOT } from '../app/files.js';

/** The rest is fetched when the page has had time for what it is there for. */
const LATER_MILLIS = 10_000;

/** @type {ServiceWorker | null} */
let newer = null;

/** Whether a newer app waits to be used. */
export const hasNewer = () => newer !== null;

/** Uses the newer app: games are kept, so that nothing is lost by loading the page anew. */
export function useNewer() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  newer?.postMessage('take over');
}

function waits(/** @type {ServiceWorker | null} */ worker) {
  if (!worker || !navigator.serviceWorker.controller) return;
  newer = worker;
  dispatchEvent(new CustomEvent('governor-server'));
}

function watch(/** @type {ServiceWorker | null} */ worker) {
  worker?.addEventListener('statechange', () => worker.state === 'installed' && waits(worker));
}

export async function install() {
  if (!navigator.serviceWorker) return;
  const place = await navigator.serviceWorker.register(`${ROOT}sw.js`, { scope: ROOT });
  waits(place.waiting);
  watch(place.installing);
  place.addEventListener('updatefound', () => watch(place.installing));
  const { active } = await navigator.serviceWorker.ready;
  const connection = /** @type {any} */ (navigator).connection;
  if (!connection?.saveData) setTimeout(() => active?.postMessage('keep the rest'), LATER_MILLIS);
}
