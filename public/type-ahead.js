// @ts-check
/*
 * Loaded by the script in the page (src/scripts/inline/theme.js) once the focus comes to something marked `data-type-ahead`: a
 * list, a menu, or the button of a menu. Letters lead to the next item that begins with them, the same letter again to the
 * one after. A radio button is chosen, a link or a button gets the focus.
 */

/** What is typed with shorter pauses is one search, as in the lists of a browser. */
const pauseMs = 1_000;
let typed = "";
let lastAt = 0;

/** @param {HTMLElement} item */
function nameOf(item) {
  const label = item instanceof HTMLInputElement ? item.labels?.[0] : item;
  return label?.textContent.trim().toLowerCase() ?? "";
}

/**
 * A closed menu is none.
 *
 * @param {Element} target
 */
function listOf(target) {
  const marked = target.closest("[data-type-ahead]");
  const menu = document.getElementById(marked?.getAttribute("popovertarget") ?? "");
  if (menu === null) return marked;
  return menu.offsetHeight > 0 ? menu : null;
}

document.addEventListener("keydown", (event) => {
  const { key, target, timeStamp } = event;
  if (timeStamp - lastAt > pauseMs) typed = "";
  // A space at the beginning presses, or scrolls, as ever.
  if (key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || (key === " " && typed === "")) return;
  const list = target instanceof Element && listOf(target);
  if (!list) return;
  event.preventDefault();
  lastAt = timeStamp;
  const letter = key.toLowerCase();
  typed += letter;
  const items = [...list.querySelectorAll("a, button, input:not([disabled])")].filter(
    (item) => item instanceof HTMLElement,
  );
  const isRepeated = typed.replaceAll(letter, "") === "";
  const search = isRepeated ? letter : typed;
  const at = Math.max(0, items.findIndex((item) => item === target) + (isRepeated ? 1 : 0));
  const found = [...items.slice(at), ...items.slice(0, at)].find((item) => nameOf(item).startsWith(search));
  found?.focus();
  if (found instanceof HTMLInputElement) found.click();
});
