import { useEffect, useState } from "react";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { EndWorkshop } from "./EndWorkshop.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";
import { PictureView } from "#src/islands/kit/group/PictureView.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { ledByText } from "#src/shared/workshop/texts.en.ts";
import {
  finishedText,
  hasReached,
  stepNames,
  type WorkshopStep,
  windowsText,
  workshopSteps,
} from "#src/shared/workshop/steps.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import type { Workshop, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { NextStepButton, nextStepOf, useWall } from "./live.tsx";

interface LoadedWorkshopProps {
  workshopId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: Workshop | null;
}

/** Has a workshop at hand. */
function LoadedWorkshop({ workshopId, initial }: LoadedWorkshopProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.workshop.get.useQuery({ workshopId }, { enabled, ...fromPage(initial) });
  if (query.data?.isErased === true) return <ErasedWorkshop workshop={query.data} />;
  if (query.data) return <WorkshopView workshop={query.data} />;
  return (
    <div className="grid gap-8">
      <h1>Your workshop</h1>
      <NotLoaded
        query={query}
        what="Your workshop"
        loading={<Skeleton label="Loading your workshop" lines={5} />}
      />
    </div>
  );
}

export const LeadIsland = island(LoadedWorkshop);

interface GuestListProps {
  workshop: Workshop;
  onRemoved: (workshop: Workshop) => void;
}

