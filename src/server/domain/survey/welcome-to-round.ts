import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { queueWelcomeWith } from "#src/server/domain/account/welcome.ts";
import { findFirstLink } from "./read.ts";

/** Welcomes someone who has finished onboarding, with their round's link. */
export async function welcomeToRound(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  const link = await findFirstLink(tx, deps, person.userId);
  await queueWelcomeWith(tx, deps, person, { hasPassword: true, link });
}
