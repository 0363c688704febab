import type { Queryable } from "#db/client.ts";
import { clients, programmes, snapshots } from "#db/schema/index.ts";
import { and, eq, inArray, isNotNull, or, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

const like = alias(clients, "like_client");

/** Clients with exactly the address of this one who share their result, in all programmes of a facilitator and some of others. */
export const listSharingAs = (
  db: Queryable,
  {
    facilitatorId,
    shared,
    clientId,
  }: { readonly facilitatorId: string; readonly shared: SQLWrapper; readonly clientId: string },
) =>
  db
    .select({ clientId: clients.id })
    .from(like)
    .innerJoin(clients, and(eq(clients.mailbox, like.mailbox), eq(clients.email, like.email)))
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(snapshots, and(eq(snapshots.surveyId, clients.surveyId), eq(snapshots.number, 1)))
    .where(
      and(
        eq(like.id, clientId),
        eq(clients.state, "accepted"),
        isNotNull(clients.sharedSince),
        or(eq(programmes.facilitatorId, facilitatorId), inArray(programmes.id, shared)),
      ),
    );
