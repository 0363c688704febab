import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { canonicalMailbox } from "#src/server/auth/limits/mailbox.ts";
import { endAllSessionsIn } from "#src/server/auth/session/sessions.ts";
import type { Deps } from "#src/server/deps.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { findAccountByEmail, insertAccount, updateAccount } from "#src/server/domain/account/queries.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { forgetVerification } from "#src/server/domain/account/verification/verification-queries.ts";

interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly intendedAccountType?: User["onboardingState"]["intendedAccountType"] | undefined;
  /** Where nothing is left to be asked of them; else onboarding comes first. */
  readonly onboardingStatus?: "completed";
  readonly passwordHash: string;
  /** null: an emailed link has to confirm the address. */
  readonly emailVerifiedAt: Date | null;
}

/** What an account is that nobody has done anything with. */
const blank = {
  username: null,
  role: "user",
  isAdmin: false,
  onboardingStatus: "not_started",
  intendedAccountType: null,
  returnTo: null,
} as const;

/**
 * Stores who registered. An account that waits for its address to be confirmed is replaced, with all that could let
 * anyone into it: nobody can hold an address that is not theirs. null when the address has a confirmed account.
 */
export async function storeAccount(tx: Transaction, deps: Deps, account: NewAccount): Promise<Actor | null> {
  const now = deps.clock.now();
  const said = withoutUndefined(account);
  const known = await findAccountByEmail(tx, account.email);
  if (known === null) {
    const userId = deps.ids.id();
    const row = { ...account, ...blank, ...said, mailbox: canonicalMailbox(account.email) };
    await insertAccount(tx, { ...row, id: userId, createdAt: now, updatedAt: now });
    return { userId, ...row };
  }
  if (known.emailVerifiedAt !== null) return null;
  await endAllSessionsIn(tx, known.userId);
  await forgetVerification(tx, known.userId);
  await updateAccount(tx, known.userId, { ...said, updatedAt: now });
  return { ...known, ...said };
}
