import { asksForScreenshot, demoHref } from "#src/shared/demo.ts";

/** Links that islands draw later lead into the demo, too: each is turned before the browser follows it. */
export function turnDemoLinks(page: Document): void {
  page.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const href = link?.getAttribute("href") ?? null;
      if (link === null || href === null) return;
      const turned = demoHref(href);
      if (turned === href) return;
      link.setAttribute("href", turned);
      link.removeAttribute("download");
    },
    { capture: true },
  );
}

/** A page that is wanted for a picture does not move. */
export function holdStill({ documentElement, location }: Document): void {
  if (asksForScreenshot(new URLSearchParams(location.search))) documentElement.dataset["picture"] = "";
}
