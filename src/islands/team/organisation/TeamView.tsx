import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { TeamRoundList } from "#src/islands/kit/team-rounds.tsx";
import { WorkshopsSection } from "#src/islands/kit/workshops.tsx";
import { leads, owns, ownRoleMeanings, roleNames } from "#src/shared/organisation/organisation.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { type ShownTeam, useNameForm } from "./team-page.ts";
import type { ReactNode } from "react";
import { EndingSection } from "./EndingSection.tsx";
import { InviteSection } from "#src/islands/team/organisation/invite/InviteSection.tsx";
import { OpenInvites } from "#src/islands/team/organisation/invite/OpenInvites.tsx";
import { MembersSection } from "./MembersSection.tsx";

/** The organisation's name, the reader's role, and whether anything new can be started. */
function TeamHeader({ organisation }: { organisation: Organisation }) {
  const { isOpen, open, close, opener } = useInlineForm();
  const { name, role, isActive } = organisation;
  return (
    <header className="grid gap-5">
      <h1 className="wrap-anywhere" dir="auto">
        {name}
      </h1>
      {isOpen && <Rename organisation={organisation} onEnd={close} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="measure">
          <span className="badge me-2 text-sm">{roleNames[role]}</span>
          {ownRoleMeanings[role]}
        </p>
        {owns(role) && !isOpen && (
          <Button ref={opener} onClick={open}>
            Rename the team
          </Button>
        )}
      </div>
      {!isActive && (
        <Notice tone="warn" title="No owner of this team has an active plan">
          <p>
            You can’t invite anyone or start a team round until an owner has {planTexts.planName}. Everything
            else stays: members, windows, pictures and rounds that are running.
          </p>
          {owns(role) && (
            <p className="mt-2">
              <LinkButton href={paths.subscribe()}>See the plans</LinkButton>
            </p>
          )}
        </Notice>
      )}
    </header>
  );
}

function Rename({ organisation: { id, name }, onEnd }: { organisation: Organisation; onEnd: () => void }) {
  const utils = trpc.useUtils();
  const { field, onError, submit } = useNameForm("Please enter a name.");
  const { run, isBusy } = useAction(
    trpc.organisation.rename.useMutation({
      onSuccess: (renamed) => {
        utils.organisation.get.setData({ id }, renamed);
        showToast({ title: `The team is called ${renamed.name} now` });
        onEnd();
      },
      onError,
    }),
  );
  const save = (form: FormData) => submit(form, (typed) => run({ id, name: typed }));
  return (
    <div className="max-w-form">
      <InlineForm saveLabel="Save the name" isBusy={isBusy} onSave={save} onCancel={onEnd}>
        <Field {...field} label="Name of your team" defaultValue={name} autoComplete="off" autoFocus />
      </InlineForm>
    </div>
  );
}

/** The plan's seats, for leaders: how many are taken, what one is for, and how to get more. */
function Seats({ role, isActive, seats }: Organisation) {
  const { data: billing } = trpc.billing.get.useQuery(undefined, { enabled: owns(role) });
  if (seats === null) return null;
  const { total, taken } = seats;
  return (
    <section className="grid gap-3" aria-labelledby="seats">
      <h2 id="seats">Seats</h2>
      <p className="tabular-nums">
        <strong>
          {isActive
            ? `${String(taken)} of ${String(total)} ${total === 1 ? "seat" : "seats"} taken`
            : "No seats at the moment"}
        </strong>
      </p>
      <p className="measure">
        Owners and facilitators with a seat can have clients of their own. Without a seat, they can still
        invite people and start team rounds. Members don’t need one. A free seat goes to the person who has
        led for longest.
      </p>
      {!owns(role) && <p className="measure text-muted">An owner can add seats in their plan.</p>}
      {billing?.hasPortal && (
        <p>
          <a className="link-line" href={paths.accountPlan()}>
            Change the number of seats in your plan
          </a>
        </p>
      )}
    </section>
  );
}

/** An organisation's team rounds, and the way to a new one. */
function TeamRounds({ organisation, initial }: Omit<TeamViewProps, "waiting">) {
  const { id, role, isActive, members } = organisation;
  const query = trpc.team.list.useQuery({ id }, fromPage(initial && [...initial.rounds]));
  return (
    <section className="grid gap-4" aria-labelledby="team-rounds">
      <h2 id="team-rounds">Team rounds</h2>
      {query.data ? (
        query.data.length > 0 ? (
          <TeamRoundList rounds={query.data} />
        ) : (
          <p className="text-muted">
            {leads(role)
              ? "No team rounds yet."
              : "You’re not part of a team round yet. We’ll email you when one starts."}
          </p>
        )
      ) : (
        <NotLoaded query={query} what="The team rounds" loading="Loading team rounds" />
      )}
      {leads(role) &&
        isActive &&
        (members.length < teamLimits.leastPeople ? (
          <p className="measure">
            A team round takes at least {teamLimits.leastPeople} people. Invite some below, and start one once
            they’ve joined.
          </p>
        ) : (
          <p>
            <LinkButton look="primary" href={teamPaths.newTeamRound(id)}>
              Start a team round
            </LinkButton>
          </p>
        ))}
    </section>
  );
}

interface TeamViewProps {
  organisation: Organisation;
  /** Null if the page came without it. */
  initial: ShownTeam | null;
  /** What comes right after the head of the page. */
  waiting: ReactNode;
}

/** An organisation as someone in it sees it: its rounds, its people, and what they can do about them. */
export function TeamView({ organisation, initial, waiting }: TeamViewProps) {
  const isLed = leads(organisation.role);
  return (
    <div className="grid gap-12 sm:gap-16">
      <TeamHeader organisation={organisation} />
      {waiting}
      <TeamRounds organisation={organisation} initial={initial} />
      {isLed && (
        <WorkshopsSection
          organisationId={organisation.id}
          canStart={organisation.isActive}
          initial={initial?.workshops ?? null}
        />
      )}
      <MembersSection organisation={organisation} />
      {isLed && organisation.isActive && <InviteSection organisation={organisation} />}
      {isLed && <OpenInvites organisation={organisation} initial={initial?.invites ?? null} />}
      <Seats {...organisation} />
      <EndingSection organisation={organisation} />
    </div>
  );
}
