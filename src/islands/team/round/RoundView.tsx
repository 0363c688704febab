import type { TeamRound } from "#src/shared/team/team.output.ts";
import { HowFar } from "./HowFar.tsx";
import { ManageRound } from "./manage/ManageRound.tsx";
import { OwnPart } from "./own/OwnPart.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { PictureCard } from "./picture/PictureCard.tsx";
import { RoundHeader } from "./RoundHeader.tsx";

/** A team round: what it's for, what's left for the reader to do, and how far the team is. Nothing about any other member. */
export function RoundView({ round }: { round: TeamRound }) {
  const { own, state, canManage } = round;
  return (
    <div className="grid gap-8">
      <RoundHeader round={round} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          {own !== null && <OwnPart round={round} own={own} />}
          <PictureCard round={round} />
        </div>
        <div className="grid gap-5">
          {state === "running" && <HowFar quarters={round.quarters} />}
          <PeopleList round={round} />
        </div>
      </div>
      {canManage && state === "running" && <ManageRound round={round} />}
    </div>
  );
}
