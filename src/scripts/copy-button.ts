/** Shows the page's copy buttons, which need a script, and lets them copy the field that they name. */
export function startCopyButtons(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    const field = page.querySelector<HTMLInputElement>(`#${button.dataset.copy ?? ""}`);
    if (field === null) continue;
    button.hidden = false;
    button.addEventListener("click", () => void copy(field, button));
  }
}

/** Where the clipboard is refused, the text is selected for the keyboard. */
async function copy(field: HTMLInputElement, button: HTMLButtonElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Selected";
  }
}
