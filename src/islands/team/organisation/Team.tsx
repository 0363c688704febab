import type { ComponentProps } from "react";
import { ReceivedOrgInvites } from "#src/islands/kit/ReceivedOrgInvites.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { ScriptedForm, SubmitButton } from "#src/islands/kit/forms/form.tsx";
import { useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { PageNotLoaded } from "#src/islands/kit/page/loading.tsx";
import { StartTrial } from "#src/islands/kit/plan.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { TeamView } from "./TeamView.tsx";
import { type TeamPage, useNameForm } from "./team-page.ts";

interface OtherTeamsProps {
  organisations: readonly Pick<Organisation, "id" | "name">[];
  shownId: string;
  canMake: boolean;
}

/** The way to one's other organisations, and to one more. */
function OtherTeams({ organisations, shownId, canMake }: OtherTeamsProps) {
  const { isOpen, open, close, opener } = useInlineForm();
  const others = organisations.filter(({ id }) => id !== shownId);
  if (others.length === 0 && !canMake) return null;
  return (
    <section className="grid gap-4" aria-labelledby="other-teams">
      <h2 id="other-teams">Other teams</h2>
      {others.length > 0 && (
        <ul className="border-b border-hair">
          {others.map(({ id, name }) => (
            <li key={id} className="border-t border-hair py-2 wrap-anywhere">
              <a className="link-line" href={teamPaths.team(id)}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {canMake && !isOpen && (
        <p>
          <Button ref={opener} onClick={open}>
            Make another team
          </Button>
        </p>
      )}
      {canMake && isOpen && <MakeTeam onCancel={close} />}
    </section>
  );
}

/** For someone who is in no organisation: what one is for, and how to make it or what it takes. */
function NoTeam({ canMake }: { canMake: boolean }) {
  const { data: billing } = trpc.billing.get.useQuery(undefined, { enabled: !canMake });
  const canTry = billing?.canTry === true;
  return (
    <section className="grid gap-6" aria-labelledby="no-team">
      <h2 id="no-team">{canMake ? "Make your team" : "You’re not in a team yet"}</h2>
      <p className="measure">
        In a team round, colleagues pick words for each other, and everyone opens a window of their own. Then
        you can look at one picture of the whole team. It takes {teamLimits.leastPeople} people or more.{" "}
        <a href={paths.teamPicture()}>See an example</a>
      </p>
      {canMake ? (
        <MakeTeam />
      ) : (
        <>
          <p className="measure">
            To make a team you need {planTexts.planName}. To join one, ask the person who runs it for an
            invitation. It shows up here.
          </p>
          <p className="flex flex-wrap gap-3">
            {canTry && <StartTrial />}
            <LinkButton look={canTry ? "secondary" : "primary"} href={paths.subscribe()}>
              See the plans
            </LinkButton>
          </p>
        </>
      )}
    </section>
  );
}

interface TeamProps {
  /** Which one is asked for; null: the first. */
  wanted: string | null;
  /** Null if the page doesn't know who is signed in. */
  initial: TeamPage | null;
}

/** Someone's team, or the way to one. */
export function Team({ wanted, initial }: TeamProps) {
  const enabled = useSession(initial !== null);
  const list = trpc.organisation.list.useQuery(undefined, { enabled: enabled && initial === null });
  const plan = trpc.billing.plan.useQuery(undefined, { enabled, ...fromPage(initial?.plan ?? null) });
  const received = trpc.organisation.received.useQuery(undefined, {
    enabled,
    ...fromPage(initial && [...initial.received]),
  });
  const organisations = initial?.organisations ?? list.data;
  if (organisations === undefined || plan.data === undefined)
    return <NotYet query={list.error === null ? plan : list} />;
  const canMake = plan.data.features.teamDashboard;
  const id = wanted ?? organisations[0]?.id ?? null;
  /** Invitations that wait for the person; nothing where there are none. */
  const waiting = received.data && <ReceivedOrgInvites invites={received.data} />;
  return (
    <div className="grid gap-12 sm:gap-16">
      {id === null ? (
        <>
          <h1>Your team</h1>
          {waiting}
          <NoTeam canMake={canMake} />
        </>
      ) : (
        <>
          <OneTeam id={id} initial={initial?.shown ?? null} waiting={waiting} />
          <OtherTeams organisations={organisations} shownId={id} canMake={canMake} />
        </>
      )}
    </div>
  );
}

function OneTeam({ id, ...rest }: Omit<ComponentProps<typeof TeamView>, "organisation"> & { id: string }) {
  const query = trpc.organisation.get.useQuery({ id }, fromPage(rest.initial?.organisation ?? null));
  if (query.data === undefined) return <NotYet query={query} />;
  return <TeamView organisation={query.data} {...rest} />;
}

/** On the way, or why not. */
function NotYet({ query }: Pick<ComponentProps<typeof PageNotLoaded>, "query">) {
  return <PageNotLoaded query={query} what="Your team" loading="Loading your team" lines={5} />;
}

export const TeamIsland = island(Team);

interface MakeTeamProps {
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
}

/** Creates an organisation and opens it. */
function MakeTeam({ onCancel }: MakeTeamProps) {
  const { field, onError, submit } = useNameForm("Please enter a name.");
  const { run, isBusy } = useAction(
    trpc.organisation.make.useMutation({
      onSuccess: ({ id }) => location.assign(teamPaths.team(id)),
      onError,
    }),
    { leaves: true },
  );
  return (
    <ScriptedForm
      className="grid max-w-form gap-4"
      onSubmit={(form) => submit(form, (name) => run({ name }))}
    >
      <Field
        {...field}
        label="Name of your team"
        autoComplete="organization"
        // Someone has just asked for the form.
        autoFocus={onCancel !== undefined}
        hint="The people you invite will see it."
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton look={onCancel ? "secondary" : "primary"} busy={isBusy} busyLabel="Making it…">
          Make the team
        </SubmitButton>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </ScriptedForm>
  );
}
