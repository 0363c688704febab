import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { thanksMail } from "#src/server/domain/mail/templates/survey/thanks.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { listToThank } from "./queries.ts";

/**
 * Asks whom to thank: everyone who is still invited. Whether they have answered is never looked at, so neither the emails nor
 * the rows that they leave can tell (rules A6 and A7). Those who want no emails about the round, or have had none of it, leave the same rows and get none.
 */
export async function queueThanks(
  tx: Transaction,
  deps: Deps,
  { firstName, lastName }: Actor,
  { id, title }: OwnSurvey,
): Promise<void> {
  const invited = await listToThank(tx, id);
  const names = { ownerFirstName: firstName, ownerLastName: lastName, title };
  await queueTopicMails(
    tx,
    deps,
    invited.map(({ id, email, muted, delivery }) => ({
      kind: "thanks",
      to: email,
      topic: "invitations",
      invitationId: id,
      isBlank: muted || delivery !== "usual",
      content: (unsubscribeUrl) => thanksMail(deps.env, names, unsubscribeUrl),
    })),
  );
}
