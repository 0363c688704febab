import type { Deps } from "#src/server/deps.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { dayOf, presentPerson } from "#src/server/domain/admin/people/people.ts";
import { hasLiveSubscription } from "#src/server/domain/billing/rules.ts";
import { findSeat, listHolders } from "#src/server/domain/billing/seats/seats.ts";
import { listLed } from "#src/server/domain/programme/lists.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { PersonPage } from "#src/shared/admin/admin.output.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";
import type { MailKind } from "#src/shared/mail/email-kinds.ts";
import { type PersonRow, findRow } from "./people-queries.ts";
import {
  type EmailRow,
  listEmails,
  listNames,
  listRequests,
  listTeams,
  listWorkshops,
} from "./page-queries.ts";

type Needs = Pick<Deps, "db" | "env" | "clock" | "payments">;
type As = PersonPage["emails"]["items"][number]["as"];

/**
 * The kinds of email that a person's page lists. All others stay away: who is asked to describe someone, who
 * is reminded, and what happens in teams and rounds is nobody's business (A7).
 */
const listedKinds = {
  "account deleted": "account",
  "admin granted": "account",
  "admin revoked": "account",
  "email change asked": "account",
  "email change link": "account",
  "email changed": "account",
  "link turned off": "account",
  "new sign-in": "account",
  "password changed": "account",
  "password reset": "account",
  "round closed": "account",
  "signed out": "account",
  "verification code": "account",
  "verification link": "account",
  welcome: "account",
  "payment failed": "payer",
  "plan ended": "payer",
  "plan granted": "payer",
  "plan revoked": "payer",
  "trial ends": "payer",
  "trial over": "payer",
  "client invitation": "client",
  "client nudge": "client",
  "client reminder": "client",
} as const satisfies Partial<Record<MailKind, As>>;

type ListedKind = keyof typeof listedKinds;

const isListed = (kind: string): kind is ListedKind => Object.hasOwn(listedKinds, kind);
const kinds = Object.keys(listedKinds).filter(isListed);
const isForClient = (kind: ListedKind): boolean => listedKinds[kind] === "client";
const kindsByWay = {
  own: kinds.filter((kind) => !isForClient(kind)),
  client: kinds.filter(isForClient),
};

const most = peopleLimits.atOnce;

/** The newest of one row more than is shown. */
const newestOf = <Row, Item>(rows: readonly Row[], present: (row: Row) => Item) => ({
  items: rows.slice(0, most).map(present),
  hasMore: rows.length > most,
});

function presentMail({ state, attempts, createdAt, refusal }: EmailRow) {
  const isRetrying = attempts > 0 && refusal !== null;
  const shown = state === "queued" ? (isRetrying ? "retrying" : "waiting") : state;
  return { state: shown, created: dayOf(createdAt), refusal } as const;
}

const presentEmail = (row: EmailRow) =>
  isListed(row.kind) ? [{ kind: row.kind, as: listedKinds[row.kind], ...presentMail(row) }] : [];

async function billingOf(
  { db, env, clock, payments }: Needs,
  row: PersonRow,
): Promise<PersonPage["billing"]> {
  const { billing } = row;
  const isLive = billing !== null && hasLiveSubscription(billing, clock.now());
  const deps = { env, clock };
  const ids = await listHolders(db.read, deps, { ...row, userId: row.id });
  const names = new Map((await listNames(db.read, ids)).map((one) => [one.id, one]));
  const seat = await findSeat(db.read, deps, row.id);
  const customerId = billing?.customerId ?? null;
  return {
    subscription: isLive
      ? {
          interval: billing.interval,
          amount: billing.amount,
          currency: billing.currency,
          seats: billing.seats,
        }
      : null,
    holders: ids.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name: joinName(name.firstName, name.lastName) }];
    }),
    seatOf: seat?.organisation ?? null,
    customerPage: payments === null || customerId === null ? null : payments.customerPage(customerId),
  };
}

/**
 * Everything on a person's page: no word, answer or result.
 *
 * @throws {DomainError} not_found
 */
export async function getPersonPage(deps: Needs, userId: string): Promise<PersonPage> {
  const { env, clock } = deps;
  const db = deps.db.read;
  const row = await findRow(db, userId);
  if (row === undefined) throw adminErrors.personNotFound();
  const now = clock.now();
  const { email, mailbox } = row;
  const addressee = { userId, email, mailbox, subscriptionId: row.billing?.subscriptionId ?? null };
  const programmes = await listLed(db, userId, most + 1);
  const teams = await listTeams(db, userId);
  const workshops = await listWorkshops(db, userId, most + 1);
  const emails = newestOf(await listEmails(db, addressee, kindsByWay, most + 1), presentEmail);
  const requests = await listRequests(db, env.SUPPORT_EMAIL, email, most + 1);
  return {
    ...presentPerson(env, row, now),
    programmes: newestOf(programmes, ({ title, facilitatorId, clients, createdAt, closedAt }) => ({
      ...{ title, isOwn: facilitatorId === userId, clients },
      started: dayOf(createdAt),
      closed: closedAt === null ? null : dayOf(closedAt),
    })),
    teams: teams.map(({ name, role, joinedAt }) => ({ name, role, joined: dayOf(joinedAt) })),
    workshops: newestOf(workshops, (workshop) => ({
      title: workshop.title,
      team: workshop.team,
      step: stepAt(workshop, now),
      started: dayOf(workshop.createdAt),
    })),
    billing: await billingOf(deps, row),
    emails: { ...emails, items: emails.items.flat() },
    requests: newestOf(requests, presentMail),
  };
}
