import { lasting, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { PlanFields } from "./PlanFields.tsx";
import { planCopy, planKept } from "./plan-copy.ts";
import { readPlan, wordsToTry, writePlan, type Plan } from "./plan.ts";
import { PlanOnPaper } from "./PlanOnPaper.tsx";

interface PanePlanProps {
  surveyId: string;
  pane: ResultPane;
}

/** One next step from a pane, for the person alone. It stays with the round, so that a later result finds it. */
export function PanePlan({ surveyId, pane }: PanePlanProps) {
  const key = storeKey(`plan.${surveyId}.${pane.quadrant}`);
  const plan = readPlan(useStoredText(lasting, key));
  const keep = (changed: Plan) => lasting.write(key, writePlan(changed));
  const isWritten = writePlan(plan) !== null;
  if (!isWritten && wordsToTry(pane).length === 0) return null;
  const { offer, how } = planCopy[pane.quadrant];
  return (
    <>
      <details className="plan needs-script">
        <summary className="result-fold">{isWritten ? planName(plan) : offer}</summary>
        <div className="plan-body">
          <p>{how}</p>
          <PlanFields pane={pane} plan={plan} onChange={keep} />
          <p className="text-sm text-muted">{planKept}</p>
          {isWritten && (
            <p>
              <Button onClick={() => lasting.write(key, null)}>Clear this plan</Button>
            </p>
          )}
        </div>
      </details>
      {isWritten && <PlanOnPaper plan={plan} />}
    </>
  );
}

const planName = ({ traitId }: Plan): string =>
  traitId === "" ? "Your plan" : `Your plan: ${findTrait(traitId)?.name ?? traitId}`;
