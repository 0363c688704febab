import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Switch } from "#src/islands/kit/ui/Switch.tsx";
import { lookBackTime } from "#src/shared/pane-plan/pane-plan-limits.ts";
import { useState } from "react";
import { isAhead } from "./account-plan.ts";
import { planInAccount } from "./plan-copy.ts";
import type { Plan } from "./plan.ts";

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
