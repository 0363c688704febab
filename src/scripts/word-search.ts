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
