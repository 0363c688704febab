import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { onboardingHref } from "#src/shared/onboarding/onboarding.ts";
import { programmeForRole } from "#src/shared/onboarding/work-role.ts";
import { markWeights } from "#src/shared/result/window-geometry.ts";
import { useStoredRole } from "./drafts.ts";
import { StepFrame, type StepProps } from "./StepFrame.tsx";
import { useOpenExample } from "./use-onboarding.ts";

/** A programme to look around in. Real ones need the plan; this one needs nothing. */
export function FirstProgrammeStep({ place, intent }: StepProps) {
  const role = useStoredRole();
  const isReady = useHydrated();
  const { run, isBusy } = useOpenExample();
  return (
    <StepFrame place={place} intent={intent} title="Your first programme" aside={<SharedWindow />}>
      <p className="lead">
        In a programme, you ask a group of clients to run a round each. Here’s an example, with a client who
        has shared her result with you.
      </p>
      <ol className="story">
        <li>
          <strong>You see how far each client is.</strong> You never see who answered them, or what anyone
          picked.
        </li>
        <li>
          <strong>Clients share their result when they’re ready.</strong> You prepare your session with it,
          and look at the window together.
        </li>
        <li>
          <strong>Five clients who agree make a group picture.</strong> It shows your sponsor what the group
          has in common, and singles nobody out.
        </li>
      </ol>
      <div className="grid gap-3">
        <p>
          <Button
            look="primary"
            large
            disabled={!isReady}
            busy={isBusy}
            busyLabel="Opening it…"
            onClick={() => run({ title: programmeForRole(role) })}
          >
            Open the example programme
          </Button>
        </p>
        <p className="text-muted">
          Nobody in it is real, and no email goes out. You can remove it with one click.
        </p>
        <p>
          <a className="link-line" href={onboardingHref({ flow: "individual", step: 2 }, intent)}>
            Start with a round of my own instead
          </a>
        </p>
      </div>
    </StepFrame>
  );
}

function SharedWindow() {
  return (
    <div className="step-view" aria-hidden="true">
      <WindowFrame weights={markWeights} />
      <p className="font-display text-xl text-center">Maya</p>
      <p className="text-sm text-muted text-center">Shared with you today</p>
    </div>
  );
}
