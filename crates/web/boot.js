// Starts the page. The theme is set before the first paint, so night does not begin with a flash.
import init, { start } from "{{web.js}}";

const stored = (name) => {
  try {
    return localStorage.getItem(`ninefold.${name}`);
  } catch {
    // Storage may be forbidden; the game plays on without.
  }
};
document.documentElement.dataset.theme = stored("theme") || "auto";
// Addresses here are told from this script's own: the page may lie in any folder.
const beside = (name) => new URL(name, import.meta.url);
document.documentElement.dataset.worker = beside("{{worker-boot.js}}");
document.documentElement.dataset.rooms = beside("{{rooms.css}}");
document.documentElement.dataset.beside = beside("{{beside-boot.js}}");

// Without its pictures the page plays as well.
const pictures = fetch(beside("{{pictures.txt}}")).then((answer) => answer.text()).catch(() => "");
// One language comes with the page, another one when it is chosen.
const WORDS = { "{{words}}": "" };
const bring = async (code) => {
  const answer = await fetch(beside(WORDS[code]));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
};
const wanted = (stored("language") || navigator.language || "").split("-")[0].toLowerCase();
const language = wanted in WORDS ? wanted : "en";
const words = bring(language);
await init({ module_or_path: beside("{{web.wasm}}") });
start(await pictures, language, await words, bring);
document.getElementById("splash")?.remove();
// What boards are written with is here before the first one, which would be drawn a second time for it.
for (const face of ['500 1em "Ninefold Display"', '800 1em "Ninefold Figures"']) document.fonts?.load(face);

// A world may be behind the page: then there is a door to it. Who was there before finds it without a network
// too; a host of mere files is not asked (`data-served` is not in its page).
const root = document.documentElement;
if (stored("room.world")) root.dataset.world = "";
else if ("served" in root.dataset && navigator.onLine) {
  fetch("v1").then((answer) => answer.text()).then((text) => text.startsWith("ninefold") && (root.dataset.world = "")).catch(() => {});
}

// Puzzles come from other programs too: dropped anywhere, as a file opened with the installed page, or shared
// with it.
const brought = (text) => text && window.dispatchEvent(Object.assign(new Event("brought"), { text }));
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const file = event.dataTransfer?.files?.[0];
  brought(file ? await file.text() : event.dataTransfer?.getData("text"));
});
window.launchQueue?.setConsumer(async ({ files }) => {
  if (files?.length) brought(await (await files[0].getFile()).text());
});
// A picture that is still being made goes onto the clipboard; what could not be put there comes back.
self.copyPicture = async (picture) => {
  try {
    const blob = picture.then((bytes) => new Blob([bytes], { type: "image/png" }));
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
  } catch {
    return picture;
  }
};
const shared = new URLSearchParams(location.search);
if (shared.has("shared")) {
  history.replaceState(null, "", location.pathname + location.hash);
  fetch("shared").then((answer) => answer.ok && answer.text()).then(brought).catch(() => {});
}
