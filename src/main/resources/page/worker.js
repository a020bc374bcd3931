// Keeps the page itself, so that it opens without the service and can say so. Nothing that is asked of the service is kept.
const NAME = 'oya-{build}';
const KEPT = /^\/(page|decks)\//;

/** Not a window here. @type {any} */
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

/** @param {Request} request what changes its address when it changes */
async function once(request) {
  const cache = await caches.open(NAME);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** @param {Request} request the page, which may have become another */
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

/** Whose turn it is was told, and somebody wants to see that table. @param {any} event */
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
