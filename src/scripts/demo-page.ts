import { asksForScreenshot, demoHref } from "#src/shared/site/demo.ts";

function turnLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href") ?? null;
  if (link === null || href === null) return;
  const turned = demoHref(href);
  if (turned === href) return;
  link.setAttribute("href", turned);
  link.removeAttribute("download");
}

/** Redirects links into the demo before the browser follows them, also links drawn later. */
export function rewriteDemoLinks(page: Document): void {
  // The middle button and the menu of a link open tabs without a click.
  for (const kind of ["click", "auxclick", "contextmenu"])
    page.addEventListener(kind, turnLink, { capture: true });
}

/** A page that is wanted for a picture does not move. */
export function stopAnimations({ documentElement, location }: Document): void {
  if (asksForScreenshot(new URLSearchParams(location.search))) documentElement.dataset["picture"] = "";
}
