/** Lets the words of a form be searched, by name and by meaning. Hidden words keep their tick. */
export function startWordSearch(form: HTMLFormElement): void {
  const search = form.querySelector<HTMLInputElement>("[data-search]");
  const found = form.querySelector<HTMLElement>("[data-found]");
  const words = [...form.querySelectorAll<HTMLElement>(".chip-item")];
  if (!search || !found) return;

  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const word of words) word.hidden = !word.textContent.toLowerCase().includes(wanted);
    const shown = words.filter((word) => !word.hidden).length;
    found.textContent = wanted === "" ? "" : resultText(found, shown);
  });
  // The return key would send the form.
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
}

const resultText = ({ dataset }: HTMLElement, shown: number): string =>
  shown === 0 ? (dataset["none"] ?? "") : withNumber(dataset["found"], shown);

/** The page brings the sentences, in its language. */
export const withNumber = (template: string | undefined, n: number): string =>
  (template ?? "").replace("{n}", String(n));

/** A word that is picked, as its reader knows it. */
interface TrayWord {
  readonly id: string;
  readonly name: string;
}

/** Shows the picked words as buttons that remove them, newest last. @param removeLabel has "{word}" in it */
export function fillTray(tray: HTMLElement, words: readonly TrayWord[], removeLabel: string): void {
  const hadFocus = [...tray.children].findIndex((item) => item.contains(document.activeElement));
  const isMore = words.length > tray.childElementCount;
  tray.replaceChildren(...words.map((word) => itemOf(word, removeLabel)));
  // Who empties the tray by keyboard stays in it; the caller looks after them once it is empty.
  if (hadFocus >= 0) tray.children[Math.min(hadFocus, words.length - 1)]?.querySelector("button")?.focus();
  if (isMore) tray.scrollLeft = tray.scrollWidth;
}

function itemOf({ id, name }: TrayWord, removeLabel: string): HTMLLIElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "tray-word", value: id, textContent: name });
  button.setAttribute("aria-label", removeLabel.replace("{word}", name));
  const item = document.createElement("li");
  item.append(button);
  return item;
}
