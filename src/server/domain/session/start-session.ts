import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { isKnownDevice, rememberDevice } from "#src/server/auth/session/known-devices.ts";
import { countEach, readRemaining } from "#src/server/auth/limits/counters.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { newSignInMail } from "#src/server/domain/mail/templates/account/password.ts";
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

/** Whether the person hasn't been told of what they sign in with. What tells nobody from outside is never new: a script of ours comes with nothing. */
async function isNewDevice(tx: Transaction, now: Date, email: string, origin: Origin): Promise<boolean> {
  const { network, device, deviceToken = null } = origin;
  if (device === undefined) return false;
  if (deviceToken !== null) return !(await isKnownDevice(tx, now, email, deviceToken));
  const notices = noticesOfProgram(email, network, device);
  return (await readRemaining(tx, now, [notices]))(notices) > 0;
}

async function remember(tx: Transaction, now: Date, person: Person, origin: Origin): Promise<void> {
  const { network, device, deviceToken = null } = origin;
  if (device === undefined) return;
  if (deviceToken !== null) await rememberDevice(tx, now, person, deviceToken);
  else await countEach(tx, now, [noticesOfProgram(person.email, network, device)]);
}

/** Starts a session in the transaction of what else a sign-in does. Returns its token. */
export async function startSessionIn(
  tx: Transaction,
  deps: TransactionDeps,
  origin: Origin,
  person: Person,
  { quiet = false }: SignInKind = {},
): Promise<string> {
  const { device = "" } = origin;
  const { email, firstName } = person;
  const now = deps.clock.now();
  if (!quiet && (await isNewDevice(tx, now, email, origin))) {
    const notices = noticesOfPerson(email);
    const [noticed] = await countEach(tx, now, [notices]);
    const content = newSignInMail(deps.env, firstName, { device, time: now });
    if (noticed === undefined || noticed.count <= notices.most)
      await queueMail(tx, deps, { kind: "new sign-in", to: email, content });
  }
  await remember(tx, now, person, origin);
  return deps.sessions.startIn(tx, person.userId, { device: origin.device });
}
