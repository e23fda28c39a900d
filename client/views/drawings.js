/** The drawings: icons, faces of dice, the ruined city. They are part of the page, so that they are there also when the server is not. */

/**
 * @param {typeof fetch} get
 * @param {HTMLElement} place where they are put, unseen, to be drawn by `<use href="#name">`
 */
export async function loadDrawings(get, place) {
  const answer = await get("/client/icons.svg");
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  documentElement.style.display = "none";
  place.prepend(document.adoptNode(documentElement));
}
