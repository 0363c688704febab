import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { listConfirmed } from "./queries.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { type Newcomer, welcomeMail } from "#src/server/domain/mail/templates/account/registration.ts";

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
  { hasPassword = true, invitation = null }: Partial<Pick<Newcomer, "hasPassword" | "invitation">> = {},
): Promise<void> {
  if (hasPassword && person.intendedAccountType !== "facilitator") return;
  await queueWelcomeWith(tx, deps, person, { hasPassword, invitation, link: null });
}

export async function queueWelcomeWith(
  tx: Transaction,
  deps: TransactionDeps,
  { userId, email, firstName, intendedAccountType }: Actor,
  how: Pick<Newcomer, "hasPassword" | "invitation" | "link">,
): Promise<void> {
  const content = welcomeMail(deps.env, { firstName, intendedAccountType, ...how });
  const eventKey = `welcome ${userId}`;
  await queueMail(tx, deps, { kind: "welcome", eventKey, to: email, subjectId: userId, content });
}
