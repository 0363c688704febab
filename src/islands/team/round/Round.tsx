import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { PageNotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { ManageRound } from "./manage.tsx";
import { OwnPart, colleagues, finishedText } from "./own.tsx";

/** The team picture: what it will be, and the picture once it's there. If there is none, not why. */
function PictureCard({ round: { id, state, hasPicture, people } }: { round: TeamRound }) {
  if (state !== "running" && !hasPicture) return null;
  return (
    <Card title="Team picture">
      <div className="grid justify-items-start gap-3">
        {hasPicture ? (
          <>
            <p>
              It shows what many of you share, and names nobody. Everyone who takes part reads the same one.
            </p>
            <LinkButton look="primary" href={teamPaths.teamPicture(id)}>
              See the team picture
            </LinkButton>
          </>
        ) : (
          <p>
            When the round ends, a picture shows which words many of you share. It names nobody, and takes{" "}
            {leastCounted} people who have a window and let it count
            {people.length === leastCounted ? ": all of you." : "."}
          </p>
        )}
      </div>
    </Card>
  );
}

function RoundHeader({ round }: { round: TeamRound }) {
  const { organisation, title, purpose, startedBy, closesAt, state } = round;
  return (
    <header className="grid gap-3">
      <p>
        <a className="link-line" href={teamPaths.team(organisation.id)}>
          <bdi>{organisation.name}</bdi>
        </a>
      </p>
      <h1 className="wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="text-muted [&_time]:whitespace-nowrap">
        <span className="badge me-2 text-sm text-ink">{state === "running" ? "Open" : "Over"}</span>
        {state === "running" ? "Until " : "Ended "}
        <LocalDate iso={closesAt} withTime />
        {startedBy !== null && (
          <>
            , started by <bdi>{startedBy}</bdi>
          </>
        )}
      </p>
      {purpose !== "" && (
        <p className="measure whitespace-pre-line wrap-anywhere" dir="auto">
          {purpose}
        </p>
      )}
    </header>
  );
}

/** As many as are read at a glance. */
const mostOpen = 12;

function PeopleList({ round: { people, panelSize } }: { round: TeamRound }) {
  const names = (
    <ul className="grid list-none gap-1 p-0 wrap-anywhere">
      {people.map(({ userId, name }) => (
        <li key={userId} dir="auto">
          {name}
        </li>
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

/** A team round: its purpose, what its reader has to do, and the team's progress. */
function RoundView({ round }: { round: TeamRound }) {
  const { own, state, finished, wouldOpen, people } = round;
  const isLed = round.canManage && state === "running";
  return (
    <div className="grid gap-8">
      <RoundHeader round={round} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          {own === null ? isLed && <ManageRound round={round} /> : <OwnPart round={round} own={own} />}
          <PictureCard round={round} />
        </div>
        <div className="grid gap-5">
          {state === "running" && (
            <Card title="How far everyone is">
              <p className="font-display text-xl">{finishedText(finished ?? 0, people.length)}</p>
              {wouldOpen !== null && (
                <p className="mt-2">
                  {wouldOpen === 0
                    ? "If it ended now, we couldn’t promise that any window opens."
                    : `If it ended now, at least ${spellNumber(wouldOpen)} ${wouldOpen === 1 ? "window" : "windows"} would open.`}
                </p>
              )}
              <p className="mt-2 text-muted">
                Finished means: described everyone, and picked their own words. We don’t say who has.
              </p>
            </Card>
          )}
          <PeopleList round={round} />
        </div>
      </div>
      {own !== null && isLed && <ManageRound round={round} />}
    </div>
  );
}

/** Has a team round at hand. `initial`: null if the page doesn't know who is signed in. */
export function LoadedRound({ teamRoundId, initial }: { teamRoundId: string; initial: TeamRound | null }) {
  const enabled = useSession(initial !== null);
  const query = trpc.team.get.useQuery({ teamRoundId }, { enabled, ...fromPage(initial) });
  if (query.data) return <RoundView round={query.data} />;
  return <PageNotLoaded query={query} what="Your team round" loading="Loading your team round" lines={5} />;
}

export const RoundIsland = island(LoadedRound);
