import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import type { AccountType } from "#src/shared/account/account-type.ts";
import type { ReactNode } from "react";
import { HouseFront, CurtainedWindow } from "./drawings.tsx";
import { Skip } from "./Skip.tsx";
import { useChooseIntent } from "./use-onboarding.ts";

/** The entrance: who someone wants rounds for. Its two answers are the panes of one window. */
export function ChooseType({ intent }: { intent: string | null }) {
  const { run, isBusy } = useChooseIntent(intent);
  const isReady = useHydrated();
  const choice = (flow: AccountType) => ({
    isBusy,
    disabled: !isReady,
    onChoose: () => run({ flow, step: 1 }),
  });
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h1>Whose window do you want to open?</h1>
        <p className="lead">You can do the other one later.</p>
      </div>
      <div className="choices">
        <Choice {...choice("individual")} title="My own" drawing={<CurtainedWindow />}>
          I want to know how others see me.
        </Choice>
        <Choice {...choice("facilitator")} title="People I work with" drawing={<HouseFront />}>
          I coach, train or lead, and want to run rounds for clients or a team.
        </Choice>
      </div>
      <Skip />
    </div>
  );
}

interface ChoiceProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
  isBusy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Choice({ title, drawing, children, isBusy, disabled, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className="choice"
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      onClick={onChoose}
    >
      <span className="choice-drawing">{drawing}</span>
      <span className="choice-title">{title}</span> <span className="text-muted">{children}</span>
    </button>
  );
}
