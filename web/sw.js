// Keeps one whole build of the page, and serves nothing but that build. A newer one is fetched beside it
// and takes over only when the player says so.

const VERSION = "@VERSION@";
const FILES = @FILES@;
const CACHE = `tesserae-${VERSION}`;

addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    // Files with a number in their names never change; the others must be those of this build.
    const requests = FILES.map((file) => new Request(file, { cache: /-[0-9a-f]{16}/.test(file) ? "default" : "reload" }));
    await cache.addAll(requests);
  };
  event.waitUntil(fill());
});

addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("tesserae-") && name !== CACHE) await caches.delete(name);
    }
    await clients.claim();
  };
  event.waitUntil(clear());
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    // Every address of the page is the same page; what stands behind the question mark is the game's.
    const wanted = request.mode === "navigate" ? "index.html" : request;
    return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
