import { Button } from "#src/islands/kit/ui/Button.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import { useState } from "react";
import { useSharingChange } from "./use-sharing-change.ts";
import { planText } from "#src/islands/results/plan/plan.ts";
import { usePlans } from "#src/islands/results/plan/use-plans.ts";

interface SharePlanProps {
  surveyId: string;
  /** As it is shared; null where none is. */
  shared: string | null;
  /** Whether the facilitator sees the result, and with it the plan. */
  isSeen: boolean;
  called: string;
}

/** The plans of a result as one text, to read and change before the facilitator gets it. */
export function SharePlan({ surveyId, shared, isSeen, called }: SharePlanProps) {
  const written = usePlans(surveyId).plans.map(planText).join("\n\n");
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
            ? `Taken from your plan above; change it as you like. ${called} can see it once you share it.`
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
            Use my plan from above
          </Button>
        )}
      </p>
    </div>
  );
}
