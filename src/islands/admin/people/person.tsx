import type { FirstRef } from "#src/islands/admin/lists.tsx";
import type { Person } from "#src/shared/admin/people.output.ts";
import type { PlanState } from "#src/shared/plan/plan-state.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";

interface PersonNameProps {
  person: { readonly id: string; readonly name: string; readonly email: string };
  first: FirstRef;
}

/** Who a row is about, and the way to their page. */
export function PersonName({ person: { id, name, email }, first }: PersonNameProps) {
  return (
    <>
      <a ref={first} className="link-line wrap-anywhere" href={adminPaths.person(id)}>
        <bdi>{name}</bdi>
      </a>
      <p className="text-sm text-muted wrap-anywhere">{email}</p>
    </>
  );
}

const planTexts: Readonly<Record<PlanState, string>> = {
  free: "Free plan",
  trial: "On trial",
  trialOver: "Trial over",
  paidLater: "Pays after the trial",
  paid: "Pays",
  ending: "Pays, won’t renew",
  pastDue: "Payment failed",
  given: "Plan given",
  seat: "Has a seat of another’s plan",
  ended: "Plan ended",
  pending: "Payment pending",
};

export const planText = (plan: PlanState): string => planTexts[plan];

const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "25 November 2026", for a day that has no time zone. */
export const dayText = (day: string): string => format.format(new Date(day));

const endText = ({ until }: NonNullable<Person["given"]>): string =>
  until === null ? "no end date" : `until ${dayText(until)}`;

export const alsoGiven = (given: NonNullable<Person["given"]>): string => `also given, ${endText(given)}`;

export function planWithEnd({ plan, trialEnds, given }: Person): string {
  const own = planText(plan) + (plan === "trial" && trialEnds !== null ? ` until ${dayText(trialEnds)}` : "");
  if (given === null) return own;
  return plan === "given" ? `${own}, ${endText(given)}` : `${own}; ${alsoGiven(given)}`;
}

export const rolesText = ({ isAdmin, isSupport, verified }: Person): string =>
  [isSupport ? "Support address" : isAdmin && "Administrator", !verified && "Not confirmed"]
    .filter(Boolean)
    .join(" · ");

/** Tells rounds apart that one owner started on one day. */
export const idEnd = (id: string): string => `id ending in ${id.slice(-4)}`;

export const roundsText = (rounds: number): string => (rounds === 1 ? "1 round" : `${String(rounds)} rounds`);
