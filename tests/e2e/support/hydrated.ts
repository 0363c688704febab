import type { BrowserContext, Page } from "@playwright/test";

/**
 * Waits until the page's islands work; earlier clicks would be lost. Astro removes `ssr` when it passes an
 * island to React, which hydrates it later.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(areIslandsAtWork);
}

/** Runs in the page. React keeps an island's root on its element, with what it has drawn as `current`. */
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

/** A page with scripts (marked by src/scripts/inline/theme.js) and an island that Astro hasn't passed on. */
const waiting = "html[data-script]:has(astro-island[ssr])";
/** From now on clicks, fills and expectations wait for a page's islands. */
export function waitForIslands(context: BrowserContext): void {
  context.on("page", (page) => {
    void page.addLocatorHandler(page.locator(waiting), () => hydrated(page), { noWaitAfter: true });
  });
}
