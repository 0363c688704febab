import { accountErrors } from "#src/server/domain/account/errors.ts";
import { requireOtherThanAddress } from "#src/server/domain/account/administrators/require-other-administrator.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { admitMail } from "#src/server/auth/limits/admission.ts";
import { emailChangeLifeMs } from "#src/server/auth/email/email-changes.ts";
import { after } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { emailChangeAskedMail } from "#src/server/domain/mail/templates/account/email-change-asked.ts";
import { emailChangeKnownMail } from "#src/server/domain/mail/templates/account/email-change-known.ts";
import { emailChangeLinkMail } from "#src/server/domain/mail/templates/account/email-change-link.ts";
import { sha256 } from "#src/server/ids.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import { emailChangeTexts } from "#src/shared/account/verification/email-change-texts.ts";
import type { EmailChange } from "#src/shared/account/verification/email-change.input.ts";
import { replaceEmailChange } from "./email-change-queries.ts";
import { emailChangeLimits, emailChanges } from "#src/server/domain/account/limits.ts";
import { findAccountByEmail } from "#src/server/domain/account/queries.ts";
import { refuseSupportAddress } from "./refuse-support-address.ts";
import { requirePassword, requireUnchanged } from "#src/server/domain/account/password/require-password.ts";

/**
 * Emails a link to the address that shall be the account's, and tells the present one. A later request takes the place of an
 * earlier one; a new password stops it. Where the new address has a confirmed account, an email there says so instead. Either way the
 * answer and the work are the same: a link is stored for a known address too, only nobody is told it.
 *
 * @throws {DomainError} `bad_request` for a wrong password, the present address and the support address; `conflict` where the present
 * address makes the only administrator; `too_many_requests`.
 */
export async function requestEmailChange(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { email, password }: EmailChange,
): Promise<Done> {
  const passwordHash = await requirePassword(deps, actor, origin, password);
  refuseSupportAddress(deps.env, email);
  if (email === actor.email) throw accountErrors.sameAddress();
  await requireOtherThanAddress(deps.db.read, deps, actor);
  // Only who knows the password uses up emails.
  const limits = emailChangeLimits(origin, email);
  await admitMail(deps, origin, { limits, demands: [emailChanges] });
  const { ids, env } = deps;
  const { userId } = actor;
  const token = ids.token(256);
  const expiresAt = after(deps.clock.now(), emailChangeLifeMs);
  await deps.db.write(async (tx) => {
    await requireUnchanged(tx, actor, passwordHash);
    const known = await findAccountByEmail(tx, email);
    await replaceEmailChange(tx, { userId, email, tokenHash: sha256(token), expiresAt });
    await queueMail(tx, deps, {
      kind: "email change link",
      to: email,
      content: known?.emailVerifiedAt
        ? emailChangeKnownMail(env, known.firstName)
        : emailChangeLinkMail(env, token),
    });
    await queueMail(tx, deps, {
      kind: "email change asked",
      to: actor.email,
      content: emailChangeAskedMail(env, actor.firstName),
    });
  });
  return { success: true, message: emailChangeTexts.requested };
}
