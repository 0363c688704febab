import { sessions } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, hours } from "#src/server/clock.ts";
import { makeUserWithPassword } from "#tests/factories/password.ts";
import { makeRefusedMail } from "#tests/factories/refused-mail.ts";
import { makeUser } from "#tests/factories/user.ts";
import { signIn } from "#tests/setup/api.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";

/** An administrator and the objects of their rows, each created on demand. */
export function makeAdminWorld(deps: TestDeps) {
  const made = new Map<string, Promise<Actor>>();
  const once = (name: string, make: () => Promise<Actor>) => () => {
    const person = made.get(name) ?? make();
    made.set(name, person);
    return person;
  };
  const admin = once("admin", () => makeUserWithPassword(deps, { isAdmin: true }));
  const person = once("person", () => makeUser(deps, { firstName: "Berta" }));
  const unconfirmed = once("unconfirmed", () => makeUser(deps, { emailVerifiedAt: null }));
  return {
    admin,
    names: {
      adminId: async () => (await admin()).userId,
      personId: async () => (await person()).userId,
      personEmail: async () => (await person()).email,
      /** A refused email that waits for a retry. */
      refusedMail: async () => {
        const { email } = await person();
        return makeRefusedMail(deps, email);
      },
      unconfirmedId: async () => (await unconfirmed()).userId,
    },
    /** A sign-in that is too old for critical acts. */
    signInLongAgo: async (actor: Actor): Promise<string> => {
      const token = await signIn(deps, actor);
      const createdAt = after(new Date(), -hours(1));
      const isIt = eq(sessions.id, deps.sessions.idOf(token));
      await deps.db.write((tx) => tx.update(sessions).set({ createdAt }).where(isIt));
      return token;
    },
  };
}
