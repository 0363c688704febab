import { paths } from "#src/shared/site/paths.ts";
import { LeadingSection } from "#src/islands/facilitator/programme/leading/LeadingSection.tsx";
import { ProgrammeClients } from "./ProgrammeClients.tsx";
import { ProgrammeEnd } from "./ProgrammeEnd.tsx";
import { ProgrammeHeader } from "./ProgrammeHeader.tsx";
import type { ProgrammeProps } from "./programme-props.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { leaveDeleted } from "./leave-deleted.ts";

/** Says that nobody here is real, leads to a programme of one's own, and removes the example with one click. */
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
export function ProgrammeView({ programme, hasPlan }: ProgrammeProps) {
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
