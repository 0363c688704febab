import { paneId } from "#src/islands/results/panes/PaneSection.tsx";
import type { Quadrant } from "#src/shared/result/analysis.ts";

/*
 * Points at parts of the page, which React draws elsewhere: it leaves an attribute alone that it doesn't know. Styles make of it what a
 * reader sees.
 */
const mark = "data-shown";

export function pointAtNothing(): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}

/** Marks a word wherever it stands, and brings the first place into sight. @returns false if it's nowhere */
export function pointAtWord(traitId: string): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-word="${CSS.escape(traitId)}"]`)];
  const [first] = places;
  if (first === undefined) return false;
  pointAtNothing();
  for (const place of places) place.setAttribute(mark, "");
  for (let fold = first.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
    fold.open = true;
  }
  bringIntoSight(first, "center");
  return true;
}

/** @returns false if the pane isn't on the page */
export function pointAtPane(quadrant: Quadrant): boolean {
  const title = document.getElementById(paneId(quadrant));
  if (title === null) return false;
  pointAtNothing();
  title.setAttribute(mark, "");
  bringIntoSight(title, "start");
  return true;
}

function bringIntoSight(element: Element, block: ScrollLogicalPosition): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block, behavior: isCalm ? "auto" : "smooth" });
}
