import type { BrowserContext, Page } from "@playwright/test";

/**
 * Waits until the scripts of the page's islands are at work: clicks before that are lost, and so is where the focus went.
 * Astro takes `ssr` away when it has handed an island to React, which hydrates it later, when it has time.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(areIslandsAtWork);
}

/** Runs in the page. React keeps the root of an island on its element, and what it has drawn last as `current`. */
function areIslandsAtWork(): boolean {
  const follow = (start: unknown, ...names: string[]) =>
    names.reduce<unknown>(
      (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
      start,
    );
  if (document.readyState === "loading") return false;
  const islands = [...document.querySelectorAll("astro-island")];
  return islands.every((island) => {
    const root = Object.keys(island).find((key) => key.startsWith("__reactContainer$"));
    if (island.hasAttribute("ssr") || root === undefined) return false;
    const drawn = follow(island, root, "stateNode", "current");
    return follow(drawn, "memoizedState", "isDehydrated") === false && follow(drawn, "child") !== null;
  });
}

/** Opens a page and waits until it can be used. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A page whose scripts run (src/scripts/inline/theme.js says so), with an island that Astro has not handed over yet. */
const waiting = "html[data-script]:has(astro-island[ssr])";
/** From now on clicks, fills and expectations wait for a page's islands, also where a link has just led to it. */
export function waitForIslands(context: BrowserContext): void {
  context.on("page", (page) => {
    void page.addLocatorHandler(page.locator(waiting), () => hydrated(page), { noWaitAfter: true });
  });
}
