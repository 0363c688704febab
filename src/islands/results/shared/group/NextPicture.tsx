import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { GroupState } from "#src/shared/group/group.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { frozenText, groupMeaning, groupStateText } from "./group-copy.ts";

/** How far the next picture is, and the button that makes it. */
export function NextPicture({ faId, state }: { faId: string; state: GroupState }) {
  const utils = trpc.useUtils();
  const make = trpc.group.make.useMutation({
    // The button stays busy until the picture is on the page.
    onSuccess: () => utils.group.state.invalidate({ faId }),
  });
  const { run, isBusy, problem } = useAction(make);
  const { picture, missing } = state;
  return (
    <div className="grid gap-4 no-print">
      {picture === null && <p className="measure">{groupMeaning}</p>}
      <p className="measure">{groupStateText(state)}</p>
      {missing === 0 && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="primary" large busy={isBusy} busyLabel="Making it…" onClick={() => run({ faId })}>
            {picture === null ? "Make the group picture" : "Make the next one"}
          </Button>
          <span className="measure text-base text-muted">{frozenText}</span>
        </p>
      )}
      {problem !== null && (errorStatus(make.error) === 402 ? <PlanNeeded /> : <NotMade problem={problem} />)}
    </div>
  );
}

function NotMade({ problem }: { problem: string }) {
  return (
    <Notice tone="error" title="The picture wasn’t made">
      <p>{problem}</p>
    </Notice>
  );
}

/** Reading goes on without the plan; starting something new doesn't. */
function PlanNeeded() {
  return (
    <Notice tone="warn" title="A new picture needs the facilitator plan">
      <p>
        Your plan has ended. Everything that’s here stays yours to read and download.{" "}
        <a href={paths.subscribe()}>See the plans</a>
      </p>
    </Notice>
  );
}
