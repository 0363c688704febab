import { Button } from "#src/islands/kit/ui/Button.tsx";
import { isDemo } from "#src/islands/kit/api/demo.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { InAccount } from "./InAccount.tsx";
import { PlanFields } from "./PlanFields.tsx";
import { planCopy, planInBrowser } from "./plan-copy.ts";
import { isWritten } from "./plan.ts";
import { usePlan, type PlanPlace } from "./use-plan.ts";
import type { AccountPlan } from "./account-plan.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";

interface OtherPlanProps {
  /** What the account has. */
  plan: AccountPlan;
  onTake: () => void;
  onReplace: () => void;
}

/** The account has a plan from another device, and this browser a different one. Neither goes unless their owner says so. */
function OtherPlan({ plan: { traitId, deed }, onTake, onReplace }: OtherPlanProps) {
  const texts = [traitId === null ? "" : (findTrait(traitId)?.name ?? traitId), deed.trim()];
  const said = texts.filter((text) => text !== "").join(": ");
  return (
    <Notice title="Your account has a different plan for this pane">
      {said !== "" && <p className="break-words">{said}</p>}
      <p className="flex flex-wrap gap-3">
        <Button onClick={onTake}>Use the one in my account</Button>
        <Button onClick={onReplace}>Replace it with this one</Button>
      </p>
    </Notice>
  );
}

export interface PlanEditorProps {
  place: PlanPlace;
  pane: ResultPane;
  /** As the account has it; left out where it has none. */
  account: AccountPlan | undefined;
}

/** What is in the fold of a plan. The browser keeps whatever is typed at once; the account gets it where its owner says so. */
export function PlanEditor({ place, pane, account }: PlanEditorProps) {
  const { plan, progress, other, isRemoving, write, saveNow, ...acts } = usePlan(place, account ?? null);
  return (
    <>
      <p>{planCopy[pane.quadrant].how}</p>
      {other && <OtherPlan onTake={acts.takeOther} onReplace={acts.turnOn} plan={other} />}
      <div className="grid gap-5" onBlur={saveNow}>
        <PlanFields
          pane={pane}
          plan={plan}
          dayProblem={plan.remind === "" ? undefined : progress?.dayProblem}
          onChange={write}
        />
      </div>
      {plan.inAccount === "" && <p className="text-sm text-muted">{planInBrowser}</p>}
      {!isDemo() && !other && (
        <InAccount
          plan={plan}
          isBusy={isRemoving}
          onFlip={plan.inAccount === "" ? acts.turnOn : acts.turnOff}
          onRemind={(remind) => write({ ...plan, remind })}
        />
      )}
      <p role="status" className="min-h-6 text-sm text-muted">
        {progress?.text}
      </p>
      {isWritten(plan) && (
        <p>
          <Button busy={isRemoving} onClick={acts.clear}>
            Clear this plan
          </Button>
        </p>
      )}
    </>
  );
}
