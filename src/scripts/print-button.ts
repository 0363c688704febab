/** Shows the button that prints the page: without a script it would do nothing. */
export function startPrinting(page: ParentNode): void {
  const button = page.querySelector<HTMLButtonElement>("[data-print]");
  if (button === null) return;
  button.hidden = false;
  button.addEventListener("click", () => print());
}
