import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { useSkipOnboarding } from "./use-onboarding.ts";

/** Out of onboarding, from every page of it. */
export function Skip() {
  const { run, isBusy } = useSkipOnboarding();
  const isReady = useHydrated();
  return (
    <p>
      <Button
        look="quiet"
        className="-ms-3"
        disabled={!isReady}
        busy={isBusy}
        busyLabel="One moment…"
        onClick={() => run()}
      >
        Skip for now
      </Button>
    </p>
  );
}
