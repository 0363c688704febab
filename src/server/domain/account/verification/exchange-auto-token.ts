import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import { isRegistrationKey } from "#src/server/auth/emailed-secrets.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import { sha256 } from "#src/server/ids.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { tokenLimits } from "#src/server/domain/account/limits.ts";
import { presentUser } from "#src/server/domain/account/present-user.ts";
import type { Account } from "#src/server/domain/account/queries.ts";
import { deleteSignInCode, findSignInCode } from "./verification-queries.ts";
import type { Browser } from "./verify-email.ts";

interface Entered {
  readonly account: Account;
  /** The token of the session. */
  readonly token: string;
}

/** Uses the code up, unless it came in a browser that it is not for; an expired one is erased. */
async function enter(
  tx: Transaction,
  deps: TransactionDeps,
  { actor, origin, registrationKey }: Browser,
  tokenHash: string,
): Promise<Entered | "dead" | "other account"> {
  const row = await findSignInCode(tx, tokenHash);
  if (row === null) return "dead";
  const { account } = row;
  if (!account.emailVerifiedAt || !isRegistrationKey(registrationKey, account.passwordHash)) return "dead";
  if (actor !== null && actor.userId !== account.userId) return "other account";
  await deleteSignInCode(tx, tokenHash);
  if (row.expiresAt <= deps.clock.now()) return "dead";
  // It is the browser that registered: nothing new to them.
  return { account, token: await startSessionIn(tx, deps, origin, account, { quiet: true }) };
}

/**
 * Gives a session for a one-time code, in the browser that registered and in no other: a code in an address could lead
 * anyone into a stranger's account. Nobody who is signed in is switched to another account.
 *
 * @throws {DomainError} `bad_request` for a dead code; `conflict` where someone else is signed in; `too_many_requests`.
 */
export async function exchangeAutoToken(
  deps: Deps,
  browser: Browser,
  { autoToken }: { readonly autoToken: string },
): Promise<SignedIn> {
  await takeFromLimits(deps, tokenLimits(browser.origin));
  const entered = await deps.db.write((tx) => enter(tx, deps, browser, sha256(autoToken)));
  if (entered === "dead") throw accountErrors.autoTokenDead();
  if (entered === "other account") throw accountErrors.signedInAsOther();
  return { token: entered.token, user: presentUser(deps, entered.account) };
}
