// Beside the page: the post, which reads, sends and prints, or the rooms, as the first message
// says. Fetched when it is first asked, and kept from then on where the page is kept. By itself, so that
// it is there without a network too when the page was loaded past its service worker.
const door = new Promise((resolve) => (self.onmessage = (event) => resolve(event.data)));
const keep = async (address, answer) => {
  for (const name of await caches.keys()) {
    if (!name.startsWith(`ninefold ${new URL("../", import.meta.url)} `)) continue;
    const cache = await caches.open(name);
    if (!(await cache.match(address))) await cache.put(address, answer.clone());
  }
};
try {
  const module = new URL("{{beside.wasm}}", import.meta.url);
  // What is kept is taken from there, not by way of the service worker, which an engine may just have stopped.
  const kept = await self.caches?.match(module).catch(() => {});
  const wasm = kept ?? (await fetch(module));
  if (!wasm.ok) throw new Error(wasm.status);
  // Storage may be forbidden or full; then it is fetched again.
  if (!kept) await keep(module, wasm).then(async () => keep(import.meta.url, await fetch(import.meta.url))).catch(console.warn);
  const { instance } = await WebAssembly.instantiate(await wasm.arrayBuffer(), {});
  const { memory, place, forget, [await door]: ask } = instance.exports;
  self.onmessage = (event) => {
    const [id, request] = event.data;
    const there = place(request.length);
    new Uint8Array(memory.buffer, there, request.length).set(request);
    const answer = BigInt.asUintN(64, ask(there, request.length));
    const [at, length] = [Number(answer >> 32n), Number(answer & 0xffffffffn)];
    const bytes = new Uint8Array(memory.buffer, at, length).slice();
    forget(at, length);
    self.postMessage([id, bytes]);
  };
  self.postMessage("ready");
} catch (error) {
  console.warn(error);
  self.postMessage("failed");
}
