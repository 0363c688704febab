import { type ReactNode, useEffect, useState } from "react";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { PageNotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Card } from "#src/islands/kit/ui/Card.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { EndWorkshop, EraseWorkshop, listOf } from "./EndWorkshop.tsx";
import { PictureView } from "#src/islands/kit/group/PictureView.tsx";
import { ledByText } from "#src/shared/workshop/led-by.ts";
import { hasReached, stepNames, workshopSteps } from "#src/shared/workshop/steps.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { NextStepButton, tellStep, useWall } from "./live.tsx";

/** Has a workshop at hand. `initial`: null if the page doesn't know who is signed in. */
function LoadedWorkshop({ workshopId, initial }: { workshopId: string; initial: Workshop | null }) {
  const enabled = useSession(initial !== null);
  const query = trpc.workshop.get.useQuery({ workshopId }, { enabled, ...fromPage(initial) });
  if (query.data?.isErased === true)
    return (
      <Layout
        workshop={query.data}
        about={
          <p className="text-muted">
            Everything about your guests was erased on <LocalDate iso={query.data.erasedAt} />. The picture
            stays until you delete it.
          </p>
        }
      />
    );
  if (query.data) return <WorkshopView workshop={query.data} />;
  return <PageNotLoaded query={query} what="Your workshop" loading="Loading your workshop" lines={5} />;
}

export const LeadIsland = island(LoadedWorkshop);

interface GuestListProps {
  workshop: Workshop;
  onRemoved: (workshop: Workshop) => void;
}

/** Who has joined. It says nothing of what anyone did. */
function GuestList({ workshop: { id, people: guests, step }, onRemoved }: GuestListProps) {
  const [name, setName] = useState("");
  const { ask, question } = useConfirmedAction(trpc.workshop.removeGuest.useMutation(), {
    onDone: (next) => {
      onRemoved(next);
      showToast({ title: `${name} is removed` });
    },
  });
  return (
    <Card title={guests.length === 0 ? "Who’s here" : `Who’s here (${String(guests.length)})`}>
      {guests.length === 0 ? (
        <p className="text-muted">Nobody yet. Names show up here as people join, and on no wall.</p>
      ) : (
        // Cut in the middle of a row, so that a longer list shows that it goes on.
        <ul className="max-h-118 overflow-y-auto">
          {guests.map((guest) => (
            <li
              key={guest.guestId}
              className="flex min-h-11 items-center justify-between gap-4 border-t border-hair py-1"
            >
              <bdi className="wrap-anywhere">{guest.name}</bdi>
              {step !== "ended" && (
                <Button
                  look="quiet"
                  className="flex-none"
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

const askAgainMs = 2_000;

/** Where the host leads a workshop, on a screen of their own: a phone will do. */
function WorkshopView({ workshop }: { workshop: Workshop }) {
  const utils = trpc.useUtils();
  const { wall, take, isBehind } = useWall(workshop);
  const { step, picture, guests } = wall;
  const current = { ...workshop, step, picture };
  const key = { workshopId: workshop.id };
  const update = (next: Workshop) => {
    void utils.workshop.get.cancel(key);
    utils.workshop.get.setData(key, next);
    take(next);
  };
  const listed = workshop.people.length;
  // A list loaded while people join may be incomplete: it's reloaded until it has everyone.
  useEffect(() => {
    if (guests === listed) return;
    const ask = () => void utils.workshop.get.invalidate({ workshopId: workshop.id });
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [guests, listed, workshop.id, utils]);
  const { now, next } = tellStep(wall);
  return (
    <Layout
      workshop={current}
      about={
        <>
          <p className="text-muted">
            {ledByText(workshop)}
            {"\u00a0· "}everything about your guests is erased on <LocalDate iso={workshop.erasedAt} />
          </p>
          <ol className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {workshopSteps.map((one, place) => (
              <li
                key={one}
                className="aria-[current]:font-[600] aria-[current]:text-ink"
                aria-current={one === step ? "step" : undefined}
              >
                {place + 1}. {stepNames[one]}
              </li>
            ))}
          </ol>
          <p>
            <LinkButton href={workshopPaths.wall(workshop.id)} target="_blank">
              Open the wall
            </LinkButton>
          </p>
        </>
      }
      end={step !== "ended" && <EndWorkshop workshop={current} onEnded={update} />}
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          <Card title={stepNames[step]}>
            <div className="grid gap-4">
              <div className="grid gap-4" role="status">
                <p className="lead">{now}</p>
                {isBehind && <p>There’s no connection right now. We keep trying.</p>}
              </div>
              {next?.missing !== undefined && <p className="text-muted">{next.missing}</p>}
              <p>
                <NextStepButton wall={wall} onMoved={update} />
              </p>
            </div>
          </Card>
          {!hasReached(step, "open") && (
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
    </Layout>
  );
}

interface LayoutProps {
  workshop: Workshop;
  /** Below the title. */
  about: ReactNode;
  /** Beside the button that deletes it. */
  end?: ReactNode;
  children?: ReactNode;
}

/** The way back, the title, the picture with its files, and the end of it all. */
function Layout({ workshop, about, end, children }: LayoutProps) {
  const { id, title, organisation, picture } = workshop;
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p>
          <a className="link-line" href={listOf(workshop)}>
            <bdi>{organisation ?? "Your workshops"}</bdi>
          </a>
        </p>
        <h1 className="wrap-anywhere" dir="auto">
          {title}
        </h1>
        {about}
      </header>
      {children}
      {picture && (
        <PictureView
          title={title}
          byline={ledByText(workshop)}
          picture={picture}
          audience="each other"
          files={workshopPaths.picture(id)}
          presentHref={workshopPaths.present(id)}
          level={2}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {end}
        <EraseWorkshop workshop={workshop} />
      </div>
    </div>
  );
}
