import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { nullOn401, trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { planSentence } from "#src/islands/kit/plan-sentences.tsx";
import { StartTrial } from "#src/islands/kit/plan.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { User } from "#src/shared/account/account.output.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { type PlanState, planState } from "#src/shared/plan/plan-state.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";

const isPaidPlan = (state: PlanState): boolean => !["free", "trialOver", "ended", "pending"].includes(state);

/** The plan, its price, and the buttons that apply. */
function PlanDetails({ billing }: { billing: Billing }) {
  const [openedAt] = useState(() => new Date());
  const state = planState(billing, openedAt);
  return (
    <>
      <div className="grid gap-1">
        <p>
          <strong>{isPaidPlan(state) ? planTexts.planName : "Free plan"}</strong>
        </p>
        {state === "pastDue" ? (
          <Notice tone="warn">
            <p>{planSentence("pastDue", billing)}</p>
          </Notice>
        ) : (
          <p>{planSentence(state, billing)}</p>
        )}
      </div>
      <Buttons state={state} billing={billing} />
    </>
  );
}

/** The portal's label in each state with a subscription. */
const portalLabels: Partial<Readonly<Record<PlanState, string>>> = {
  pastDue: "Update my card",
  ending: "Keep my plan",
};

function Buttons({ state, billing }: { state: PlanState; billing: Billing }) {
  const { hasPortal, canTry, payments } = billing;
  const isSubscribed = ["paid", "paidLater", "ending", "pastDue"].includes(state);
  const canBuy = payments !== "off" && ["free", "trial", "trialOver", "ended"].includes(state);
  return (
    <p className="flex flex-wrap gap-3">
      {canTry && <StartTrial />}
      {canBuy && (
        <LinkButton href={paths.subscribe()}>{canTry ? "See the plans" : "Choose a plan"}</LinkButton>
      )}
      {payments === "off" && state === "free" && (
        <LinkButton href={paths.subscribe()}>See what {planTexts.planName} adds</LinkButton>
      )}
      {hasPortal && (
        <OpenPortal look={state in portalLabels ? "primary" : "secondary"}>
          {portalLabels[state] ?? (isSubscribed ? "Manage my plan" : "See my invoices")}
        </OpenPortal>
      )}
    </p>
  );
}

const parameter = "billing";

/**
 * Loads the plan again for someone back from the payment provider, where it may have changed.
 *
 * @returns whether that is under way.
 */
function useFreshBilling(user: Pick<User, "id">): boolean {
  const client = useQueryClient();
  const [comesBack] = useState(
    () => typeof location !== "undefined" && new URLSearchParams(location.search).has(parameter),
  );
  const { mutate, isPending, isIdle } = trpc.billing.sync.useMutation({
    onSuccess: (billing) => client.setQueryData(billingKey(user), billing),
  });
  useEffect(() => {
    if (!comesBack) return;
    // A reload is no way back from there.
    history.replaceState(history.state, "", `${location.pathname}${location.hash}`);
    mutate({});
  }, [comesBack, mutate]);
  return comesBack && (isPending || isIdle);
}

export function PlanSection({ user, isPage = false }: { user: User; isPage?: boolean }) {
  return (
    <section className="grid gap-4" aria-labelledby="plan">
      <h2 id="plan" className={isPage ? "sr-only" : undefined}>
        Your plan
      </h2>
      {hasEveryFeature(user) ? <p>As an administrator you have every feature.</p> : <LookedUp user={user} />}
    </section>
  );
}

function LookedUp({ user }: { user: User }) {
  const isRefreshing = useFreshBilling(user);
  const query = useBilling(user);
  if (query.data && !isRefreshing) return <PlanDetails billing={query.data} />;
  if (query.data === null) return <p>Sign in again to see it.</p>;
  return <NotLoaded query={query} what="Your plan" loading="Loading your plan" />;
}

/** Null for the 401 of a session that has just ended. */
const readBilling = (answer: unknown): Billing | null => (isBilling(answer) ? answer : null);

const isBilling = (answer: unknown): answer is Billing =>
  typeof answer === "object" && answer !== null && "planId" in answer && "status" in answer;

const hasEveryFeature = ({ isAdmin, role }: Pick<User, "isAdmin" | "role">): boolean =>
  isAdmin || role === "admin";

const billingKey = ({ id }: Pick<User, "id">) => ["/api/billing", id] as const;

/** A person's plan, loaded once in five minutes. Administrators have everything, so it isn't loaded. */
export function useBilling(user: Pick<User, "id" | "isAdmin" | "role">) {
  return useQuery({
    queryKey: billingKey(user),
    enabled: !hasEveryFeature(user),
    meta: nullOn401,
    select: readBilling,
  });
}

/** Opens the payment provider's page with invoices, card and subscription. */
export function OpenPortal({ look, children }: { look?: "primary" | "secondary"; children: string }) {
  const { run, isBusy } = useAction(
    trpc.billing.portal.useMutation({
      onSuccess: ({ url }) => location.assign(url),
      onError: toastFailure("The page didn’t open"),
    }),
    { leaves: true },
  );
  return (
    <Button look={look} busy={isBusy} busyLabel="Opening…" onClick={() => run(undefined)}>
      {children}
    </Button>
  );
}
