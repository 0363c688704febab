import type { Database, Transaction } from "#db/client.ts";
import { emailVerifications, sessions, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { changePassword } from "#src/server/domain/account/password.ts";
import { deleteAccount } from "#src/server/domain/own-data/delete-account.ts";
import { requestEmailChange } from "#src/server/domain/account/email.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const origin = { network: "198.51.100.7" };

const replacePassword = async (tx: Transaction, userId: string): Promise<void> => {
  const passwordHash = await hashPassword("Another-tulip-5");
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
};

const refused = { issues: [{ path: "password", message: accountTexts.wrongPassword }] };

describe("a password change during another call", () => {
  /** Someone whose password changes just before the `nth` write; the first counts the attempt. */
  async function withChange(change = replacePassword, nth = 2): Promise<{ deps: Deps; actor: Actor }> {
    const { db, ...deps } = await makeDeps();
    const actor = await makeUserWithPassword({ ...deps, db });
    let left = nth;
    const write: Database["write"] = async (work, options) => {
      left -= 1;
      if (left === 0) await db.write((tx) => change(tx, actor.userId));
      return db.write(work, options);
    };
    return { deps: { ...deps, db: { ...db, write } }, actor };
  }

  it("stops a change of the address", async () => {
    // The second write counts the emails.
    const { deps, actor } = await withChange(replacePassword, 3);
    const change = { email: "new@example.org", password };
    await expect(requestEmailChange(deps, actor, origin, change)).rejects.toMatchObject(refused);
    expect(await deps.db.read.select().from(emailVerifications)).toEqual([]);
  });

  it("stops a sign-in, which would outlive it", async () => {
    const { deps, actor } = await withChange();
    await expect(logIn(deps, origin, { email: actor.email, password })).rejects.toMatchObject({
      kind: "unauthenticated",
      message: accountTexts.badCredentials,
    });
    expect(await deps.db.read.select().from(sessions)).toEqual([]);
  });

  it("stops a sign-in to a deleted account", async () => {
    const { deps, actor } = await withChange(async (tx, userId) => {
      await tx.delete(users).where(eq(users.id, userId));
    });
    const browser = { ...origin, device: "Firefox", deviceToken: "t".repeat(43) };
    await expect(logIn(deps, browser, { email: actor.email, password })).rejects.toMatchObject({
      kind: "unauthenticated",
      message: accountTexts.badCredentials,
    });
  });

  it("stops another password change, which would overwrite it", async () => {
    const { deps, actor } = await withChange();
    const change = { currentPassword: password, password: "Third-tulip-6" };
    await expect(changePassword(deps, actor, origin, change)).rejects.toMatchObject({
      issues: [{ path: "currentPassword", message: accountTexts.wrongPassword }],
    });
    await expect(logIn(deps, origin, { email: actor.email, password: change.password })).rejects.toThrow();
  });

  it("stops a deletion", async () => {
    // The second write takes the job of talking to the payment provider.
    const { deps, actor } = await withChange(replacePassword, 3);
    await expect(deleteAccount(deps, actor, origin, password)).rejects.toMatchObject(refused);
    expect(await deps.db.read.select().from(users)).toHaveLength(1);
  });
});
