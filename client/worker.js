/**
 * A service worker: keeps what pages are made of on this device, so that the game starts without a network and can say why nothing more comes.
 * Never a room, never an answer to a question: only the document, and what has a version in its address and so never changes.
 */

const worker = /** @type {any} */ (self);

/** An address of this version, as the server writes it into every file that it serves. */
const VERSION = "/client/main.js".split("/")[2];

/** The language that this device asks for, of those that the document names: what `pickLanguage` finds for who has chosen none. @param {string} document */
function languageOf(document) {
  const [, content] = /name="languages" content='([^']+)'/.exec(document) ?? [];
  const known = Object.keys(JSON.parse(content ?? "{}"));
  /** @param {string} tag */
  const stem = (tag) => tag.toLowerCase().split("-")[0];
  const found = navigator.languages.map(
    (tag) => known.find((one) => one === tag) ?? known.find((one) => stem(one) === stem(tag)),
  );
  return found.find((one) => one !== undefined) ?? "en";
}

/** What the document names before what may be asked for later, and the texts in the language of this device: all that a first visit has loaded anyway. */
async function keepShell() {
  const page = await fetch("/");
  const text = await page.clone().text();
  const [named] = text.split("<template data-for");
  const parts = [...named.matchAll(/"(\/v\/[^"]+)"/g)].map(([, address]) => address);
  if (!page.ok || !parts.every((address) => address.startsWith(`/v/${VERSION}/`))) throw new Error("another version");
  const cache = await caches.open(VERSION);
  await cache.addAll([...new Set([...parts, `/i18n/${languageOf(text)}.ftl`])]);
  await cache.put("/", page);
}

/** Of the versions before, the last is kept: a page of it may still be open. */
async function forget() {
  const before = (await caches.keys()).filter((name) => name !== VERSION);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(VERSION)).match("/")) ?? Response.error();
  }
}

/** @param {Request} request @param {string} path */
async function part(request, path) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && path.startsWith(`/v/${VERSION}/`)) (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(keepShell());
});
worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([forget(), worker.clients.claim()]));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !/^\/tv(?:\/|$)/.test(pathname))
    event.respondWith(page(request)); // a wall is no page of these
  else if (pathname.startsWith("/v/")) event.respondWith(part(request, pathname));
});
