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
export function useChecks({ people, faId, change, onPlanEnded }: Checks) {
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
