import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { hasEveryFeature, useBilling, billingKey } from "#src/islands/kit/session/use-billing.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { PlanDetails } from "./PlanDetails.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const parameter = "billing";

/**
 * Someone who comes back from the payment provider may have changed something there: their plan is asked for anew, not taken from
 * what we knew. Where that fails, what we knew is shown.
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

/** What someone pays for, until when, and what they can do about it. */
export function PlanSection({ user }: { user: User }) {
  return (
    <section className="grid gap-4" aria-labelledby="plan">
      <h2 id="plan">Your plan</h2>
      {hasEveryFeature(user) ? <p>As an administrator you have every feature.</p> : <LookedUp user={user} />}
    </section>
  );
}

function LookedUp({ user }: { user: User }) {
  const isRefreshing = useFreshBilling(user);
  const query = useBilling(user);
  if (query.data && !isRefreshing) return <PlanDetails billing={query.data} />;
  if (query.data === null) return <p>Sign in again to see it.</p>;
  if (query.error === null) return <Skeleton label="Loading your plan" />;
  return (
    <LoadFailed
      what="Your plan"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
