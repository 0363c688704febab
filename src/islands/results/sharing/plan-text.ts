import { readPlan, type Plan } from "#src/islands/results/plan/plan.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

export type KeptPlans = Readonly<Record<Quadrant, string | null>>;

const panes = ["arena", "blindSpot", "facade", "unknown"] as const;

/** The plans that a browser keeps for a result's panes, as one text to share; "" where none is written. */
export const planText = (kept: KeptPlans): string =>
  panes
    .map((pane) => linesOf(paneText[pane].name, readPlan(kept[pane])))
    .filter((text) => text !== "")
    .join("\n\n");

function linesOf(paneName: string, { traitId, person, deed, until, noticed }: Plan): string {
  const lines = [
    person === "" ? "" : `With: ${person}`,
    deed,
    until === "" ? "" : `Look back on: ${dayText(until)}`,
    noticed === "" ? "" : `Noticed: ${noticed}`,
  ].filter((line) => line !== "");
  if (traitId === "" && lines.length === 0) return "";
  const word = traitId === "" ? "" : `: ${findTrait(traitId)?.name ?? traitId}`;
  return [paneName + word, ...lines].join("\n");
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "6 December 2026"; as it stands where it is no day. */
function dayText(until: string): string {
  const date = new Date(until);
  return Number.isNaN(date.getTime()) ? until : day.format(date);
}
