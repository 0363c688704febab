import type { WizardState } from "#src/islands/programme/start/use-wizard.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { AddList } from "./AddList.tsx";
import { AddOne } from "./AddOne.tsx";
import { PeopleList } from "./PeopleList.tsx";
import type { Person } from "#src/islands/programme/start/draft.ts";
import type { ChangeDraft } from "#src/islands/programme/start/use-draft.ts";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useEffect, useState } from "react";
import { isUnchecked, listText, withVerdicts } from "./people.ts";

/** Until someone pauses in typing. */
const pauseMs = 600;

interface Checks {
  readonly people: readonly Person[];
  /** The programme whose clients are no new ones; null for a new programme. */
  readonly faId: string | null;
  readonly change: ChangeDraft;
  readonly onPlanEnded: () => void;
}

/** Sees to it that each row gets its verdict: whatever changes, the whole list is checked again, as rows may repeat each other. */
function useChecks({ people, faId, change, onPlanEnded }: Checks) {
  const { mutateAsync } = trpc.programme.check.useMutation();
  const text = listText(people);
  const isDue = people.some(isUnchecked);
  const [failed, setFailed] = useState<{ readonly text: string; readonly problem: string } | null>(null);
  const problem = isDue && failed?.text === text ? failed.problem : null;

  useEffect(() => {
    if (!isDue || problem !== null) return;
    const check = async () => {
      try {
        const rows = await mutateAsync({ text, ...(faId !== null && { faId }) });
        change((now) => ({ ...now, people: withVerdicts(now.people, people, rows) }));
      } catch (error) {
        if (errorStatus(error) === 402) onPlanEnded();
        setFailed({ text, problem: errorText(error) });
      }
    };
    const timer = setTimeout(() => void check(), pauseMs);
    return () => clearTimeout(timer);
  });

  return { problem, tryAgain: () => setFailed(null) };
}

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
