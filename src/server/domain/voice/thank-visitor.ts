import type { Origin } from "#src/server/actor.ts";
import { countCallIn, enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { demoThanksMail, demoVisitorMail } from "#src/server/domain/mail/templates/demo.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import type { DemoVisitor } from "#src/shared/voice/voice.input.ts";
import { demoRoles } from "#src/shared/voice/demo-roles.ts";
import { voiceErrors } from "./errors.ts";
import { demoMailsOf, demoMailsOfSite, demoMailsTo } from "./limits.ts";

/**
 * Thanks someone for trying the demo, and tells the operator. The address may be a stranger's, so the texts
 * are fixed, few emails are sent, and the answer doesn't tell whether one was.
 *
 * @throws {DomainError} too_many_requests by network; unavailable without a coach or if it is busy
 */
export async function thankVisitor(deps: Deps, origin: Origin, visitor: DemoVisitor): Promise<Done> {
  const { firstName, lastName = "", email, role } = visitor;
  const { env, clock, voice } = deps;
  if (voice === null) throw voiceErrors.off();
  const thanks = demoThanksMail(firstName);
  const name = `${firstName} ${lastName}`.trim();
  const news = demoVisitorMail({ name, email, role: demoRoles[role] });
  await deps.db.write(async (tx) => {
    const now = clock.now();
    const [ofMailbox, ofSite] = [demoMailsTo(email), demoMailsOfSite(env)];
    if (!(await countCallIn(tx, now, ofSite))) throw voiceErrors.busy();
    await enforceLimitsIn(tx, now, demoMailsOf(origin));
    const isEnough = !(await countCallIn(tx, now, ofMailbox));
    const to = (address: string) => (isEnough ? null : address);
    await queueMail(tx, deps, { kind: "demo thanks", to: to(email), content: thanks });
    const toSupport = { to: to(env.SUPPORT_EMAIL), sender: { name, address: email } };
    await queueMail(tx, deps, { kind: "demo visitor", ...toSupport, content: news });
  });
  return { success: true, message: "Thanks for trying the demo." };
}
