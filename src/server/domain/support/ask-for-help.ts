import type { Actor } from "#src/server/actor.ts";
import { type Limit, enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlanIn } from "#src/server/domain/billing/plan.ts";
import { queueMail, senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import { supportRequestMail } from "#src/server/domain/mail/templates/support.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import type { SupportRequest } from "#src/shared/support/support.input.ts";
import { supportTexts } from "#src/shared/support/support-texts.ts";

/** Each request emails the site's operator. */
const supportRequests = ({ userId }: Actor): readonly Limit[] => [
  { name: "support requests", subject: `person ${userId}`, most: 10, windowMs: days(1) },
];

/**
 * Emails a question to the site's operator. Priority support marks the email and promises a time to answer.
 *
 * @throws {DomainError} too_many_requests
 */
export async function askForHelp(deps: Deps, actor: Actor, { message }: SupportRequest): Promise<Done> {
  const isFirst = await deps.db.write(async (tx) => {
    const { features } = await getPlanIn(tx, deps, actor);
    await enforceLimitsIn(tx, deps.clock.now(), supportRequests(actor));
    const request = { name: actor.name, email: actor.email, message, isFirst: features.prioritySupport };
    const content = supportRequestMail(request);
    const to = deps.env.SUPPORT_EMAIL;
    await queueMail(tx, deps, { kind: "support request", to, sender: senderOf(actor), content });
    return features.prioritySupport;
  });
  return { success: true, message: isFirst ? supportTexts.sentFirst : supportTexts.sent };
}
