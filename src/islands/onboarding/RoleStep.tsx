import { ScriptedForm } from "#src/islands/kit/forms/ScriptedForm.tsx";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { workRoles } from "#src/shared/onboarding/work-role.ts";
import { StepFrame, type StepProps } from "./StepFrame.tsx";
import { HouseFront } from "./drawings.tsx";
import { storeRole, useStoredRole } from "./drafts.ts";
import { useChooseIntent } from "./use-onboarding.ts";

/** What someone does with others. It names the example that comes next, and is kept in this browser alone. */
export function RoleStep({ place, intent }: StepProps) {
  const role = useStoredRole();
  const isReady = useHydrated();
  const { run, isBusy } = useChooseIntent(intent);
  return (
    <StepFrame place={place} intent={intent} title="How do you work with people?" aside={<HouseView />}>
      <p className="lead">Next, you look around in an example programme. We’ll name it to fit your work.</p>
      <ScriptedForm onSubmit={() => run({ ...place, step: 2 })}>
        <fieldset data-type-ahead>
          <legend className="field-label mb-3">What comes closest?</legend>
          <div className="chips">
            {workRoles.map(({ id, name }) => (
              <span key={id} className="chip-item">
                <input
                  type="radio"
                  className="chip-input"
                  name="role"
                  id={`role-${id}`}
                  value={id}
                  disabled={!isReady}
                  checked={role === id}
                  onChange={() => storeRole(id)}
                />
                <label className="chip" htmlFor={`role-${id}`}>
                  {name}
                </label>
              </span>
            ))}
          </div>
        </fieldset>
        <p>
          <SubmitButton busy={isBusy} busyLabel="One moment…">
            On to my first programme
          </SubmitButton>
        </p>
      </ScriptedForm>
    </StepFrame>
  );
}

function HouseView() {
  return (
    <div className="step-view">
      <HouseFront />
    </div>
  );
}
