import { type ChangeEvent, useState } from "react";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { dayOf } from "#src/islands/kit/page/dates.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { PeopleChoice, togetherOf } from "./PeopleChoice.tsx";
import { type Draft, Summary, choosesPanel, inputOf, panelOf, problemsOf, useRoundDraft } from "./draft.tsx";

/** Chooses people and what the round is for, then says what happens before anyone is asked. */
function RoundForm({ organisation }: { organisation: Organisation }) {
  const { data: rounds = [] } = trpc.team.list.useQuery({ id: organisation.id });
  const { draft, change, end } = useRoundDraft(organisation.id);
  const [isReading, setReading] = useState(false);
  const isReady = useHydrated();
  const [openedAt] = useState(() => new Date());
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
  const of = (fieldId: keyof Omit<Draft, "people">) => ({
    ...fieldOf(problems, fieldId),
    value: draft[fieldId],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [fieldId]: value }),
  });
  return (
    <ScriptedForm
      className="grid max-w-measure gap-6"
      onSubmit={() => {
        const found = problemsOf(draft, togetherOf(rounds, draft.people).length > 0);
        report(found);
        if (found.length === 0) setReading(true);
      }}
    >
      <ErrorSummary title="The round isn’t started yet" problems={problems} attempt={attempt} />
      <Field {...of("title")} label="Title" maxLength={teamLimits.titleMaxLength} autoComplete="off" />
      <TextAreaField
        {...of("purpose")}
        label="Purpose"
        optional
        rows={3}
        maxLength={teamLimits.purposeMaxLength}
        hint="Why you’re doing this together. Everyone reads it before they start."
      />
      <Field
        {...of("closesAt")}
        label="Deadline"
        type="date"
        className="max-w-60"
        min={isReady ? dayOf(openedAt.toISOString()) : undefined}
        hint={`People can answer until the end of that day, ${String(teamLimits.mostDays)} days from now at most. Then all windows open together.`}
      />
      <PeopleChoice
        organisation={organisation}
        rounds={rounds}
        chosen={draft.people}
        error={fieldOf(problems, "people").error}
        onChange={(people) => change({ people })}
      />
      {choosesPanel(draft) && (
        <Field
          {...of("panelSize")}
          label="Colleagues each describes"
          type="number"
          inputMode="numeric"
          className="max-w-32"
          min={teamLimits.leastPanel}
          max={teamLimits.mostPanel}
          hint={panelHint(panelOf(draft))}
        />
      )}
      <p>
        <SubmitButton>Read it through</SubmitButton>
      </p>
    </ScriptedForm>
  );
}

/** Says less while the field is empty, or holds something that is no number. */
const panelHint = (size: number): string =>
  Number.isNaN(size)
    ? "We choose them by chance."
    : `Each describes ${String(size)}, and is described by ${String(size)}. We choose them by chance.`;

interface NewRoundProps {
  organisationId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: Organisation | null;
}

/** Starting a team round, for leaders of an organisation with an active plan. */
export function NewRound({ organisationId: id, initial }: NewRoundProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.organisation.get.useQuery({ id }, { enabled, ...fromPage(initial) });
  if (query.data === undefined)
    return <NotLoaded query={query} what="Your team" loading="Loading your team" lines={5} />;
  const { role, isActive, members } = query.data;
  const { leastPeople } = teamLimits;
  if (!leads(role))
    return (
      <Notice tone="warn" title="Only owners and facilitators start team rounds">
        <p>Ask one of them, or ask for another role.</p>
        <Onward href={teamPaths.team(id)} label="See who leads your team" />
      </Notice>
    );
  if (!isActive)
    return (
      <Notice tone="warn" title="A team round needs an active plan">
        <p>No owner of this organisation has one right now. Rounds that run go on.</p>
        <Onward href={paths.subscribe()} label="See the plans" />
      </Notice>
    );
  if (members.length < leastPeople)
    return (
      <Notice tone="info" title={`A team round needs ${String(leastPeople)} people`}>
        <p>
          The team picture takes as many, so that nobody can be picked out. Your organisation has{" "}
          {members.length === 1 ? "1 member" : `${String(members.length)} members`} so far.
        </p>
        <Onward href={teamPaths.team(id)} label="Invite people" />
      </Notice>
    );
  return <RoundForm organisation={query.data} />;
}

function Onward({ href, label }: { href: string; label: string }) {
  return (
    <p className="mt-2">
      <LinkButton look="primary" href={href}>
        {label}
      </LinkButton>
    </p>
  );
}

export const NewRoundIsland = island(NewRound);
