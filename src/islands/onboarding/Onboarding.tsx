import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import type { AccountType } from "#src/shared/account/account-type.ts";
import { type OnboardingPlace, pastOnboarding } from "#src/shared/onboarding/onboarding.ts";
import { workRoles } from "#src/shared/onboarding/work-role.ts";
import { markWeights } from "#src/shared/result/window-geometry.ts";
import { paths } from "#src/shared/site/paths.ts";
import { FirstProgrammeStep, FirstSurveyStep } from "./first-steps.tsx";
import { PromiseStep } from "./PromiseStep.tsx";
import { NextForm, StepFrame, type StepProps } from "./StepFrame.tsx";
import {
  type OnboardingData,
  onboardingQuery,
  storeRole,
  useChooseIntent,
  useStoredRole,
} from "./use-onboarding.ts";

/** One window behind its curtains, which part when it is pointed at. */
function CurtainedWindow() {
  return (
    <span className="w-34 md:w-48">
      <WindowFrame look="curtains" weights={markWeights} />
    </span>
  );
}

const turns = [
  markWeights,
  { arena: 4, blindSpot: 7, facade: 5, unknown: 5 },
  { arena: 6, blindSpot: 5, facade: 3, unknown: 8 },
  { arena: 5, blindSpot: 4, facade: 8, unknown: 4 },
  { arena: 8, blindSpot: 6, facade: 4, unknown: 5 },
  { arena: 3, blindSpot: 5, facade: 5, unknown: 7 },
] as const;

/** A drawing of many windows. */
function HouseFront() {
  return (
    <span className="house-front">
      {turns.map((weights, place) => (
        <WindowFrame key={place} look="curtains" weights={weights} />
      ))}
    </span>
  );
}

/** The first question: who the rounds are for. The answers are two panes of a window. */
function ChooseType({ intent }: { intent: string | null }) {
  const { run, isBusy } = useChooseIntent(intent);
  const isReady = useHydrated();
  const choice = (flow: AccountType) => ({
    isBusy,
    disabled: !isReady,
    onChoose: () => run({ flow, step: 1 }),
  });
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h1>Whose window do you want to open?</h1>
        <p className="lead">You can do the other one later.</p>
      </div>
      <div className="choices">
        <Choice {...choice("individual")} title="My own" drawing={<CurtainedWindow />}>
          I want to know how others see me.
        </Choice>
        <Choice {...choice("facilitator")} title="People I work with" drawing={<HouseFront />}>
          I coach, train or lead, and want to run rounds for clients or a team.
        </Choice>
      </div>
      <Skip />
    </div>
  );
}

interface ChoiceProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
  isBusy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Choice({ title, drawing, children, isBusy, disabled, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className="choice"
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      onClick={onChoose}
    >
      <span className="mb-4 grid h-30 items-end [--window-height:7.5rem] md:h-44 md:[--window-height:11rem]">
        {drawing}
      </span>
      <span className="font-display text-2xl/[1.2] font-[500] tracking-[-0.012em] text-balance underline decoration-line decoration-1 underline-offset-[0.2em] [.choice:hover_&]:decoration-current">
        {title}
      </span>{" "}
      <span className="text-muted">{children}</span>
    </button>
  );
}

/** What someone does with others: it chooses the example, and is stored in this browser only. */
function RoleStep(step: StepProps) {
  const role = useStoredRole();
  const isReady = useHydrated();
  const houses = (
    <div className="step-view">
      <HouseFront />
    </div>
  );
  return (
    <StepFrame {...step} title="How do you work with people?" aside={houses}>
      <p className="lead">Next, you look around in an example programme. We’ll name it to fit your work.</p>
      <NextForm {...step} label="Look at an example">
        <fieldset data-type-ahead>
          <legend className="field-label mb-3">What comes closest?</legend>
          <div className="chips">
            {workRoles.map(({ id, name }) => (
              <span key={id} className="chip-item">
                <input
                  type="radio"
                  className="chip-input"
                  name="role"
                  id={`role-${id}`}
                  value={id}
                  disabled={!isReady}
                  checked={role === id}
                  onChange={() => storeRole(id)}
                />
                <label className="chip" htmlFor={`role-${id}`}>
                  {name}
                </label>
              </span>
            ))}
          </div>
        </fieldset>
      </NextForm>
    </StepFrame>
  );
}

/** Out of onboarding, from its entrance. */
function Skip() {
  const { run, isBusy } = useAction(
    trpc.account.update.useMutation({
      onSuccess: () => location.assign(paths.dashboard()),
      onError: toastFailure("Something went wrong"),
    }),
    { leaves: true },
  );
  const isReady = useHydrated();
  return (
    <p>
      <Button
        look="quiet"
        className="-ms-3"
        disabled={!isReady}
        busy={isBusy}
        busyLabel="One moment…"
        onClick={() => run({ onboardingStatus: "completed" })}
      >
        Skip for now
      </Button>
    </p>
  );
}

export interface OnboardingProps {
  /** null at the entrance. */
  place: OnboardingPlace | null;
  intent: string | null;
  /** Null if the page doesn't know who is signed in. */
  initial: OnboardingData | null;
}

/** The page of onboarding in the address, or where the person belongs. */
export function Onboarding({ place, intent, initial }: OnboardingProps) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...onboardingQuery, enabled, initialData: () => initial ?? undefined });
  const onwards = query.data === undefined ? null : pastOnboarding(query.data.user, intent, place);
  useEffect(() => {
    if (onwards !== null) location.replace(onwards);
  }, [onwards]);
  if (query.data !== undefined && onwards === null)
    return <Page place={place} intent={intent} round={query.data.round} />;
  return <NotLoaded query={query} what="This page" loading="Loading your first steps" />;
}

function Page({ place, intent, round }: Omit<OnboardingProps, "initial"> & Pick<OnboardingData, "round">) {
  if (place === null) return <ChooseType intent={intent} />;
  if (place.flow === "facilitator") {
    const Step = place.step === 1 ? RoleStep : FirstProgrammeStep;
    return <Step place={place} intent={intent} />;
  }
  if (place.step === 2) return <FirstSurveyStep place={place} intent={intent} round={round} />;
  return <PromiseStep place={place} intent={intent} />;
}

export const OnboardingIsland = island(Onboarding);
