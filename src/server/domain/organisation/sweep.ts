import type { Database } from "#db/client.ts";
import { invitationLinks, organisationInvites } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { after, days } from "#src/server/clock.ts";
import { retention } from "#src/shared/retention.ts";
import { inArray, lte } from "drizzle-orm";

/** Deletes invitations some time after they expire; until then their links say what became of them. */
export async function sweepOrgInvites(db: Database, now: Date): Promise<void> {
  const isOver = lte(organisationInvites.expiresAt, after(now, -days(retention.expiredOrgInviteDays)));
  const over = db.read.select({ id: organisationInvites.id }).from(organisationInvites).where(isOver);
  await sweepTable(db, invitationLinks, inArray(invitationLinks.invitationId, over));
  await sweepTable(db, organisationInvites, isOver);
}
