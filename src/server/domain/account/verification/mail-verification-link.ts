import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { verificationLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { after } from "#src/server/clock.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { verificationLinkMail } from "#src/server/domain/mail/templates/account/verification-link.ts";
import { sha256 } from "#src/server/ids.ts";
import { replaceVerificationOfNobody, replaceVerification } from "./verification-queries.ts";

/**
 * Emails a link that confirms the account's address; it takes the place of an earlier one. null: an email for nobody, which
 * costs as much.
 */
export async function mailVerificationLink(
  tx: Transaction,
  deps: TransactionDeps,
  account: Pick<Actor, "userId" | "email" | "firstName"> | null,
): Promise<void> {
  const { ids, env, clock } = deps;
  const token = ids.token(256);
  const tokenHash = sha256(token);
  const link = { tokenHash, expiresAt: after(clock.now(), verificationLifeMs) };
  if (account === null) await replaceVerificationOfNobody(tx, link);
  else await replaceVerification(tx, { ...link, userId: account.userId, email: account.email });
  await queueMail(tx, deps, {
    kind: "verification link",
    to: account?.email ?? null,
    content: verificationLinkMail(env, account?.firstName ?? "", token),
  });
}
