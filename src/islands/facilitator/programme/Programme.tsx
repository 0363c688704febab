import { useRef } from "react";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { PageNotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { PlanInfo } from "#src/shared/plan/billing.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { ProgrammeClients } from "./ProgrammeClients.tsx";
import { ProgrammeHeader } from "./ProgrammeHeader.tsx";
import { LeadingSection } from "./leading.tsx";
import { type ProgrammeProps, leaveDeleted, useProgrammeUpdate } from "./programme-update.ts";

/** Ending a programme: closing keeps everything, deleting keeps nothing of the facilitator's. */
function ProgrammeEnd({ programme }: { programme: Programme }) {
  const section = useRef<HTMLElement>(null);
  const focusWatch = useFocusFallback(section);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="flex flex-wrap gap-x-6 gap-y-3"
      aria-label="End the programme"
      {...focusWatch}
    >
      {programme.status === "running" && <CloseProgramme programme={programme} />}
      <DeleteProgramme programme={programme} />
    </section>
  );
}

function CloseProgramme({ programme: { id } }: { programme: Programme }) {
  const update = useProgrammeUpdate();
  return (
    <ConfirmedButton
      label="Close the programme"
      mutation={trpc.programme.close.useMutation()}
      input={{ faId: id }}
      onDone={update}
      news="The programme is closed"
      title="Close the programme?"
      cancelLabel="Keep it running"
      busyLabel="Closing…"
      failure="The programme is still running"
      isDestructive={false}
    >
      <p>Nobody new can join, and we won’t remind anyone. You can’t open it again.</p>
      <p>Your clients’ rounds go on. You’ll still see what they share with you.</p>
    </ConfirmedButton>
  );
}

function DeleteProgramme({ programme: { id, title, clientCount } }: { programme: Programme }) {
  return (
    <ConfirmedButton
      label="Delete the programme"
      button={{ look: "quiet", className: "-ms-3" }}
      mutation={trpc.programme.delete.useMutation()}
      input={{ faId: id }}
      leaves
      onDone={() => leaveDeleted("The programme is deleted")}
      title={`Delete “${title}”?`}
      cancelLabel="Keep it"
      confirmLabel="Delete it for good"
      busyLabel="Deleting…"
      failure="The programme wasn’t deleted"
    >
      <p>
        Your notes and its group pictures go, and you’ll no longer see any of its clients’ results. This can’t
        be undone.
      </p>
      {clientCount > 0 && <p>Your clients keep their rounds, with every answer in them.</p>}
    </ConfirmedButton>
  );
}

/** Says that the people are made up, leads to a real programme, and removes the example. */
function ExampleNotice({ programme, hasPlan }: ProgrammeProps) {
  const { run, isBusy } = useAction(
    trpc.programme.delete.useMutation({
      // Without the plan there is nothing for them on the facilitator's dashboard.
      onSuccess: () =>
        leaveDeleted(
          "The example is removed",
          hasPlan ? paths.dashboardFacilitator() : paths.dashboardSelf(),
        ),
      onError: toastFailure("The example wasn’t removed"),
    }),
    { leaves: true },
  );
  return (
    <Notice title="This is an example">
      <p>
        Nobody in it is real, and no email goes out. Read what Maya has shared and how you’d prepare a session
        with her. If you take notes here, they go with the example.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton href={hasPlan ? paths.newFacilitator() : paths.subscribe()}>
          {hasPlan ? "Start a programme of my own" : "See Facilitator Pro"}
        </LinkButton>
        <Button busy={isBusy} busyLabel="Removing…" onClick={() => run({ faId: programme.id })}>
          Remove the example
        </Button>
      </p>
    </Notice>
  );
}

/** One programme: what it is, how far its clients are, and each client with the next thing to do. */
function ProgrammeView({ programme, hasPlan }: ProgrammeProps) {
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        {(hasPlan || !programme.isExample) && (
          <p className="-mb-4">
            <a className="link-line" href={paths.dashboardFacilitator()}>
              All your clients
            </a>
          </p>
        )}
        {programme.isExample && <ExampleNotice programme={programme} hasPlan={hasPlan} />}
        <ProgrammeHeader programme={programme} hasPlan={hasPlan} />
      </div>
      <ProgrammeClients programme={programme} hasPlan={hasPlan} />
      {!programme.isExample && <LeadingSection programme={programme} hasPlan={hasPlan} />}
      {!programme.isExample && programme.ledBy === null && <ProgrammeEnd programme={programme} />}
    </div>
  );
}

interface LoadedProgrammeProps {
  faId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: Programme | null;
  plan: PlanInfo | null;
}

/** Loads a programme, and whether its facilitator can start new things. */
export function LoadedProgramme({ faId, initial, plan }: LoadedProgrammeProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.programme.get.useQuery({ faId }, { enabled, ...fromPage(initial) });
  const { data: planInfo } = trpc.billing.plan.useQuery(undefined, { enabled, ...fromPage(plan) });
  if (query.data)
    return <ProgrammeView programme={query.data} hasPlan={planInfo?.features.facilitatorAccess === true} />;
  return <PageNotLoaded query={query} what="Your programme" loading="Loading your programme" lines={5} />;
}

export const ProgrammeIsland = island(LoadedProgramme);
