import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { hasEveryFeature, useBilling } from "#src/islands/kit/session/use-billing.ts";
import type { User } from "#src/shared/account/account.output.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { planInfo } from "#src/shared/plan/billing.ts";
import { paths } from "#src/shared/site/paths.ts";

/** What someone pays for, and until when. */
export function PlanSection({ user }: { user: User }) {
  return (
    <section className="grid gap-4" aria-labelledby="plan">
      <h2 id="plan">Your plan</h2>
      {hasEveryFeature(user) ? <p>As an administrator you have every feature.</p> : <LookedUp user={user} />}
    </section>
  );
}

function LookedUp({ user }: { user: User }) {
  const query = useBilling(user);
  if (query.data) return <Plan billing={query.data} />;
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

function Plan({ billing }: { billing: Billing }) {
  const { id, isActive, needsUpgrade } = planInfo(billing, false, new Date());
  return (
    <>
      <p>
        <strong>{id === "free" ? "Free plan" : "Facilitator Pro"}</strong>
        {id !== "free" && <Until billing={billing} isActive={isActive} />}
      </p>
      {needsUpgrade && (
        <p>
          <a className="link-line" href={paths.subscribe()}>
            See what Facilitator Pro adds
          </a>
        </p>
      )}
    </>
  );
}

function Until({ billing, isActive }: { billing: Billing; isActive: boolean }) {
  const { status, trialEndsAt, currentPeriodEnd } = billing;
  if (!isActive) return status === "trialing" ? ", whose trial has ended" : ", canceled";
  const end = status === "trialing" ? trialEndsAt : currentPeriodEnd;
  if (end === null) return null;
  return (
    <>
      {status === "trialing" ? ", a trial until " : ", paid until "}
      <LocalDate iso={end} />
    </>
  );
}
