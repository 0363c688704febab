import { users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";

/** The hash of an unknown password, at the lowest cost. */
const passwordHash =
  "$argon2id$v=19$m=8,t=1,p=1$UXrdMgZRCwIarv4/08qAng$yNi0VkYgpYVwv8Gqb+TpdW7qoARFVsM/Lf5hFGL6CTQ";

let made = 0;

/** A person with a verified account. The password hash fits no password: sign in with a session row. */
export async function makeUser(deps: Deps, overrides: Partial<Actor> = {}): Promise<Actor> {
  made += 1;
  // The random part comes first: at the end it once equalled another person's address ("…cy@example.org").
  const email =
    overrides.email ?? `person-${deps.ids.id().slice(0, 6).toLowerCase()}-${String(made)}@example.org`;
  const now = deps.clock.now();
  const names = { firstName: "Alma", lastName: `Sample ${String(made)}`, displayName: null, ...overrides };
  const actor: Actor = {
    userId: deps.ids.id(),
    mailbox: email,
    name: names.displayName ?? `${names.firstName} ${names.lastName}`.trim(),
    username: null,
    role: "user",
    isAdmin: false,
    emailVerifiedAt: now,
    onboardingStatus: "completed",
    intendedAccountType: "individual",
    returnTo: null,
    ...overrides,
    ...names,
    email,
  };
  const { userId, ...fields } = actor;
  await deps.db.write((tx) =>
    tx.insert(users).values({
      ...fields,
      id: userId,
      passwordHash,
      createdAt: now,
      updatedAt: now,
    }),
  );
  return actor;
}
