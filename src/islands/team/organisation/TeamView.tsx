import { TeamRounds } from "#src/islands/team/rounds/TeamRounds.tsx";
import type { OpenInvite, Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads, owns } from "#src/shared/organisation/roles.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { Workshops } from "#src/islands/team/workshop/list/Workshops.tsx";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";
import type { ReactNode } from "react";
import { EndingSection } from "#src/islands/team/organisation/ending/EndingSection.tsx";
import { InviteSection } from "#src/islands/team/organisation/invite/InviteSection.tsx";
import { OpenInvites } from "#src/islands/team/organisation/invite/OpenInvites.tsx";
import { MembersSection } from "#src/islands/team/organisation/members/MembersSection.tsx";
import { TeamHeader } from "./TeamHeader.tsx";
import { paths } from "#src/shared/site/paths.ts";

interface SeatsProps {
  organisation: Organisation;
  seats: NonNullable<Organisation["seats"]>;
}

/** The plan's seats for those who lead: how many are taken, what one is for, and how to get more. */
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
  /** null where the page did not bring them along. */
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
      {isLed && <Workshops organisation={organisation} initial={workshops} />}
      <MembersSection organisation={organisation} />
      {isLed && organisation.isActive && <InviteSection organisation={organisation} />}
      {isLed && <OpenInvites organisation={organisation} initial={invites} />}
      {organisation.seats !== null && <Seats organisation={organisation} seats={organisation.seats} />}
      <EndingSection organisation={organisation} />
    </div>
  );
}
