/**
 * Puts the newest state of the page at `address` into a frame that shows it already, so that it neither flashes nor jumps. A page
 * that can't be had leaves the frame as it is.
 */
export async function refreshPreview(frame: HTMLIFrameElement, address: string): Promise<void> {
  const answer = await fetch(address, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  const shown = frame.contentDocument?.querySelector("main");
  if (fresh && shown) shown.replaceWith(fresh);
}

/** What the page in a frame can't see to itself, as no script runs in it: its theme, and that links open beside the editor. */
export function dressPreview(frame: HTMLIFrameElement, theme: "light" | "dark"): void {
  // While the page is on its way, there's a document without anything in it.
  const root = frame.contentDocument?.querySelector("html");
  if (!root) return;
  root.dataset["theme"] = theme;
  for (const link of root.querySelectorAll("a")) link.target = "_blank";
}
