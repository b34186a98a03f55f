// Beside the page: the post, which reads, sends and prints, or the rooms, as the address of this worker
// says. Fetched when it is first asked, and kept from then on.
try {
  const wasm = await fetch(new URL("{{beside.wasm}}", import.meta.url));
  if (!wasm.ok) throw new Error(wasm.status);
  const { instance } = await WebAssembly.instantiate(await wasm.arrayBuffer(), {});
  const { memory, place, forget, [location.hash.slice(1)]: ask } = instance.exports;
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
} catch {
  self.postMessage("failed");
}