/** Who has joined. It says nothing of what anyone did. */
function GuestList({ workshop: { id, people, step }, onRemoved }: GuestListProps) {
  const [name, setName] = useState("");
  const { ask, question } = useConfirmedAction(trpc.workshop.removeGuest.useMutation(), {
    onDone: (next) => {
      onRemoved(next);
      showToast({ title: `${name} is removed` });
    },
  });
  return (
    <Card title={people.length === 0 ? "Who’s here" : `Who’s here (${String(people.length)})`}>
      {people.length === 0 ? (
        <p className="text-muted">Nobody yet. Names show up here as people join, and on no wall.</p>
      ) : (
        <ul className="workshop-people">
          {people.map((guest) => (
            <li key={guest.guestId}>
              <span className="wrap-anywhere">{guest.name}</span>
              {step !== "ended" && (
                <Button
                  look="quiet"
                  aria-label={`Remove ${guest.name}`}
                  onClick={() => {
                    setName(guest.name);
                    ask({ workshopId: id, guestId: guest.guestId });
                  }}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        {...question}
        title={`Remove ${name}?`}
        cancelLabel="Keep them"
        confirmLabel={`Remove ${name}`}
        busyLabel="Removing…"
        failure="They’re still here"
      >
        <p>Use this for a phone that joined twice, or for a name that nobody should have.</p>
        <p>
          Their own words and what others picked for them are erased. What they picked for others stays, as
          nothing tells that it was theirs.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

interface NowCardProps {
  wall: WorkshopWall;
  isBehind: boolean;
  onMoved: (workshop: Workshop) => void;
}

/** What the group is doing, how far it is, and the way on. */
function NowCard({ wall, isBehind, onMoved }: NowCardProps) {
  const missing = nextStepOf(wall)?.missing ?? null;
  return (
    <Card title={stepNames[wall.step]}>
      <div className="grid gap-4">
        <div className="grid gap-4" role="status">
          <p className="lead">{nowText(wall)}</p>
          {isBehind && <p>There’s no connection right now. We keep trying.</p>}
        </div>
        {missing !== null && <p className="text-muted">{missing}</p>}
        <p>
          <NextStepButton wall={wall} onMoved={onMoved} />
        </p>
      </div>
    </Card>
  );
}

function nowText({ step, guests, ready, finished, windows, hasPicture, hasOpened }: WorkshopWall): string {
  switch (step) {
    case "gathering":
      return guests === 0
        ? "Nobody has joined yet."
        : `${people(guests)} ${guests === 1 ? "has" : "have"} joined. Count heads.`;
    case "words":
      return `${String(ready)} of ${String(guests)} have saved their own words.`;
    case "describing":
      return `${finishedText(finished, ready)}.`;
    case "open":
      return `${windowsText(windows)}. ${hasPicture ? "The picture of the group is ready to be shown." : "There’s no picture of the group this time: it takes five people who let their window count."}`;
    case "picture":
      return "The picture is on the wall. Go through it there, by arrow keys or the buttons.";
    case "ended":
      if (!hasOpened) return "The workshop ended before windows opened, so nobody has one.";
      return "The workshop is over. People can read their windows until everything about them is erased.";
  }
}

/** Where the group is, among all steps. */
function StepList({ step }: { step: WorkshopStep }) {
  return (
    <ol className="workshop-steps">
      {workshopSteps.map((one) => (
        <li key={one} aria-current={one === step ? "step" : undefined}>
          {stepNames[one]}
        </li>
      ))}
    </ol>
  );
}

const askAgainMs = 2_000;

/** Where the host leads a workshop, on a screen of their own: a phone will do. */
function WorkshopView({ workshop }: { workshop: Workshop }) {
  const utils = trpc.useUtils();
  const { wall, take, isBehind } = useWall(workshop);
  const key = { workshopId: workshop.id };
  const update = (next: Workshop) => {
    void utils.workshop.get.cancel(key);
    utils.workshop.get.setData(key, next);
    take(next);
  };
  const listed = workshop.people.length;
  // A list loaded while people join may be incomplete: it's reloaded until it has everyone.
  useEffect(() => {
    if (wall.guests === listed) return;
    const ask = () => void utils.workshop.get.invalidate({ workshopId: workshop.id });
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [wall.guests, listed, workshop.id, utils]);
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <Heading workshop={workshop} />
        <p className="text-muted">
          {ledByText(workshop)}
          {"\u00a0· "}everything about your guests is erased on <LocalDate iso={workshop.erasedAt} />
        </p>
        <StepList step={wall.step} />
        <p>
          <LinkButton href={workshopPaths.wall(workshop.id)} target="_blank">
            Open the wall
          </LinkButton>
        </p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          <NowCard wall={wall} isBehind={isBehind} onMoved={update} />
          {!hasReached(wall.step, "open") && (
            <Card title="How people join">
              <p className="mb-4">
                Show the wall on a screen that everyone sees. It has a code to scan. Or send this address.
              </p>
              <CopyField label="Address to join" value={workshop.joinUrl} />
            </Card>
          )}
        </div>
        <GuestList workshop={workshop} onRemoved={update} />
      </div>
      <Picture workshop={{ ...workshop, picture: wall.picture }} />
      <div className="flex flex-wrap gap-3">
        <EndWorkshop workshop={workshop} step={wall.step} onEnded={update} />
      </div>
    </div>
  );
}

/** The way back, and the title. */
function Heading({ workshop: { title, organisationId, organisation } }: { workshop: Workshop }) {
  const isTeams = organisationId !== null && organisation !== null;
  return (
    <>
      <p>
        <a
          className="link-line"
          href={isTeams ? teamPaths.team(organisationId) : paths.dashboardFacilitator()}
        >
          {isTeams ? organisation : "Your workshops"}
        </a>
      </p>
      <h1 className="wrap-anywhere">{title}</h1>
    </>
  );
}

/** The picture once its step is reached, with its files. */
function Picture({ workshop }: { workshop: Workshop }) {
  const { id, title, picture } = workshop;
  if (picture === null) return null;
  return (
    <PictureView
      title={title}
      byline={ledByText(workshop)}
      picture={picture}
      audience="each other"
      files={{
        pdf: workshopPaths.picture(id, "pdf"),
        slides: workshopPaths.picture(id, "slides"),
        csv: workshopPaths.picture(id, "csv"),
      }}
      presentHref={workshopPaths.present(id)}
      earlier={[]}
      level={2}
    />
  );
}

/** What is left after everything about guests is erased. */
function ErasedWorkshop({ workshop }: { workshop: Workshop }) {
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <Heading workshop={workshop} />
        <p className="text-muted">
          Everything about your guests was erased on <LocalDate iso={workshop.erasedAt} />. The picture stays
          until you delete it.
        </p>
      </header>
      <Picture workshop={workshop} />
      <div className="flex flex-wrap gap-3">
        <EndWorkshop workshop={workshop} step="ended" onEnded={() => undefined} />
      </div>
    </div>
  );
}
