import type { PanePlan } from "#src/shared/action-plan/action-plan.output.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

/** What a browser has kept of a plan from before plans were in the account; null where nothing is written. */
export function readKeptPlan(kept: string | null): string | null {
  const all = new URLSearchParams(kept ?? "");
  const [word, person, deed, noticed] = ["traitId", "person", "deed", "noticed"].map(
    (name) => all.get(name) ?? "",
  );
  // The account has it, too.
  if (all.get("inAccount") === "saved") return null;
  const name = findTrait(word ?? "")?.name ?? "";
  const lines = [name, deed, person, noticed].filter((line) => line !== undefined && line !== "");
  return lines.length === 0 ? null : lines.join("\n");
}

/** A plan as text, to share with someone. */
export function planText({ pane, traitId, person, deed, noticed }: PanePlan): string {
  const word = traitId === null ? paneText[pane].name : (findTrait(traitId)?.name ?? traitId);
  const lines = [
    deed === "" ? word : deed,
    person === "" ? "" : `With: ${person}`,
    noticed === "" ? "" : `Noticed: ${noticed}`,
  ];
  return lines.filter((line) => line !== "").join("\n");
}
