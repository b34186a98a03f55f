// Starts the page. The theme is set before the first paint, so night does not begin with a flash.
import init, { start } from "{{web.js}}";

let theme = "auto";
try {
  theme = localStorage.getItem("ninefold.theme") || "auto";
} catch {
  // Storage may be forbidden; the game plays on without.
}
document.documentElement.dataset.theme = theme;
// Addresses here are told from this script's own: the page may lie in any folder.
const beside = (name) => new URL(name, import.meta.url);
document.documentElement.dataset.worker = beside("{{worker-boot.js}}");

// Without its pictures the page plays as well.
const pictures = fetch(beside("{{pictures.txt}}")).then((answer) => answer.text()).catch(() => "");
await init({ module_or_path: beside("{{web.wasm}}") });
start(await pictures);
document.getElementById("splash")?.remove();
