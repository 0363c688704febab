import { lasting, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { useState } from "react";
import { useSharingChange } from "./use-sharing-change.ts";
import { readPlan, type Plan } from "#src/islands/results/plan/plan.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

type KeptPlans = Readonly<Record<Quadrant, string | null>>;

const panes = ["arena", "blindSpot", "facade", "unknown"] as const;

/** The plans that a browser keeps for a result's panes, as one text to share; "" where none is written. */
const planText = (kept: KeptPlans): string =>
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

interface SharePlanProps {
  surveyId: string;
  /** As it is shared; null where none is. */
  shared: string | null;
  /** Whether the facilitator sees the result, and with it the plan. */
  isSeen: boolean;
  called: string;
}

/** The plans of the panes as one text, to read and change before the facilitator gets it. */
export function SharePlan({ surveyId, shared, isSeen, called }: SharePlanProps) {
  const written = useWrittenPlan(surveyId);
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? shared ?? written;
  const { run, isBusy } = useSharingChange(surveyId, ({ plan }) => {
    setDraft(null);
    return plan === null ? "Your plan isn’t shared any more" : "Your plan is shared";
  });
  const surplus = text.length - programmeLimits.planMaxLength;
  const isNew = text.trim() !== "" && text.trim() !== shared;
  return (
    <div className="grid max-w-measure gap-4">
      <TextAreaField
        label="My plan"
        rows={8}
        value={text}
        readOnly={isBusy}
        onChange={({ target }) => setDraft(target.value)}
        error={surplus > 0 ? `That’s too long. Take out ${surplus} characters.` : null}
        hint={
          shared === null
            ? `Taken from your plans above; change it as you like. ${called} can see it once you share it.`
            : isSeen
              ? `${called} can see the plan you shared, beside your result.`
              : `You’ve shared this plan. ${called} can see it only while your result shows.`
        }
      />
      <p className="flex flex-wrap gap-3">
        {(shared === null || isNew) && (
          <Button
            busy={isBusy}
            busyLabel="Sharing…"
            aria-disabled={!isNew || surplus > 0}
            onClick={() => isNew && surplus <= 0 && run({ surveyId, plan: text.trim() })}
          >
            {shared === null ? `Share my plan with ${called}` : "Share this version"}
          </Button>
        )}
        {shared !== null && (
          <Button busy={isBusy} onClick={() => run({ surveyId, plan: null })}>
            Stop sharing my plan
          </Button>
        )}
        {written !== "" && written !== text && (
          <Button look="quiet" onClick={() => setDraft(written)}>
            Use my plans from above
          </Button>
        )}
      </p>
    </div>
  );
}

function useWrittenPlan(surveyId: string): string {
  const keyOf = (pane: Quadrant) => storeKey(`plan.${surveyId}.${pane}`);
  return planText({
    arena: useStoredText(lasting, keyOf("arena")),
    blindSpot: useStoredText(lasting, keyOf("blindSpot")),
    facade: useStoredText(lasting, keyOf("facade")),
    unknown: useStoredText(lasting, keyOf("unknown")),
  });
}
