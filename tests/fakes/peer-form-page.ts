import { startPeerForm } from "#src/scripts/peer-form.ts";

export const words = Array.from({ length: 12 }, (_, i) => `word${String(i)}`);

/** A page with the parts of src/components/peer/PeerForm.astro that its script needs, started. */
export function openPage(checked: readonly string[] = []) {
  document.body.innerHTML = `<form data-peer-form="share" data-min="5" data-max="10">
    <input type="search" data-search><p data-found></p>
    <div class="chips">${words.map((word) => `<span class="chip-item"><input type="checkbox" name="selectedTraits" value="${word}" aria-labelledby="${word}" ${checked.includes(word) ? "checked" : ""}><span id="${word}">The ${word}</span> is like ${word.toUpperCase()}</span>`).join("")}</div>
    <input name="peerName"><input type="hidden" name="submissionKey" value="new key">
    <ul data-tray></ul><span data-counter></span><button data-send="Send"></button></form>`;
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
