// Beside the page: reads, sends and prints. Fetched when it is first asked, and kept from then on.
try {
  const wasm = await fetch(new URL("{{post.wasm}}", import.meta.url));
  if (!wasm.ok) throw new Error(wasm.status);
  const { instance } = await WebAssembly.instantiate(await wasm.arrayBuffer(), {});
  const { memory, room, reply, forget } = instance.exports;
  self.onmessage = (event) => {
    const [id, request] = event.data;
    const place = room(request.length);
    new Uint8Array(memory.buffer, place, request.length).set(request);
    const answer = BigInt.asUintN(64, reply(place, request.length));
    const [at, length] = [Number(answer >> 32n), Number(answer & 0xffffffffn)];
    const bytes = new Uint8Array(memory.buffer, at, length).slice();
    forget(at, length);
    self.postMessage([id, bytes]);
  };
  self.postMessage("ready");
} catch {
  self.postMessage("failed");
}
