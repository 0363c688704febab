import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { hasEveryFeature, useBilling } from "#src/islands/kit/session/use-billing.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { PlanDetails } from "./PlanDetails.tsx";
import { useFreshBilling } from "./use-fresh-billing.ts";

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
