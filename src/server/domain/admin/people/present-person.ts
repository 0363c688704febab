import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { planStateOf } from "#src/server/domain/billing/get-billing.ts";
import type { Env } from "#src/server/env.ts";
import type { Person } from "#src/shared/admin/admin.output.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { PersonRow } from "./people-queries.ts";

/** "2026-11-25", in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

function givenOf(billing: PersonRow["billing"], now: Date): Person["given"] {
  const { grantedAt = null, grantedUntil = null } = billing ?? {};
  if (grantedAt === null || (grantedUntil !== null && grantedUntil <= now)) return null;
  return { until: grantedUntil === null ? null : dayOf(grantedUntil) };
}

/** Someone as administrators see them: who they are, and nothing of what they picked or were told. */
export function presentPerson(env: Pick<Env, "SUPPORT_EMAIL">, row: PersonRow, now: Date): Person {
  const { id, email, username, billing, rounds, lastSeenAt } = row;
  return {
    id,
    name: joinName(row.firstName, row.lastName),
    email,
    username,
    verified: row.emailVerifiedAt !== null,
    isAdmin: isAdministrator(env, row),
    isSupport: isAdministrator(env, { ...row, isAdmin: false, role: "user" }),
    since: dayOf(row.createdAt),
    lastSeen: lastSeenAt === null ? null : dayOf(new Date(lastSeenAt)),
    plan: planStateOf(billing, now),
    given: givenOf(billing, now),
    rounds,
  };
}
