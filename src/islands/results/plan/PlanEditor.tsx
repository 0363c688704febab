import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Switch } from "#src/islands/kit/ui/Switch.tsx";
import { lookBackTime } from "#src/shared/pane-plan/pane-plan-limits.ts";
import { useState } from "react";
import { isAhead, type AccountPlan } from "./account-plan.ts";
import { planInAccount, planCopy, planInBrowser } from "./plan-copy.ts";
import { type Plan, isWritten } from "./plan.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { isDemo } from "#src/islands/kit/api/demo.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { PlanFields } from "./PlanFields.tsx";
import { usePlan, type PlanPlace } from "./use-plan.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";

interface InAccountProps {
  plan: Plan;
  /** The account is being asked to delete it. */
  isBusy: boolean;
  onFlip: () => void;
  onRemind: (remind: "" | "1") => void;
}

/** Whether the plan is in the account, too; and whether an email comes on its day, which takes that. */
export function InAccount({ plan, isBusy, onFlip, onRemind }: InAccountProps) {
  const isOn = plan.inAccount !== "";
  return (
    <>
      <Switch label="Save this in my account" isOn={isOn} isBusy={isBusy} onFlip={onFlip}>
        {planInAccount}
      </Switch>
      {isOn && <Reminder plan={plan} onRemind={onRemind} />}
    </>
  );
}

function Reminder({ plan: { until, remind }, onRemind }: Pick<InAccountProps, "plan" | "onRemind">) {
  const isOn = remind !== "";
  const [openedAt] = useState(() => new Date());
  const isDue = isAhead(until, openedAt);
  if (!isOn && !isDue)
    return (
      <p className="text-sm text-muted">
        We can email you on the day you look back. Choose one above that’s still to come.
      </p>
    );
  return (
    <Switch label="Email me on that day" isOn={isOn} isBusy={false} onFlip={() => onRemind(isOn ? "" : "1")}>
      {isDue ? (
        <p>
          One email, <LocalDate iso={lookBackTime(until).toISOString()} withTime />. It names the round and
          the pane, and nothing you wrote.
        </p>
      ) : (
        "That day is over. Choose a later one if you’d like another email."
      )}
    </Switch>
  );
}

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
