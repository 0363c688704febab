import { peer as texts } from "#src/shared/languages/en/peer.ts";
import { startPeerForm } from "#src/scripts/peer/peer-form.ts";

const { bar } = texts;
const { sending } = bar;

export const words = Array.from({ length: 12 }, (_, i) => `word${String(i)}`);

/** A started page with the parts of src/components/peer/PeerForm.astro that its script needs. */
export function openPage(checked: readonly string[] = [], attributes = "") {
  document.body.innerHTML = `<form data-peer-form="share" data-min="5" data-max="10" ${attributes}>
    <input type="search" data-search><p data-found="${texts.words.found}" data-none="${texts.words.notFound}"></p>
    <div class="chips">${words.map((word) => `<span class="chip-item"><input type="checkbox" name="selectedTraits" value="${word}" aria-labelledby="${word}" ${checked.includes(word) ? "checked" : ""}><span id="${word}">The ${word}</span> is like ${word.toUpperCase()}</span>`).join("")}</div>
    <input name="peerName"><input type="hidden" name="submissionKey" value="new key">
    <p data-held hidden></p><ul data-tray="${bar.remove}"></ul><span data-counter="${bar.count(5, 10)}" data-full="${bar.full(10)}"></span>
    <button data-send="${sending.button}" data-ready="${sending.ready}" data-busy="${sending.busy}" data-missing="${sending.missing}"></button></form>`;
  startPeerForm(document);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const input = (selector: string) => find(selector) as HTMLInputElement;
  const form = find("form");
  return {
    form,
    search: input("[data-search]"),
    name: input("[name=peerName]"),
    key: input("[name=submissionKey]"),
    counter: () => find("[data-counter]").textContent,
    isTrouble: () => find("[data-counter]").hasAttribute("data-trouble"),
    isHeld: () => !find("[data-held]").hidden,
    button: () => find("[data-send]").textContent,
    found: () => find("[data-found]").textContent,
    shown: () => [...form.querySelectorAll<HTMLElement>(".chip-item")].filter((item) => !item.hidden).length,
    order: () =>
      [...form.querySelectorAll<HTMLInputElement>("[name=selectedTraits]")].map((box) => box.value),
    picked: () =>
      [...form.querySelectorAll<HTMLInputElement>(":checked")]
        .map((box) => box.value)
        .toSorted((a, b) => words.indexOf(a) - words.indexOf(b)),
    tray: () => [...form.querySelectorAll<HTMLButtonElement>("[data-tray] button")],
    toggle: (word: string) => input(`[value=${word}]`).click(),
    pick: (count: number) => {
      for (const word of words.slice(0, count)) {
        const box = input(`[value=${word}]`);
        if (!box.checked) box.click();
      }
    },
    type: (field: HTMLInputElement, text: string) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    send: () => form.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true })),
  };
}
