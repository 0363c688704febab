import { changePassword } from "#src/server/domain/account/password.ts";
import { mails } from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { requestPasswordReset, resetPassword } from "#src/server/domain/account/password.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo, tokenFor } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

const email = "ada@example.org";
const password = "Four-calm-panes-1";
const dead = { kind: "bad_request", message: accountTexts.resetLinkDead };

let networks = 0;
const origin = () => ({ network: `198.51.100.${String((networks += 1))}` });

const request = (deps: Deps, address = email) => requestPasswordReset(deps, origin(), { email: address });
const reset = (deps: Deps, token: string, changes: { password?: string } = {}) =>
  resetPassword(deps, origin(), { token, password, ...changes });

async function withLink() {
  const deps = await makeDeps();
  const user = await makeUser(deps, { email });
  await request(deps);
  return { deps, user, token: await tokenFor(deps, email) };
}

describe("a new password", () => {
  it("is set by the emailed link, which signs in, ends every session and notifies by email", async () => {
    const { deps, user, token } = await withLink();
    const session = await deps.sessions.start(user.userId);
    expect(await reset(deps, token)).toEqual({ success: true, message: accountTexts.resetDone });
    expect(await deps.sessions.findActor(session)).toBeNull();
    expect((await logIn(deps, origin(), { email, password })).user.id).toBe(user.userId);
    expect((await mailsTo(deps, email)).at(-1)?.subject).toMatch(/password was changed/);
  });

  it("works after someone else's guesses had locked the account", async () => {
    const { deps, token } = await withLink();
    for (let n = 0; n < 10; n += 1)
      await expect(logIn(deps, origin(), { email, password: "wrong" })).rejects.toThrow();
    await expect(logIn(deps, origin(), { email, password })).rejects.toMatchObject({
      kind: "too_many_requests",
    });
    await reset(deps, token);
    expect((await logIn(deps, origin(), { email, password })).user.email).toBe(email);
  });

  it("makes earlier links useless, whichever way it is set", async () => {
    const { deps, user, token } = await withLink();
    await reset(deps, token);
    await request(deps);
    const unused = await tokenFor(deps, email);
    const change = { currentPassword: password, password: "Five-calm-panes-2" };
    await changePassword(deps, user, origin(), change);
    await expect(reset(deps, unused)).rejects.toMatchObject(dead);
    expect((await logIn(deps, origin(), { email, password: change.password })).user.id).toBe(user.userId);
  });
});

describe("a link", () => {
  it("works once, even when used twice at the same time", async () => {
    const { deps, token } = await withLink();
    const results = await Promise.allSettled([reset(deps, token), reset(deps, token)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(reset(deps, token)).rejects.toMatchObject(dead);
  });

  it("is refused when altered, after an hour, and once a newer one exists", async () => {
    const { deps, token } = await withLink();
    await expect(reset(deps, `${token.slice(0, -1)}_`)).rejects.toMatchObject(dead);
    await request(deps);
    await expect(reset(deps, token)).rejects.toMatchObject(dead);
    const newer = await tokenFor(deps, email);
    deps.clock.advance(minutes(60) - 1);
    await expect(reset(deps, newer)).resolves.toMatchObject({ success: true });
    await request(deps);
    const late = await tokenFor(deps, email);
    deps.clock.advance(minutes(60));
    await expect(reset(deps, late)).rejects.toMatchObject(dead);
  });
});

describe("asking for a link", () => {
  it("gets the same answer for an address without an account, which gets no email", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    expect(await request(deps, "nobody@example.org")).toEqual(await request(deps));
    expect(await mailsTo(deps, "nobody@example.org")).toEqual([]);
    const stored = await deps.db.read.select().from(mails);
    expect(stored.map(({ recipient, state }) => [recipient, state])).toEqual(
      expect.arrayContaining([
        [email, "local"],
        ["", "sent"],
      ]),
    );
    expect(JSON.stringify(stored)).not.toContain("nobody@example.org");
    await sweepExpired(deps.db, deps.clock.now());
    expect((await deps.db.read.select().from(mails)).map(({ recipient }) => recipient)).toEqual([email]);
  });
});
