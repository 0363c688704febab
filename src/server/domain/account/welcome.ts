import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { listConfirmed } from "./queries.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { welcomeMail } from "#src/server/domain/mail/templates/account/registration.ts";

/** An email about an account isn't sent once that is gone. */
export const accountEmails = {
  welcome: listConfirmed,
  "invitation test": listConfirmed,
} satisfies Partial<EmailRules>;

/** Welcomes a newly confirmed person. Owners of a round are welcomed when it exists: `welcomeToRound`. */
export async function queueWelcome(
  tx: Transaction,
  deps: TransactionDeps,
  person: Actor,
  { hasPassword }: { readonly hasPassword: boolean } = { hasPassword: true },
): Promise<void> {
  if (hasPassword && person.intendedAccountType !== "facilitator") return;
  await queueWelcomeWith(tx, deps, person, { hasPassword, link: null });
}

/** @param how `link`: of the person's round, if any */
export async function queueWelcomeWith(
  tx: Transaction,
  deps: TransactionDeps,
  { userId, email, firstName, intendedAccountType }: Actor,
  how: { readonly hasPassword: boolean; readonly link: string | null },
): Promise<void> {
  const content = welcomeMail({ firstName, intendedAccountType, ...how });
  const eventKey = `welcome ${userId}`;
  await queueMail(tx, deps, { kind: "welcome", eventKey, to: email, subjectId: userId, content });
}
