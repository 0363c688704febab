import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { problemsIn, useProblems } from "#src/islands/kit/forms/use-problems.ts";
import { ErrorSummary } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts/next-toast.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { useState, useMemo } from "react";
import { inputOf, problemsOf, readDraft, type Draft } from "./draft.ts";
import { RoundFields } from "./RoundFields.tsx";
import { Summary } from "./Summary.tsx";
import { perTab, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";

/** What is typed to start a team round, kept in this tab with every change, so that a reload loses nothing. */
function useRoundDraft(organisationId: string) {
  const key = storeKey(`team-round.${organisationId}`);
  const stored = useStoredText(perTab, key);
  const kept = useMemo(() => readDraft(stored), [stored]);
  /** Once it's sent, the page shows what was sent until the next page is there. */
  const [sent, setSent] = useState<Draft | null>(null);
  return {
    draft: sent ?? kept,
    change: (changed: Partial<Draft>) =>
      perTab.write(key, JSON.stringify({ ...readDraft(perTab.read(key)), ...changed })),
    end: () => {
      setSent(kept);
      perTab.write(key, null);
    },
  };
}

/** Chooses people and what the round is for, then says what happens before anyone is asked. */
export function RoundForm({ organisation }: { organisation: Organisation }) {
  const { draft, change, end } = useRoundDraft(organisation.id);
  const [isReading, setReading] = useState(false);
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    trpc.team.start.useMutation({
      onSuccess: ({ id, people }) => {
        end();
        showToastOnNextPage(`We’ve asked ${peopleCount(people.length)}`);
        location.assign(teamPaths.teamRound(id));
      },
      onError: (error) => {
        setReading(false);
        report(problemsIn(error));
      },
    }),
    { leaves: true },
  );
  if (isReading)
    return (
      <Summary
        organisation={organisation}
        draft={draft}
        isBusy={isBusy}
        onBack={() => setReading(false)}
        onAsk={() => run(inputOf(organisation.id, draft))}
      />
    );
  return (
    <form
      className="grid max-w-measure gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemsOf(draft);
        report(found);
        if (found.length === 0) setReading(true);
      }}
    >
      <ErrorSummary title="The round isn’t started yet" problems={problems} attempt={attempt} />
      <RoundFields organisation={organisation} draft={draft} problems={problems} onChange={change} />
    </form>
  );
}
