import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { leaveDeleted } from "./leave-deleted.ts";

/** Says that nothing here is real, and takes it away at one click: nothing is lost with it. */
export function ExampleNotice({ faId }: { faId: string }) {
  const { run, isBusy } = useAction(
    trpc.programme.delete.useMutation({
      onSuccess: () => leaveDeleted("The example is removed"),
      onError: toastFailure("The example wasn’t removed"),
    }),
    { leaves: true },
  );
  return (
    <Notice title="This is an example">
      <p>Look around as much as you like. Nobody in it is real.</p>
      <p className="mt-2">
        <Button busy={isBusy} busyLabel="Removing…" onClick={() => run({ faId })}>
          Remove the example
        </Button>
      </p>
    </Notice>
  );
}
