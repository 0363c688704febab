import type { ReactNode } from "react";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { formatAmount } from "#src/shared/plan/format-amount.ts";
import type { PlanState } from "#src/shared/plan/plan-state.ts";

/** "$19 a month", or "$57 a month ($19 for each of 3 people)". */
function priceOf({ amount, currency, interval, seats }: Billing): string {
  if (amount === null || currency === null || interval === null) return "the price of your plan";
  const format = (price: number) => formatAmount(price, currency, navigator.language);
  const people = seats ?? 1;
  if (people === 1) return `${format(amount)} a ${interval}`;
  return `${format(amount * people)} a ${interval} (${format(amount)} for each of ${String(people)} people)`;
}

const On = ({ iso }: { iso: string | null }) => (iso === null ? null : <LocalDate iso={iso} />);

/** The text of each state. */
const sentences: Readonly<Record<PlanState, (billing: Billing) => ReactNode>> = {
  free: () => "Everything for a window of your own, with up to three open rounds.",
  trial: ({ trialEndsAt }) => (
    <>
      Your free trial runs until <On iso={trialEndsAt} />. It ends by itself: we have no card to charge.
    </>
  ),
  trialOver: ({ trialEndsAt }) => (
    <>
      Your free trial ended on <On iso={trialEndsAt} />. Everything you made is still there.
    </>
  ),
  paidLater: (billing) => (
    <>
      Your free days run until <On iso={billing.trialEndsAt} />. After that you pay {priceOf(billing)}.
    </>
  ),
  paid: (billing) => (
    <>
      You pay {priceOf(billing)}. Your next payment is on <On iso={billing.currentPeriodEnd} />.
    </>
  ),
  ending: ({ endsAt }) => (
    <>
      Your plan ends on <On iso={endsAt} />, and you won’t be charged again.
    </>
  ),
  pastDue: () => "Your last payment didn’t go through. Your plan stays on while we try again.",
  given: ({ currentPeriodEnd }) =>
    currentPeriodEnd === null ? (
      "An administrator gave you this plan. There’s nothing to pay."
    ) : (
      <>
        An administrator gave you this plan until <On iso={currentPeriodEnd} />. There’s nothing to pay.
      </>
    ),
  seat: ({ seatOf }) =>
    `You have a seat in the plan of ${seatOf ?? "your organisation"}. There’s nothing to pay.`,
  ended: ({ currentPeriodEnd }) =>
    currentPeriodEnd === null ? (
      "Your plan has ended. Everything you made is still there."
    ) : (
      <>
        Your plan ended on <On iso={currentPeriodEnd} />. Everything you made is still there.
      </>
    ),
  pending: () =>
    "Your bank is still confirming your payment. We’ll turn your plan on as soon as it’s through.",
};

/** What someone pays, until when, and what comes next. */
export const planSentence = (state: PlanState, billing: Billing): ReactNode => sentences[state](billing);
