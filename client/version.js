/** Which version this page is of: everything it is made of has it in its address. Null where nothing has. */
export const VERSION = /\/v\/([^/]+)\//.exec(import.meta.url)?.[1] ?? null;

/**
 * Whether a page loaded now would be of another version. Not so as long as nobody knows.
 * @param {typeof fetch} get
 * @param {string | null} [own]
 */
export async function isOutdated(get, own = VERSION) {
  if (own === null) return false;
  const answer = await get("/version").catch(() => null);
  return answer?.ok === true && (await answer.text().catch(() => own)) !== own;
}
