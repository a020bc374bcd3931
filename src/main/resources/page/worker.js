// Caches the page, so that it opens while the service is unavailable and can report this. Responses of the API are not
// cached.
const NAME = 'oya-{build}';
const KEPT = /^\/(page|decks)\//;

/** The global scope of a service worker, which the type checker treats as a window. @type {any} */
const worker = self;

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(caches.open(NAME).then(cache => cache.add('/')));
  worker.skipWaiting();
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  const old = caches
    .keys()
    .then(names => Promise.all(names.filter(one => one !== NAME).map(one => caches.delete(one))));
  event.waitUntil(old);
});

/** Answers from the cache if it contains the response. @param {Request} request a request whose address changes with its content */
async function once(request) {
  const cache = await caches.open(NAME);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * Answers from the service if possible, otherwise from the cache.
 * @param {Request} request a request for the page, which may have changed
 */
async function newest(request) {
  const cache = await caches.open(NAME);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (KEPT.test(pathname)) event.respondWith(once(event.request));
  else if (pathname === '/') event.respondWith(newest(event.request));
});

/** Shows the table of a notification that was clicked. @param {any} event */
async function open({ notification }) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const at = '/' + notification.data;
  const there = windows.find((/** @type {any} */ one) => one.url.endsWith(at));
  return there ? there.focus() : worker.clients.openWindow(at);
}

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event));
});
