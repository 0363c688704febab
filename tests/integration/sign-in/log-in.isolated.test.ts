import { DomainError } from "#src/server/errors.ts";
import { users } from "#db/schema/index.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { logOut } from "#src/server/domain/session/sessions.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { verify } from "@node-rs/argon2";
import { describe, expect, it, vi } from "vitest";

vi.mock("@node-rs/argon2", { spy: true });

const email = "ada@example.org";
const password = "four calm panes";

async function withUser() {
  const deps = await makeDeps();
  const user = await makeUser(deps, { email });
  const passwordHash = await hashPassword(password);
  await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, user.userId)));
  return { deps, user };
}

let networks = 0;
/** Signs in, each time from another network by default. */
const attempt = (deps: Deps, changes: { email?: string; password?: string; network?: string } = {}) => {
  networks += 1;
  const { network = `198.51.100.${String(networks)}`, ...credentials } = changes;
  return logIn(deps, { network }, { email, password, ...credentials });
};
const refused = { kind: "unauthenticated", message: accountTexts.badCredentials };

describe("signing in", () => {
  it("returns a token that works until sign-out", async () => {
    const { deps, user } = await withUser();
    const { token, user: shown } = await attempt(deps);
    expect(shown).toMatchObject({ id: user.userId, email });
    expect(await deps.sessions.findActor(token)).toEqual(user);
    await logOut(deps, token);
    expect(await deps.sessions.findActor(token)).toBeNull();
    await logOut(deps, token);
    await logOut(deps, null);
  });

  it("takes the same work for an unknown address as for a wrong password", async () => {
    const { deps, user } = await withUser();
    const { passwordHash } =
      (await deps.db.read.select().from(users).where(eq(users.id, user.userId)).get()) ?? {};
    const hashFor = async (email: string) => {
      vi.mocked(verify).mockClear();
      await expect(attempt(deps, { email, password: "wrong" })).rejects.toMatchObject(refused);
      const [call, ...more] = vi.mocked(verify).mock.calls;
      expect(more).toEqual([]);
      return String(call?.[0]);
    };
    expect(await hashFor(email)).toBe(passwordHash);
    // The work depends on the hash's parameters only.
    const costOf = (hash: string | undefined) => hash?.split("$").slice(0, 4);
    expect(costOf(await hashFor("eve@example.org"))).toEqual(costOf(passwordHash));
  });
});

describe("attempts to sign in", () => {
  it("are limited to ten for an account in a quarter of an hour, from any network", async () => {
    const { deps } = await withUser();
    for (let n = 0; n < 10; n += 1) {
      await expect(attempt(deps, { password: "wrong" })).rejects.toMatchObject(refused);
    }
    const late = { kind: "too_many_requests", retryAfterSeconds: 900 };
    await expect(attempt(deps)).rejects.toMatchObject(late);
    deps.clock.advance(minutes(15) - 1);
    await expect(attempt(deps)).rejects.toMatchObject({ ...late, retryAfterSeconds: 1 });
    deps.clock.advance(1);
    expect((await attempt(deps)).user.email).toBe(email);
  });

  it("are reset by a success", async () => {
    const { deps } = await withUser();
    for (let n = 0; n < 9; n += 1) {
      await expect(attempt(deps, { password: "wrong" })).rejects.toMatchObject(refused);
    }
    await attempt(deps);
    for (let n = 0; n < 10; n += 1) {
      await expect(attempt(deps, { password: "wrong" })).rejects.toMatchObject(refused);
    }
  });

  it("are limited to sixty for a network, without affecting others", async () => {
    const { deps } = await withUser();
    const network = "203.0.113.9";
    const guesses = Array.from({ length: 61 }, (_, n) =>
      attempt(deps, { network, email: `guess-${String(n)}@example.org` }).catch((error: unknown) => error),
    );
    const kinds = (await Promise.all(guesses)).map((error) =>
      error instanceof DomainError ? error.kind : null,
    );
    expect(kinds.filter((kind) => kind === "too_many_requests")).toHaveLength(1);
    await expect(attempt(deps, { network })).rejects.toMatchObject({ kind: "too_many_requests" });
    expect((await attempt(deps)).user.email).toBe(email);
  });

  it("don't count for the network when they succeed: seventy people in one room sign in", async () => {
    const { deps } = await withUser();
    const network = "203.0.113.9";
    for (let n = 0; n < 70; n += 1) expect((await attempt(deps, { network })).user.email).toBe(email);
  });
});
