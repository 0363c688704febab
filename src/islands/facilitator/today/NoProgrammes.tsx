import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** Before the first programme: what one is, how it begins, and an example to look around in. */
export function NoProgrammes({ hasPlan }: { hasPlan: boolean }) {
  const { run, isBusy } = useAction(
    trpc.programme.startExample.useMutation({
      onSuccess: ({ id }) => location.assign(paths.facilitatorOverview(id)),
      onError: toastFailure("The example didn’t open"),
    }),
    { leaves: true },
  );
  return (
    <EmptyState
      title="Start your first programme"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {hasPlan && (
            <LinkButton look="primary" large href={paths.newFacilitator()}>
              Start a programme
            </LinkButton>
          )}
          <Button large busy={isBusy} busyLabel="Opening it…" onClick={() => run({ title: "Spring cohort" })}>
            Look at an example
          </Button>
        </div>
      }
    >
      <ol className="mx-auto grid max-w-120 gap-3 text-start text-muted">
        <li>You name up to 200 clients, and we ask each of them by email.</li>
        <li>Each client who says yes runs a round of their own. You see how far they are.</li>
        <li>You see a result once the client shares it. Nobody sees who picked what.</li>
      </ol>
    </EmptyState>
  );
}
