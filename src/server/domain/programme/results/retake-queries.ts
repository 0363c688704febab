import type { Queryable } from "#db/client.ts";
import { clients, programmes, snapshots } from "#db/schema/index.ts";
import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import { among } from "#src/server/domain/programme/lists/stage-queries.ts";

/** Clients with exactly this address who share their result, in all programmes of a facilitator and some of others. */
export const listSharingAs = (
  db: Queryable,
  {
    facilitatorId,
    sharedIds,
    mailbox,
    email,
  }: { facilitatorId: string; sharedIds: readonly string[]; mailbox: string; email: string },
) =>
  db
    .select({ clientId: clients.id })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(snapshots, and(eq(snapshots.surveyId, clients.surveyId), eq(snapshots.number, 1)))
    .where(
      and(
        eq(clients.mailbox, mailbox),
        eq(clients.email, email),
        eq(clients.state, "accepted"),
        isNotNull(clients.sharedSince),
        or(eq(programmes.facilitatorId, facilitatorId), inArray(programmes.id, among(sharedIds))),
      ),
    );
