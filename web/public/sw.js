/**
 * The service worker: what a visitor has opened once opens again without a connection. Pages come from the network first,
 * so that nobody who has one sees an old site, and from the cache when the network fails or says nothing; built files never change under their names and come from the cache; pictures
 * come from the cache and are fetched anew behind it. Data is not its business (src/data/cache.ts).
 */
const CACHES = { pages: 'pages-1', assets: 'assets-1', pictures: 'pictures-1' };
/** The most entries of each cache; the oldest go first. */
const MOST = { [CACHES.pages]: 60, [CACHES.assets]: 200, [CACHES.pictures]: 150 };
/** How long (ms) a page that is kept waits for the network: a line may accept everything and answer nothing. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHES.pages)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const known = Object.values(CACHES);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Which cache an address belongs to by how it is asked for; none for the back office, functions and other hosts' data. */
function cacheOf(url, { destination, mode }) {
  const own = url.origin === self.location.origin;
  if (own && /^\/(admin|api|book)(\/|$)/.test(url.pathname)) return null;
  if (own && mode === 'navigate') return CACHES.pages;
  if (own && url.pathname.startsWith('/assets/')) return CACHES.assets;
  // The policy lets this worker fetch from these hosts; other pictures go their own way.
  const pictures = own || url.hostname === self.location.hostname || url.hostname.endsWith('.googleapis.com');
  if (pictures && (destination === 'image' || (own && url.pathname.startsWith('/art/')))) return CACHES.pictures;
  return null;
}

async function keep(name, request, response) {
  if (!response.ok) return;
  const cache = await caches.open(name);
  await cache.put(request, response);
  const requests = await cache.keys();
  // Home is the page that every other falls back on.
  const old = requests
    .slice(0, Math.max(0, requests.length - MOST[name]))
    .filter(({ url }) => new URL(url).pathname !== '/');
  await Promise.all(old.map((one) => cache.delete(one)));
}

async function pageFromNetwork(event) {
  // The server renders without the query: kept with it, a page would be there once for each, and an older one might be found.
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + pathname;
  const answer = fetch(event.request).then((response) => {
    event.waitUntil(keep(CACHES.pages, address, response.clone()));
    return response;
  });
  event.waitUntil(answer.catch(() => undefined)); // a late answer is kept for the next visit
  const cache = await caches.open(CACHES.pages);
  const kept = await cache.match(address);
  if (kept) return Promise.race([answer, after(PATIENCE).then(() => kept)]).catch(() => kept);
  try {
    return await answer;
  } catch (error) {
    const home = await cache.match('/');
    if (home) return home;
    throw error;
  }
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function fromCache(event, name) {
  const cache = await caches.open(name);
  const kept = await cache.match(event.request);
  if (kept && name === CACHES.assets) return kept;
  const fetching = fetchReadable(event.request).then((response) => {
    event.waitUntil(keep(name, event.request, response.clone()));
    return response;
  });
  if (!kept) return fetching;
  event.waitUntil(fetching.catch(() => undefined)); // without a connection the kept picture is what there is
  return kept;
}

/** Another host's answer cannot be judged, nor kept, unless it was asked for with CORS; without CORS it is shown all the same. */
function fetchReadable(request) {
  if (request.mode !== 'no-cors') return fetch(request);
  return fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => fetch(request));
}

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const name = cacheOf(new URL(event.request.url), event.request);
  if (name === null) return;
  event.respondWith(name === CACHES.pages ? pageFromNetwork(event) : fromCache(event, name));
});

/** A page tells what this worker has not seen: what was loaded before it took over, and pages that a link led to. */
self.addEventListener('message', (event) => {
  const { pages, files } = event.data;
  const visit = async (address, request) => {
    const name = cacheOf(new URL(address, self.location.origin), request);
    if (name === null || (await (await caches.open(name)).match(address))) return;
    await keep(name, address, await fetch(address));
  };
  event.waitUntil(
    Promise.allSettled([
      ...pages.map((address) => visit(address, { mode: 'navigate' })),
      ...files.map((address) => visit(address, { destination: 'image', mode: 'no-cors' })),
    ]),
  );
});
