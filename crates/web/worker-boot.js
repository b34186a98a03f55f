// The entry of the worker: loads it, says so, answers one request after the other.
import init, { answer } from "{{worker.js}}";

await init({ module_or_path: "{{worker.wasm}}" });

self.onmessage = (event) => {
  const [id, request] = event.data;
  self.postMessage([id, answer(request)]);
};
self.postMessage("ready");
