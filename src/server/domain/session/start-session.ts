import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { rememberDevice } from "#src/server/auth/session/known-devices.ts";
import { isWithinLimitIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { newSignInMail } from "#src/server/domain/mail/templates/account/new-sign-in.ts";
import { noticesOfPerson, noticesOfProgram } from "./limits.ts";

/*
 * Every way in ends here. A sign-in with a browser that the person has not used before is told to them by email, so that
 * they learn of a stolen password. A program keeps no cookie to know it by: it is told of once in a while.
 */

type Person = Pick<Actor, "userId" | "email" | "firstName">;

interface SignInKind {
  /** The person knows: they have just made the account, or changed the password, and get an email about that. */
  readonly quiet?: boolean;
}

async function isNewDevice(
  tx: Transaction,
  deps: Deps,
  { userId }: Person,
  { network, device, deviceToken = null }: Origin,
): Promise<boolean> {
  // A script of ours, not someone from outside.
  if (device === undefined) return false;
  const now = deps.clock.now();
  if (deviceToken !== null) return !(await rememberDevice(tx, now, userId, deviceToken));
  return isWithinLimitIn(tx, now, noticesOfProgram(userId, network, device));
}

/** Starts a session in the transaction of what else a sign-in does. Returns its token. */
export async function startSessionIn(
  tx: Transaction,
  deps: Deps,
  origin: Origin,
  person: Person,
  { quiet = false }: SignInKind = {},
): Promise<string> {
  const { userId, email, firstName } = person;
  const { device } = origin;
  const isNew = await isNewDevice(tx, deps, person, origin);
  const now = deps.clock.now();
  if (isNew && !quiet && (await isWithinLimitIn(tx, now, noticesOfPerson(userId)))) {
    await queueMail(tx, deps, {
      kind: "new sign-in",
      to: email,
      content: newSignInMail(deps.env, firstName, { device: device ?? "", time: now }),
    });
  }
  return deps.sessions.startIn(tx, userId, { device });
}
