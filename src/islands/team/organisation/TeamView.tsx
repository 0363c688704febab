import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { formText, problemsIn, useFieldProblem } from "#src/islands/kit/forms/form.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { WorkshopsSection } from "#src/islands/kit/workshops.tsx";
import {
  organisationLimits,
  owns,
  ownRoleMeanings,
  roleNames,
  leads,
} from "#src/shared/organisation/organisation.ts";
import type { Organisation, OpenInvite } from "#src/shared/organisation/organisation.output.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { TeamRounds } from "./rounds-and-workshops.tsx";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";
import type { ReactNode } from "react";
import { EndingSection } from "./EndingSection.tsx";
import { InviteSection } from "#src/islands/team/organisation/invite/InviteSection.tsx";
import { OpenInvites } from "#src/islands/team/organisation/invite/OpenInvites.tsx";
import { MembersSection } from "./MembersSection.tsx";

/** Shows an organisation as it is now, without asking for it again. */
function useOrganisationUpdate(): (organisation: Organisation) => void {
  const utils = trpc.useUtils();
  return (organisation) => utils.organisation.get.setData({ id: organisation.id }, organisation);
}

/** The organisation's name, the reader's role, and whether anything new can be started. */
function TeamHeader({ organisation }: { organisation: Organisation }) {
  const { isOpen, open, close, opener } = useInlineForm();
  const { name, role, isActive } = organisation;
  return (
    <header className="grid gap-5">
      <h1 className="wrap-anywhere">{name}</h1>
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
      {!isActive && <PlanOver isOwner={owns(role)} />}
    </header>
  );
}

function Rename({ organisation: { id, name }, onEnd }: { organisation: Organisation; onEnd: () => void }) {
  const update = useOrganisationUpdate();
  const { problem, attempt, refuse } = useFieldProblem();
  const { run, isBusy } = useAction(
    trpc.organisation.rename.useMutation({
      onSuccess: (renamed) => {
        update(renamed);
        showToast({ title: `The team is called ${renamed.name} now` });
        onEnd();
      },
      onError: (error) => refuse(problemsIn(error)[0]?.message ?? null),
    }),
  );
  const save = (form: FormData) => {
    const typed = formText(form, "name").trim();
    refuse(typed === "" ? "Please enter a name." : null);
    if (typed !== "") run({ id, name: typed });
  };
  return (
    <div className="max-w-form">
      <InlineForm saveLabel="Save the name" isBusy={isBusy} onSave={save} onCancel={onEnd}>
        <Field
          label="Name of your team"
          name="name"
          defaultValue={name}
          autoComplete="off"
          autoFocus
          maxLength={organisationLimits.nameMaxLength}
          error={problem}
          attempt={attempt}
        />
      </InlineForm>
    </div>
  );
}

function PlanOver({ isOwner }: { isOwner: boolean }) {
  return (
    <Notice tone="warn" title="No owner of this team has an active plan">
      <p>
        You can’t invite anyone or start a team round until an owner has {planTexts.planName}. Everything else
        stays: members, windows, pictures and rounds that are running.
      </p>
      {isOwner && (
        <p className="mt-2">
          <LinkButton href={paths.subscribe()}>See the plans</LinkButton>
        </p>
      )}
    </Notice>
  );
}

interface SeatsProps {
  organisation: Organisation;
  seats: NonNullable<Organisation["seats"]>;
}

/** The plan's seats, for leaders: how many are taken, what one is for, and how to get more. */
function Seats({ organisation: { role, isActive }, seats: { total, taken } }: SeatsProps) {
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
      {owns(role) ? (
        <p>
          <a className="link-line" href={paths.accountPlan()}>
            Change the number of seats in your plan
          </a>
        </p>
      ) : (
        <p className="measure text-muted">An owner can add seats in their plan.</p>
      )}
    </section>
  );
}

interface TeamViewProps {
  organisation: Organisation;
  /** Null if the page came without them. */
  rounds: readonly TeamRound[] | null;
  invites: readonly OpenInvite[] | null;
  workshops: readonly WorkshopSummary[] | null;
  /** What comes right after the head of the page. */
  waiting: ReactNode;
}

/** An organisation as someone in it sees it: its rounds, its people, and what they can do about them. */
export function TeamView({ organisation, rounds, invites, workshops, waiting }: TeamViewProps) {
  const isLed = leads(organisation.role);
  return (
    <div className="grid gap-12 sm:gap-16">
      <TeamHeader organisation={organisation} />
      {waiting}
      <TeamRounds organisation={organisation} initial={rounds} />
      {isLed && (
        <WorkshopsSection
          organisationId={organisation.id}
          canStart={organisation.isActive}
          initial={workshops}
        />
      )}
      <MembersSection organisation={organisation} />
      {isLed && organisation.isActive && <InviteSection organisation={organisation} />}
      {isLed && <OpenInvites organisation={organisation} initial={invites} />}
      {organisation.seats !== null && <Seats organisation={organisation} seats={organisation.seats} />}
      <EndingSection organisation={organisation} />
    </div>
  );
}
