import type { Reader } from "#db/client.ts";
import {
  adminLog,
  billings,
  clients,
  emailVerifications,
  invitations,
  knownDevices,
  ownBrands,
  actionPlans,
  programmes,
  sessions,
  shareCards,
  sharingLedger,
  snapshots,
  surveys,
  users,
} from "#db/schema/index.ts";
import { deliveryOf } from "#db/columns.ts";
import { and, asc, eq, gt, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

/** Names each column, so that someone must decide whether a new one belongs in the export. */
export async function findPersonalData(db: Reader, userId: string) {
  const account = db
    .select({
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const ownSessions = db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  const devices = db
    .select({ lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(knownDevices.lastUsedAt));
  const pending = db
    .select({
      purpose: emailVerifications.purpose,
      email: emailVerifications.email,
      expiresAt: emailVerifications.expiresAt,
    })
    .from(emailVerifications)
    .where(eq(emailVerifications.userId, userId));
  const billing = db
    .select({
      trialUsedAt: billings.trialUsedAt,
      trialEndsAt: billings.trialEndsAt,
      grantedAt: billings.grantedAt,
      grantedUntil: billings.grantedUntil,
      customerId: billings.customerId,
      customerEmail: billings.customerEmail,
      subscriptionId: billings.subscriptionId,
      subscriptionStatus: billings.subscriptionStatus,
      interval: billings.interval,
      amount: billings.amount,
      currency: billings.currency,
      seats: billings.seats,
      subscriptionTrialEndsAt: billings.subscriptionTrialEndsAt,
      currentPeriodEnd: billings.currentPeriodEnd,
      subscriptionEndsAt: billings.subscriptionEndsAt,
      subscribedAt: billings.subscribedAt,
      updatedAt: billings.updatedAt,
    })
    .from(billings)
    .where(eq(billings.userId, userId));
  const brand = db
    .select({ logo: ownBrands.logo, colour: ownBrands.colour, updatedAt: ownBrands.updatedAt })
    .from(ownBrands)
    .where(eq(ownBrands.userId, userId));
  const found = await db.batch([account, ownSessions, devices, pending, billing, brand]);
  return {
    account: found[0][0],
    sessions: found[1],
    devices: found[2],
    pending: found[3],
    billing: found[4][0] ?? null,
    brand: found[5][0] ?? null,
  };
}

export async function findSurveyData(db: Reader, surveyIds: readonly string[]) {
  // A JSON list keeps the statement the same for any number of rounds.
  const own = sql`(select value from json_each(${JSON.stringify(surveyIds)}))`;
  const later = alias(snapshots, "later");
  const isNewest = notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(and(eq(later.surveyId, snapshots.surveyId), gt(later.number, snapshots.number))),
  );
  const results = db
    .select()
    .from(snapshots)
    .where(and(inArray(snapshots.surveyId, own), isNewest));
  const cards = db.select().from(shareCards).where(inArray(shareCards.surveyId, own));
  const planned = db
    .select({
      surveyId: actionPlans.surveyId,
      pane: actionPlans.pane,
      traitId: actionPlans.traitId,
      person: actionPlans.person,
      deed: actionPlans.deed,
      until: actionPlans.until,
      noticed: actionPlans.noticed,
      remind: actionPlans.remind,
      updatedAt: actionPlans.updatedAt,
    })
    .from(actionPlans)
    .where(inArray(actionPlans.surveyId, own))
    .orderBy(asc(actionPlans.surveyId), asc(actionPlans.pane));
  const invited = db
    .select({
      surveyId: invitations.surveyId,
      id: invitations.id,
      email: invitations.email,
      invitedAt: invitations.invitedAt,
      delivery: deliveryOf(db, invitations.id),
    })
    .from(invitations)
    .where(inArray(invitations.surveyId, own))
    .orderBy(asc(invitations.invitedAt), asc(invitations.email));
  const sharing = db
    .select({
      surveyId: clients.surveyId,
      programme: programmes.title,
      sharedSince: clients.sharedSince,
      isCounted: clients.isCounted,
      plan: clients.sharedPlan,
    })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .where(inArray(clients.surveyId, own));
  const ledger = db
    .select({
      surveyId: sharingLedger.surveyId,
      at: sharingLedger.at,
      what: sharingLedger.what,
      facilitator: sharingLedger.facilitatorName,
    })
    .from(sharingLedger)
    .where(inArray(sharingLedger.surveyId, own))
    .orderBy(asc(sharingLedger.surveyId), asc(sharingLedger.number));
  const all = await db.batch([results, cards, planned, invited, sharing, ledger]);
  return {
    results: all[0],
    cards: all[1],
    plans: all[2],
    invitations: all[3],
    sharing: all[4],
    ledger: all[5],
  };
}

/** Administrators' acts on a person and their rounds, oldest first, without the actors. */
export const listEntriesAbout = (db: Reader, userId: string) =>
  db
    .select({
      at: adminLog.at,
      act: adminLog.act,
      isByShell: sql`${adminLog.actorId} IS NULL`.mapWith(Boolean),
      targetId: adminLog.targetId,
      until: adminLog.until,
    })
    .from(adminLog)
    .where(
      sql`${adminLog.targetId} IN (SELECT ${userId} UNION ALL SELECT ${surveys.id} FROM ${surveys} WHERE ${surveys.userId} = ${userId})`,
    )
    .orderBy(asc(adminLog.number));
