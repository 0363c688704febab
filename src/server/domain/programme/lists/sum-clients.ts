import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { sumClients } from "./list-queries.ts";

/** What the actor's clients in all programmes come to. */
export const sumClientRounds = (db: Queryable, actor: Actor) => sumClients(db, actor.userId);
