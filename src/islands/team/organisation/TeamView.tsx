import { TeamRounds } from "#src/islands/team/rounds/TeamRounds.tsx";
import type { OpenInvite, Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { Workshops } from "#src/islands/team/workshop/list/Workshops.tsx";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";
import type { ReactNode } from "react";
import { EndingSection } from "./ending/EndingSection.tsx";
import { InviteSection } from "./invite/InviteSection.tsx";
import { OpenInvites } from "./invite/OpenInvites.tsx";
import { MembersSection } from "./members/MembersSection.tsx";
import { Seats } from "./Seats.tsx";
import { TeamHeader } from "./TeamHeader.tsx";

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
