import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { useCallback, useEffect, useState } from "react";

/** How often to ask about a payment that a bank is still confirming, in milliseconds; then no more by itself. */
const pausesMs = [3_000, 5_000, 10_000, 15_000, 30_000, 60_000];

/** What came of asking the provider about a payment. */
interface Confirmation {
  readonly billing: Billing | null;
  readonly error: unknown;
  readonly isAsking: boolean;
  readonly ask: () => void;
}

/**
 * Asks the payment provider, which alone knows whether something is paid; again in a while for as long as a bank takes to confirm
 * it. Asking twice changes nothing, so the page may be loaded again.
 *
 * @param sessionId the visit to the payment page; null: what is known already is enough.
 */
export function useConfirmedBilling(
  sessionId: string | null,
  initial: Billing | null,
  enabled: boolean,
): Confirmation {
  const [tries, setTries] = useState(0);
  // Stays while the next answer is on its way: a page that is being read must not flicker, nor be read out again.
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

export const isUnknownPayment = (error: unknown): boolean => errorStatus(error) === 404;
