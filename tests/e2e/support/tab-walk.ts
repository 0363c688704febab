import type { Page } from "@playwright/test";

/** More presses than any page has stops. */
const mostPresses = 250;

/**
 * Walks through a page by Tab from the current focus.
 *
 * @returns hidden stops, stops without a visible focus, and controls that Tab doesn't reach
 */
export async function walkByTab(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let press = 1; press <= mostPresses; press += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(lookAtStop, press);
    if (found === null) return [...problems, ...(await page.evaluate(listUnreached))];
    problems.push(...found);
  }
  return [...problems, `${String(mostPresses)} presses do not lead to the end.`];
}

/* The following functions run in the page. */

/** The fault of the focused element; null once Tab has come round. */
function lookAtStop(press: number): string[] | null {
  const stop = document.activeElement;
  // The focus may rest nowhere between the page's end and its top.
  if (!(stop instanceof HTMLElement) || stop === document.body) return [];
  const { reached } = stop.dataset;
  // A date field has several stops.
  if (reached !== undefined && Number(reached) < press - 1) return null;
  stop.dataset.reached = String(press);

  const label =
    stop instanceof HTMLInputElement ? [...(stop.labels ?? [])][0]?.textContent : stop.textContent;
  const name = `${stop.localName} “${stop.ariaLabel ?? label?.trim() ?? ""}”`;
  const box = stop.getClientRects().item(0) ?? new DOMRect();
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 44) / 2];
  const top = document.elementFromPoint(x, y);
  const isInView = top !== null && (stop.contains(top) || top.contains(stop));
  const { outlineStyle, boxShadow } = getComputedStyle(stop);
  return [
    ...(isInView ? [] : [`${name} has the focus and cannot be seen.`]),
    ...(outlineStyle === "none" && boxShadow === "none"
      ? [`${name} has the focus and does not show it.`]
      : []),
  ];
}

function listUnreached(): string[] {
  // Arrow keys reach the other radio buttons of a group.
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button:enabled, summary, input:enabled:not([type=radio]:not(:checked)), select:enabled, textarea:enabled",
  );
  return [...controls]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    .filter(({ dataset }) => dataset.reached === undefined)
    .map((control) => `Tab does not reach ${control.localName} “${control.textContent.trim()}”.`);
}
