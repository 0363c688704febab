import type { Queryable } from "#db/client.ts";
import { clients, programmes, snapshots } from "#db/schema/index.ts";
import { and, eq, isNotNull } from "drizzle-orm";

/** Clients with exactly this address in all programmes of a facilitator, who share their result. */
export const listSharingAs = (
  db: Queryable,
  { facilitatorId, mailbox, email }: { facilitatorId: string; mailbox: string; email: string },
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
        eq(programmes.facilitatorId, facilitatorId),
      ),
    );
