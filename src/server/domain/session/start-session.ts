import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { isKnownDevice, rememberDevice } from "#src/server/auth/session/known-devices.ts";
import { countEach, readRemaining } from "#src/server/auth/limits/counters.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { newSignInMail } from "#src/server/domain/mail/templates/account/password.ts";
import { signInNotices, programNotices } from "./limits.ts";

/*
 * Every sign-in ends here. One with an unknown browser is announced by email, so that the owner learns of a
 * stolen password. Programs have no cookie to be known by, so each is announced once in a while.
 */

type Person = Pick<Actor, "userId" | "email" | "firstName">;

interface SignInKind {
  /** No email about the sign-in: the person has just made the account or changed the password. */
  readonly quiet?: boolean;
}

/** Whether to announce this device. Calls without one, such as our scripts, are never announced. */
async function isNewDevice(tx: Transaction, now: Date, email: string, origin: Origin): Promise<boolean> {
  const { network, device, deviceToken = null } = origin;
  if (device === undefined) return false;
  if (deviceToken !== null) return !(await isKnownDevice(tx, now, email, deviceToken));
  const notices = programNotices(email, network, device);
  return (await readRemaining(tx, now, [notices]))(notices) > 0;
}

async function noteDevice(tx: Transaction, now: Date, person: Person, origin: Origin): Promise<void> {
  const { network, device, deviceToken = null } = origin;
  if (device === undefined) return;
  if (deviceToken !== null) await rememberDevice(tx, now, person, deviceToken);
  else await countEach(tx, now, [programNotices(person.email, network, device)]);
}

/** Starts a session and announces an unknown device. Returns the session's token. */
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
    const notices = signInNotices(email);
    const [counted] = await countEach(tx, now, [notices]);
    const content = newSignInMail(firstName, device, now);
    if (counted === undefined || counted.count <= notices.most)
      await queueMail(tx, deps, { kind: "new sign-in", to: email, content });
  }
  await noteDevice(tx, now, person, origin);
  return deps.sessions.startIn(tx, person.userId, { device: origin.device });
}
