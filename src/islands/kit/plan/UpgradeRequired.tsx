import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { StartTrial } from "#src/islands/kit/plan/StartTrial.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { useEffect, useState } from "react";

/** The least that WCAG 2.2.1 asks for, to find the button that stops it. */
const pauseMs = 20_000;

/** Says what it takes to be here, and leads on after a pause. A button stops that, and so does scrolling: someone is reading. */
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
