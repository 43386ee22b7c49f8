/**
 * Keeps the files of the app, so that it opens without a network, and nothing else: games are kept by the page. Before
 * this text stand SITE, whether there is no server; VERSION, the version of the files; FIRST, those that every game
 * needs; and LATER, the rest.
 */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

const KEPT = `governor ${VERSION}`;
const ROOT = new URL('./', location.href).pathname;
const FILES = `${ROOT}files/`;

/** A server that does not answer in this time is away. */
const PATIENCE = 2_500;

worker.addEventListener('install', (event) => {
  event.waitUntil(keep([ROOT, ...FIRST.map((name) => `${FILES}${VERSION}/${name}`)]));
});

async function keep(/** @type {string[]} */ addresses) {
  const cache = await caches.open(KEPT);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const answer = await fetch(address, { cache: address === ROOT ? 'reload' : 'default' });
    if (!answer.ok) throw new Error(`${address} could not be fetched (${answer.status}).`);
    await cache.put(address, answer);
  }
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

/** The files of an older version stay as long as a page may still use them. */
async function begin() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('governor ') && name !== KEPT).map((name) => caches.delete(name)),
    );
  }
  await worker.clients.claim();
}

worker.addEventListener('message', (event) => {
  if (event.data === 'whose files') event.ports[0].postMessage(`${FILES}${VERSION}/`);
  if (event.data === 'take over') worker.skipWaiting();
  if (event.data === 'keep the rest')
    event.waitUntil(keep(LATER.map((name) => `${FILES}${VERSION}/${name}`)).catch(() => {}));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith(FILES)) event.respondWith(file(request));
  else if (request.mode === 'navigate' && isScreen(pathname))
    event.respondWith(SITE && pathname !== ROOT ? lead(request) : page(request));
});

/** Neither an answer of the server nor a file at the top. */
function isScreen(/** @type {string} */ pathname) {
  return pathname.startsWith(ROOT) && !/^(api|health|metrics)(\/|$)|\.[a-z]+$/.test(pathname.slice(ROOT.length));
}

/** A host of plain files has one page; it is told where to go on. */
function lead(/** @type {Request} */ request) {
  const { pathname, search } = new URL(request.url);
  return Response.redirect(`${ROOT}?to=${encodeURIComponent(`/${pathname.slice(ROOT.length)}${search}`)}`);
}

/** A file of a version never changes. */
async function file(/** @type {Request} */ request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith(`${FILES}${VERSION}/`)) {
    (await caches.open(KEPT)).put(request, answer.clone()).catch(() => {});
  }
  return answer;
}

/** The page as the server has it, or as it was kept. */
async function page(/** @type {Request} */ request) {
  const kept = async () => (await (await caches.open(KEPT)).match(ROOT)) ?? Response.error();
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status >= 502 ? await kept() : answer;
  } catch {
    return kept();
  }
}
