// Keeps the whole page for use without a network. The list and the version come from the build:
// a changed file is a new version, and a new version waits until the player takes it.
const VERSION = "{{version}}";
// Another copy of the page may lie in another folder of the same host, and keeps its own.
const FOLDER = self.registration.scope;
const MINE = `ninefold ${FOLDER} `;
const CACHE = MINE + VERSION;
const FILES = ["{{files}}"];

self.addEventListener("install", (event) => {
  if (VERSION === "") {
    self.skipWaiting();
    return;
  }
  // Names under assets/ change with their content: what the page has loaded need not come again.
  const kept = (file) => new Request(file, { cache: file.startsWith("assets/") ? "default" : "reload" });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(kept))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      // Those of before the page could lie in any folder have a dash.
      if ((name.startsWith(MINE) && name !== CACHE) || name.startsWith("ninefold-")) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

// "Update" was pressed.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

// Shared with the installed page, a file or a text: kept as the file `shared` until the page has asked for it.
// More than any reader takes is not kept; that it is too long is then told.
const take = async (request) => {
  const form = await request.formData();
  const file = form.get("file");
  const told = ["url", "text", "title"].map((name) => form.get(name)).find((text) => text?.trim());
  const text = file?.size ? await file.slice(0, 2 ** 26 + 1).text() : told;
  await (await caches.open(CACHE)).put("shared", new Response(text));
  return Response.redirect(`${FOLDER}?shared`, 303);
};

self.addEventListener("fetch", (event) => {
  const request = event.request;
  if (VERSION !== "" && request.method === "POST" && request.url === `${FOLDER}?shared`) event.respondWith(take(request));
  if (VERSION === "" || request.method !== "GET" || !request.url.startsWith(FOLDER)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const wanted = request.url.startsWith(`${FOLDER}index.html`) ? FOLDER : request;
    const kept = await cache.match(wanted, { ignoreVary: true, ignoreSearch: true });
    if (request.url === `${FOLDER}shared`) await cache.delete(request);
    return kept || fetch(request);
  })());
});
