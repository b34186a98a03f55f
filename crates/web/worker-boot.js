// The entry of the worker: takes over the page's module, says so, answers one request after the other.
import init, { answer } from "{{web.js}}";

self.onmessage = async (event) => {
  await init({ module_or_path: event.data });
  self.onmessage = (event) => {
    const [id, request] = event.data;
    self.postMessage([id, answer(request)]);
  };
  self.postMessage("ready");
};
