import { useEffect, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { paths } from "#src/shared/site/paths.ts";

/** The least that WCAG 2.2.1 asks for, to find the button that stops it. */
const pauseMs = 20_000;

/** Says that a plan is needed, and leads on after a pause. A button or scrolling stops that. */
export function UpgradeRequired() {
  const [stays, setStays] = useState(false);
  const { data: billing } = trpc.billing.get.useQuery();
  const canTry = billing?.canTry === true;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => location.replace(paths.dashboardSelf()), pauseMs);
    const stay = () => setStays(true);
    addEventListener("scroll", stay, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", stay);
    };
  }, [stays]);
  return (
    <Notice tone="warn">
      <p>
        <strong>Upgrade Required</strong> — Facilitator access requires a paid subscription. Redirecting to
        self dashboard...
      </p>
      <p className="mt-2 flex flex-wrap gap-3">
        {canTry && <StartTrial />}
        <LinkButton look={canTry ? "secondary" : "primary"} href={paths.subscribe()}>
          See the plans
        </LinkButton>
        <LinkButton look="quiet" href={paths.dashboardSelf()}>
          Go to your dashboard now
        </LinkButton>
        <Button
          look="quiet"
          busy={stays}
          busyLabel="You’re staying on this page"
          onClick={() => setStays(true)}
        >
          Stay on this page
        </Button>
      </p>
    </Notice>
  );
}

/** Starts the free trial, and opens the page about it. */
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
