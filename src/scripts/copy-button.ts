/** Shows the copy buttons, which need a script. Each copies the text of the element that it names. */
export function startCopyButtons(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    const source = page.querySelector(`#${button.dataset.copy ?? ""}`);
    if (source === null) continue;
    button.hidden = false;
    button.addEventListener("click", () => void copy(source, button));
  }
}

/** Where the clipboard is refused, the text is selected for the keyboard. */
async function copy(source: Element, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = button.dataset.copied ?? "";
  } catch {
    getSelection()?.selectAllChildren(source);
    button.textContent = button.dataset.selected ?? "";
  }
}
