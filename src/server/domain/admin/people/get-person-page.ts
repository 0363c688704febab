import type { Deps } from "#src/server/deps.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { dayOf } from "#src/server/domain/admin/lists.ts";
import { presentPerson } from "#src/server/domain/admin/people/people.ts";
import { presentPlan } from "#src/server/domain/admin/plans/list-plans.ts";
import { hasLiveSubscription } from "#src/server/domain/billing/rules.ts";
import { findSeat, listHolders } from "#src/server/domain/billing/seats/seats.ts";
import { listLed } from "#src/server/domain/programme/lists.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import type { PersonPage } from "#src/shared/admin/people.output.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";
import type { MailKind } from "#src/shared/mail/email-kinds.ts";
import { type PersonRow, findRow, listNames } from "./people-queries.ts";
import * as queries from "./page-queries.ts";

type Needs = Pick<Deps, "db" | "env" | "clock" | "payments">;
type As = PersonPage["emails"]["items"][number]["as"];

/**
 * The kinds of email that a person's page lists. All others stay away: who is asked to describe someone, who
 * is reminded, and what happens in teams and rounds is nobody's business (A7).
 */
const listedKinds: Readonly<Record<As, readonly MailKind[]>> = {
  account: [
    ...(["account deleted", "admin granted", "admin revoked", "link turned off", "new sign-in"] as const),
    ...(["email change asked", "email change link", "email changed", "password changed"] as const),
    ...(["password reset", "round closed", "sign-in link", "signed out", "verification code"] as const),
    ...(["verification link", "welcome", "invitation test"] as const),
  ],
  payer: [
    "trial started",
    "plan bought",
    "plan changed",
    "plan canceled",
    "payment failed",
    "plan ended",
    "plan granted",
    "plan revoked",
    "trial ends",
    "trial over",
  ],
  client: ["client invitation", "client nudge", "client reminder", "client session"],
};
const kindsByWay = {
  own: [...listedKinds.account, ...listedKinds.payer],
  client: listedKinds.client,
};

const most = peopleLimits.atOnce;

/** The newest of one row more than is shown. */
const newestOf = <Row, Item>(rows: readonly Row[], present: (row: Row) => Item) => ({
  items: rows.slice(0, most).map(present),
  hasMore: rows.length > most,
});

function presentMail({ state, attempts, createdAt, refusal }: queries.EmailRow) {
  const waits = attempts > 0 && refusal !== null ? "retrying" : "waiting";
  return { state: state === "queued" ? waits : state, created: dayOf(createdAt), refusal } as const;
}

function presentEmail(row: queries.EmailRow) {
  const isOf = (as: As) => listedKinds[as].some((kind) => kind === row.kind);
  const as = (["client", "payer"] as const).find(isOf) ?? "account";
  return { kind: row.kind, as, ...presentMail(row) } as const;
}

function subscriptionOf(billing: NonNullable<PersonRow["billing"]>, now: Date) {
  const { interval, seats, amount, currency } = billing;
  const { renews, until } = presentPlan(billing, now);
  return { interval, seats, amount, currency, renews, until };
}

async function billingOf({ db, payments, ...deps }: Needs, row: PersonRow): Promise<PersonPage["billing"]> {
  const { id: userId, billing } = row;
  const now = deps.clock.now();
  const isLive = billing !== null && hasLiveSubscription(billing, now);
  const page = payments && billing?.customerId && payments.customerPage(billing.customerId);
  const holders = await listNames(db.read, await listHolders(db.read, deps, { ...row, userId }));
  const seat = await findSeat(db.read, deps, userId);
  const status = billing?.subscriptionStatus;
  const hasProblem = status === "suspended" || (isLive && status === "past_due");
  return {
    subscription: isLive ? subscriptionOf(billing, now) : null,
    problem: hasProblem ? status : null,
    holders: [...holders],
    seatOf: seat?.organisation ?? null,
    customerPage: page ?? null,
  };
}

/**
 * Everything on a person's page: no word, answer or result.
 *
 * @throws {DomainError} not_found
 */
export async function getPersonPage(deps: Needs, userId: string): Promise<PersonPage> {
  const db = deps.db.read;
  const row = await findRow(db, userId);
  if (row === undefined) throw adminErrors.personNotFound();
  const now = deps.clock.now();
  const programmes = await listLed(db, userId, most + 1);
  const teams = await queries.listTeams(db, userId);
  const workshops = await queries.listWorkshops(db, userId, most + 1);
  const emails = await queries.listEmails(db, row, kindsByWay, most + 1);
  const requests = await queries.listRequests(db, deps.env.SUPPORT_EMAIL, row.email, most + 1);
  return {
    ...presentPerson(deps.env, row, now),
    programmes: newestOf(programmes, ({ title, facilitatorId, clients, accepted, createdAt, closedAt }) => ({
      ...{ title, isOwn: facilitatorId === userId, clients, accepted },
      started: dayOf(createdAt),
      closed: closedAt && dayOf(closedAt),
    })),
    teams: teams.map(({ joinedAt, ...team }) => ({ ...team, joined: dayOf(joinedAt) })),
    workshops: newestOf(workshops, (workshop) => ({
      ...{ title: workshop.title, team: workshop.team, step: stepAt(workshop, now) },
      started: dayOf(workshop.createdAt),
    })),
    billing: await billingOf(deps, row),
    emails: newestOf(emails, presentEmail),
    requests: newestOf(requests, presentMail),
  };
}
