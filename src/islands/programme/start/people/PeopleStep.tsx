import type { WizardState } from "#src/islands/programme/start/use-wizard.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { AddList } from "./AddList.tsx";
import { AddOne } from "./AddOne.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { useChecks } from "./use-checks.ts";

export interface PeopleStepProps {
  wizard: WizardState;
  /** The programme that they join; null for a new one. */
  programme: ProgrammeSummary | null;
  onPlanEnded: () => void;
}

/** Who is asked to take part: typed, pasted or from a file, and each checked before anything is sent. */
export function PeopleStep({ wizard, programme, onPlanEnded }: PeopleStepProps) {
  const { draft, change, problems } = wizard;
  const faId = programme?.id ?? null;
  const checks = useChecks({ people: draft.people, faId, change, onPlanEnded });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      <div className="card grid gap-8">
        <AddOne typed={draft.typed} change={change} problems={problems} />
        <AddList faId={faId} list={draft.typed.list} change={change} onPlanEnded={onPlanEnded} />
      </div>
      <PeopleList people={draft.people} change={change} problems={problems} checks={checks} />
    </div>
  );
}
