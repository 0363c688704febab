import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";

/** Starts the free trial at once, and leads on to what it brings. */
export function StartTrial({ look = "primary" }: { look?: "primary" | "secondary" }) {
  const { run, isBusy } = useAction(
    trpc.billing.startTrial.useMutation({
      onSuccess: () => location.assign(paths.billingSuccess()),
      onError: toastFailure("Your trial didn’t start"),
    }),
    { leaves: true },
  );
  return (
    <Button look={look} busy={isBusy} busyLabel="Starting…" onClick={() => run(undefined)}>
      Start {planLimits.trialDays} days free
    </Button>
  );
}
