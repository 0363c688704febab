import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { isKnownDevice, rememberDevice } from "#src/server/auth/session/known-devices.ts";
import { addToEach } from "#src/server/auth/limits/counters.ts";
import { listUsedUp } from "#src/server/auth/limits/limits.ts";
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

/** What a person signs in with, if it tells someone from outside; a script of ours comes with nothing. */
function deviceOf(tx: Transaction, now: Date, email: string, origin: Origin) {
  const { network, device, deviceToken = null } = origin;
  if (device === undefined) return null;
  if (deviceToken !== null)
    return {
      isNew: async () => !(await isKnownDevice(tx, now, email, deviceToken)),
      remember: (person: Person) => rememberDevice(tx, now, person, deviceToken),
    };
  const notices = [noticesOfProgram(email, network, device)];
  return {
    isNew: async () => (await listUsedUp(tx, now, notices)).size === 0,
    remember: () => addToEach(tx, now, notices),
  };
}

/**
 * Asks for what the start of a session goes by, in the transaction of what else a sign-in does, and before it's known who has the address.
 *
 * @returns starts one for them, and gives its token
 */
export async function askToStartSession(
  tx: Transaction,
  deps: Deps,
  origin: Origin,
  email: string,
  { quiet = false }: SignInKind = {},
): Promise<(person: Person) => Promise<string>> {
  const { device = "" } = origin;
  const now = deps.clock.now();
  const used = deviceOf(tx, now, email, origin);
  const notices = [noticesOfPerson(email)];
  const [isNew, usedUp] =
    used === null || quiet
      ? [false, new Set()]
      : await Promise.all([used.isNew(), listUsedUp(tx, now, notices)]);
  return async (person) => {
    const { userId, firstName } = person;
    if (isNew) await addToEach(tx, now, notices);
    const content = newSignInMail(deps.env, firstName, { device, time: now });
    if (isNew && usedUp.size === 0) await queueMail(tx, deps, { kind: "new sign-in", to: email, content });
    await used?.remember(person);
    return deps.sessions.startIn(tx, userId, { device: origin.device });
  };
}

/** The same at once. Returns the session's token. */
export async function startSessionIn(
  tx: Transaction,
  deps: Deps,
  origin: Origin,
  person: Person,
  kind?: SignInKind,
): Promise<string> {
  const start = await askToStartSession(tx, deps, origin, person.email, kind);
  return start(person);
}
