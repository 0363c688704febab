import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { leastCounted } from "#src/shared/group/group-limits.ts";
import { morePeopleHave, people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { ManageRound } from "./manage.tsx";
import { OwnPart, colleagues, quartersText } from "./own.tsx";

/** The team picture: what it is, how many are missing, and the picture once it's made. */
function PictureCard({ round }: { round: TeamRound }) {
  const { id, picture, canManage } = round;
  return (
    <Card title="Team picture">
      <div className="grid justify-items-start gap-3">
        {picture?.isMade === true ? (
          <>
            <p>It’s made, and everyone who takes part reads the same one.</p>
            <LinkButton href={teamPaths.teamPicture(id)}>See the team picture</LinkButton>
          </>
        ) : (
          <>
            <p>
              It shows which words many of you share, and names nobody. It takes {leastCounted} people who
              have opened their window and agree to be counted.
            </p>
            {picture !== null && <p>{missingText(picture.missing)}</p>}
            {picture?.missing === 0 && canManage && <MakePicture id={id} />}
          </>
        )}
      </div>
    </Card>
  );
}

const missingText = (missing: number): string =>
  missing === 0
    ? "Enough people agree, so it can be made."
    : `${morePeopleHave(missing)} to open their window and agree.`;

function MakePicture({ id }: { id: string }) {
  const { ask, question } = useConfirmedAction(trpc.team.makePicture.useMutation(), {
    leaves: true,
    onDone: () => location.assign(teamPaths.teamPicture(id)),
  });
  return (
    <>
      <Button look="primary" onClick={() => ask({ teamRoundId: id })}>
        Make the team picture
      </Button>
      <ConfirmDialog
        {...question}
        title="Make the team picture now?"
        cancelLabel="Wait"
        confirmLabel="Make the picture"
        busyLabel="Making it…"
        failure="The picture wasn’t made"
        isDestructive={false}
      >
        <p>
          There’s one picture for each round, and it doesn’t change. People who open their window or agree
          later aren’t in it.
        </p>
        <p>Everyone who takes part can read it.</p>
      </ConfirmDialog>
    </>
  );
}

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

/** A team round: its purpose, what its reader has to do, and the team's progress. */
function RoundView({ round }: { round: TeamRound }) {
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

interface LoadedRoundProps {
  teamRoundId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: TeamRound | null;
}

/** Has a team round at hand. */
export function LoadedRound({ teamRoundId, initial }: LoadedRoundProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.team.get.useQuery({ teamRoundId }, { enabled, ...fromPage(initial) });
  if (query.data) return <RoundView round={query.data} />;
  return (
    <div className="grid gap-8">
      <h1>Your team round</h1>
      <NotLoaded
        query={query}
        what="Your team round"
        loading={<Skeleton label="Loading your team round" lines={5} />}
      />
    </div>
  );
}

export const RoundIsland = island(LoadedRound);
