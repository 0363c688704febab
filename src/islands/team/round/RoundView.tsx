import type { TeamRound } from "#src/shared/team/team.output.ts";
import { ManageRound } from "#src/islands/team/round/manage/ManageRound.tsx";
import { OwnPart } from "#src/islands/team/round/own/OwnPart.tsx";
import { PictureCard } from "#src/islands/team/round/picture/PictureCard.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { quartersText, colleagues } from "./round-text.ts";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";

/** What the round is, who started it, and when it ends. */
function RoundHeader({ round }: { round: TeamRound }) {
  const { organisation, title, purpose, startedBy, closesAt, state } = round;
  return (
    <header className="grid gap-3">
      <p>
        <a className="link-line" href={teamPaths.team(organisation.id)}>
          {organisation.name}
        </a>
      </p>
      <h1 className="wrap-anywhere">{title}</h1>
      <p className="text-muted [&_time]:whitespace-nowrap">
        <span className="badge me-2 text-sm text-ink">{state === "running" ? "Open" : "Over"}</span>
        {state === "running" ? "Until " : "Ended "}
        <LocalDate iso={closesAt} withTime />
        {startedBy !== null && `, started by ${startedBy}`}
      </p>
      {purpose !== "" && <p className="measure whitespace-pre-line wrap-anywhere">{purpose}</p>}
    </header>
  );
}

/** As many as are read at a glance. */
const mostOpen = 12;

/** Who takes part, by name, and how many each describes. */
function PeopleList({ round: { people, panelSize } }: { round: TeamRound }) {
  const names = (
    <ul className="grid list-none gap-1 p-0 wrap-anywhere">
      {people.map(({ userId, name }) => (
        <li key={userId}>{name}</li>
      ))}
    </ul>
  );
  return (
    <Card title="Who takes part">
      <p className="mb-3 text-muted">
        {peopleCount(people.length)}. Each describes up to{" "}
        {colleagues(Math.min(panelSize, people.length - 1))}, and is described by as many.
      </p>
      {people.length <= mostOpen ? (
        names
      ) : (
        <details>
          <summary className="min-h-11 content-center">Show all names</summary>
          {names}
        </details>
      )}
    </Card>
  );
}

/** How far everyone is together, in quarters. */
function HowFar({ quarters }: { quarters: number }) {
  return (
    <Card title="How far everyone is">
      <p>{quartersText(quarters)}</p>
      <p className="mt-2 text-muted">
        That’s as of this morning, and rounded down. We don’t say more, so nobody can tell who has answered
        and who hasn’t.
      </p>
    </Card>
  );
}

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
