import { useCallback, useEffect, useState } from "react";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadFailed } from "#src/islands/kit/page/loading.tsx";
import { planSentence } from "#src/islands/kit/plan-sentences.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { onboardingHref } from "#src/shared/onboarding/onboarding.ts";
import { isOn, planState } from "#src/shared/plan/plan-state.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/** Pauses between checks of a payment that a bank confirms, in ms. After the last, checking stops. */
const pausesMs = [3_000, 5_000, 10_000, 15_000, 30_000, 60_000];

/** The result of a payment check. */
interface Confirmation {
  readonly billing: Billing | null;
  readonly error: unknown;
  readonly isAsking: boolean;
  readonly ask: () => void;
}

/**
 * Asks the payment provider whether it's paid, and again while a bank confirms it. Reloading is safe.
 *
 * @param sessionId the visit to the payment page; null: what is known already is enough.
 */
function useConfirmedBilling(
  sessionId: string | null,
  initial: Billing | null,
  enabled: boolean,
): Confirmation {
  const [tries, setTries] = useState(0);
  // Kept during the next check, so that the page doesn't flicker and isn't read out again.
  const [last, setLast] = useState(initial);
  const { mutate, error, isPending, isIdle } = trpc.billing.sync.useMutation({ onSuccess: setLast });
  const ask = useCallback(() => mutate(sessionId === null ? {} : { sessionId }), [mutate, sessionId]);
  const needsAnswer = enabled && initial === null;
  useEffect(() => {
    if (needsAnswer) ask();
  }, [needsAnswer, ask]);
  const isWaiting = enabled && !isPending && last?.isPending === true;
  useEffect(() => {
    const pauseMs = pausesMs[tries];
    if (!isWaiting || pauseMs === undefined) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      ask();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, tries, ask]);
  return { billing: last, error, isAsking: needsAnswer && (isPending || isIdle), ask };
}

const isUnknownPayment = (error: unknown): boolean => errorStatus(error) === 404;

interface BillingSuccessProps {
  /** Whether they have yet to see an example: then that is the next step. */
  isNew: boolean;
  /** The visit to the payment page that the person comes from; null after the start of a trial. */
  sessionId: string | null;
  /** Null if unknown, or if the provider must be asked. */
  initial: Billing | null;
}

/** Says which plan is on, once it is, and links to the first step. */
export function BillingSuccess(props: BillingSuccessProps) {
  // Announces what follows the wait.
  return (
    <div className="grid gap-8" aria-live="polite">
      <Outcome {...props} />
    </div>
  );
}

function Outcome({ sessionId, initial, isNew }: BillingSuccessProps) {
  const enabled = useSession(initial !== null || sessionId !== null);
  const { billing, error, isAsking, ask } = useConfirmedBilling(sessionId, initial, enabled);
  if (billing !== null) return <Confirmed billing={billing} isNew={isNew} />;
  if (isUnknownPayment(error)) return <NotYours />;
  return (
    <>
      <h1>Your plan</h1>
      {error === null || isAsking ? (
        <LoadingWindow label="Checking your payment" />
      ) : (
        <LoadFailed what="Your plan" error={error} isRetrying={isAsking} onRetry={ask} />
      )}
    </>
  );
}

const starts = [
  {
    name: "A programme",
    text: "Each of your clients has a window of their own, and shows you what they want to.",
    href: paths.newFacilitator(),
  },
  {
    name: "A team round",
    text: "People who work together describe each other. Make your team, and invite them.",
    href: paths.team(),
  },
  {
    name: "A workshop",
    text: "6 to 60 people in one room, with their phones and no account.",
    href: workshopPaths.newWorkshop(),
  },
] as const;

function Confirmed({ billing, isNew }: { billing: Billing; isNew: boolean }) {
  const [openedAt] = useState(() => new Date());
  const state = planState(billing, openedAt);
  if (state === "pending") return <Pending />;
  if (!isOn(state)) return <NothingPaid />;
  return (
    <>
      <h1>{planTexts.planName} is on</h1>
      <p className="lead">{planSentence(state, billing)}</p>
      <h2>What would you like to lead?</h2>
      <ul className="measure border-b border-hair">
        {starts.map(({ name, text, href }) => (
          <li key={name} className="border-t border-hair py-3">
            <a className="link-line" href={href}>
              {name}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isNew && (
        <p>
          <LinkButton look="primary" large href={onboardingHref({ flow: "facilitator", step: 1 }, "upgrade")}>
            Look at an example first
          </LinkButton>
        </p>
      )}
      <p>
        <a className="link-line" href={paths.accountPlan()}>
          Your plan, seats and invoices
        </a>
      </p>
    </>
  );
}

function Pending() {
  return (
    <>
      <h1>Your bank is confirming your payment</h1>
      <p>
        This can take a few minutes, with some banks a few days. You can close this page: we’ll turn your plan
        on as soon as the payment is through.
      </p>
      <p>
        <LinkButton href={paths.dashboard()}>Go to my dashboard</LinkButton>
      </p>
    </>
  );
}

function NothingPaid() {
  return (
    <>
      <h1>Nothing was charged</h1>
      <p>
        You’re on the free plan. If you stopped on the payment page, you can start again whenever you like.
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton look="primary" href={paths.subscribe()}>
          See the plans
        </LinkButton>
        <LinkButton look="quiet" href={paths.dashboard()}>
          Go to my dashboard
        </LinkButton>
      </p>
    </>
  );
}

function NotYours() {
  return (
    <>
      <h1>We don’t know this payment</h1>
      <p>
        It wasn’t made with the account that you’re signed in to. If you have another account, sign in to that
        one and open this page again.
      </p>
      <p>
        <LinkButton href={paths.accountPlan()}>See my plan</LinkButton>
      </p>
    </>
  );
}

export const BillingSuccessIsland = island(BillingSuccess);
