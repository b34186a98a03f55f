// Keeps the whole page for use without a network. The list and the version come from the build:
// a changed file is a new version, and a new version waits until the player takes it.
const VERSION = "{{version}}";
const CACHE = `ninefold-${VERSION}`;
const FILES = ["{{files}}"];

self.addEventListener("install", (event) => {
  if (VERSION === "") {
    self.skipWaiting();
    return;
  }
  // Names under /assets/ change with their content: what the page has loaded need not come again.
  const kept = (file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(kept))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("ninefold-") && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

// "Update" was pressed.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (VERSION === "" || request.method !== "GET" || url.origin !== location.origin) return;
  const wanted = request.mode === "navigate" ? "/" : request;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    return (await cache.match(wanted, { ignoreVary: true })) || fetch(request);
  })());
});
