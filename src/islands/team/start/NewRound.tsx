import { useEffect, useMemo, useRef, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { tabStore, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { LocalDate, endOfDay } from "#src/islands/kit/page/dates.tsx";
import { ErrorSummary, problemsIn, useProblems } from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import { leastAnswersOf, teamLimits } from "#src/shared/team/team-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { LoadedOrganisation, type LoadedOrganisationProps } from "./LoadedOrganisation.tsx";
import { type Draft, RoundFields, inputOf, panelOf, problemsOf, readDraft } from "./RoundFields.tsx";
import { ofFiveText, togetherOf } from "./together.tsx";

interface SummaryProps {
  organisation: Organisation;
  draft: Draft;
  isBusy: boolean;
  onBack: () => void;
  onAsk: () => void;
}

/** What happens, before anyone is asked. */
function Summary({ organisation, draft, isBusy, onBack, onAsk }: SummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The second click of a double click would land on the button before anyone has read anything.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 500);
    return () => clearTimeout(timer);
  }, []);
  const chosen = new Set(draft.people);
  const names = organisation.members.filter(({ userId }) => chosen.has(userId)).map(({ name }) => name);
  const count = peopleCount(names.length);
  const panel = panelOf(draft);
  const size = String(panel);
  return (
    <section className="grid max-w-measure gap-6" aria-labelledby="summary">
      <h2 id="summary" ref={heading} tabIndex={-1} className="wrap-anywhere">
        {draft.title}
      </h2>
      {draft.purpose.trim() !== "" && <p className="whitespace-pre-line wrap-anywhere">{draft.purpose}</p>}
      <ul className="grid gap-2">
        <li>We email {count} now, and remind those who are behind before the deadline.</li>
        <li>
          Everyone picks their own words. Each describes {size} colleagues, and is described by {size}.
        </li>
        <li>
          They can answer until <LocalDate iso={endOfDay(draft.day) ?? ""} withTime />. Then all windows open
          together, and each person reads their own. A window opens if at least {leastAnswersOf(panel)}{" "}
          colleagues have described its person.
        </li>
        <li>
          The team picture is made at the same moment, of everyone who lets their window count, if that’s at
          least {leastCounted}.{names.length === leastCounted && ` ${ofFiveText}`}
        </li>
        <li>Anyone can step out. You see how many have finished, and nothing on any single person.</li>
        <li>
          If a window opens, these people can’t be in another round of this team for {teamLimits.apartWeeks}{" "}
          weeks: two windows close to each other could tell who picked what.
        </li>
      </ul>
      <details>
        <summary className="min-h-11 content-center">Read the {names.length} names</summary>
        <ul className="wrap-anywhere">
          {names.map((name, place) => (
            <li key={place}>{name}</li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" large busy={isBusy} busyLabel="Asking…" disabled={!isReady} onClick={onAsk}>
          Ask {count}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Change something
        </Button>
      </div>
    </section>
  );
}

/** The form's fields, kept in this tab over a reload. */
function useRoundDraft(organisationId: string) {
  const key = storeKey(`team-round.${organisationId}`);
  const stored = useStoredText(tabStore, key);
  const kept = useMemo(() => readDraft(stored), [stored]);
  /** Once it's sent, the page shows what was sent until the next page is there. */
  const [sent, setSent] = useState<Draft | null>(null);
  return {
    draft: sent ?? kept,
    change: (changed: Partial<Draft>) =>
      tabStore.write(key, JSON.stringify({ ...readDraft(tabStore.read(key)), ...changed })),
    end: () => {
      setSent(kept);
      tabStore.write(key, null);
    },
  };
}

/** Chooses people and what the round is for, then says what happens before anyone is asked. */
function RoundForm({ organisation }: { organisation: Organisation }) {
  const { data: rounds = [] } = trpc.team.list.useQuery({ id: organisation.id });
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
        const found = problemsOf(draft, togetherOf(rounds, draft.people));
        report(found);
        if (found.length === 0) setReading(true);
      }}
    >
      <ErrorSummary title="The round isn’t started yet" problems={problems} attempt={attempt} />
      <RoundFields
        organisation={organisation}
        rounds={rounds}
        draft={draft}
        problems={problems}
        onChange={change}
      />
    </form>
  );
}

/** Starting a team round, for leaders of an organisation with an active plan. */
export const NewRound = (props: LoadedOrganisationProps) => (
  <LoadedOrganisation {...props}>
    {(organisation) => <StartOrWhyNot organisation={organisation} />}
  </LoadedOrganisation>
);

function StartOrWhyNot({ organisation }: { organisation: Organisation }) {
  const { id, role, isActive, members } = organisation;
  const { leastPeople } = teamLimits;
  if (!leads(role))
    return (
      <Notice tone="warn" title="Only owners and facilitators start team rounds">
        <p>Ask one of them, or ask for another role.</p>
        <ToTeam id={id} label="See who leads your team" />
      </Notice>
    );
  if (!isActive)
    return (
      <Notice tone="warn" title="A team round needs an active plan">
        <p>No owner of this organisation has one right now. Rounds that run go on.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={paths.subscribe()}>
            See the plans
          </LinkButton>
        </p>
      </Notice>
    );
  if (members.length < leastPeople)
    return (
      <Notice tone="info" title={`A team round needs ${String(leastPeople)} people`}>
        <p>
          The team picture takes as many, so that nobody can be picked out. Your organisation has{" "}
          {members.length === 1 ? "1 member" : `${String(members.length)} members`} so far.
        </p>
        <ToTeam id={id} label="Invite people" />
      </Notice>
    );
  return <RoundForm organisation={organisation} />;
}

function ToTeam({ id, label }: { id: string; label: string }) {
  return (
    <p className="mt-2">
      <LinkButton look="primary" href={teamPaths.team(id)}>
        {label}
      </LinkButton>
    </p>
  );
}

export const NewRoundIsland = island(NewRound);
