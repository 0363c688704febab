import { users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { confirmEmailChange, requestEmailChange } from "#src/server/domain/account/email.ts";
import { registerByLink } from "#src/server/domain/account/register-by-link.ts";
import { verifyEmail } from "#src/server/domain/account/verification/verify-email.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { linkTokenFor } from "#tests/setup/verification-link.ts";
import { describe, expect, it } from "vitest";

const next = "ada@example.net";

let networks = 0;
const origin = () => ({ network: `198.51.100.${String((networks += 1))}` });

const request = (deps: Deps, actor: Actor) =>
  requestEmailChange(deps, actor, origin(), { email: next, password });
const confirm = (deps: Deps, token: string, from = origin()) =>
  confirmEmailChange(deps, from, { token }, null);
const stranger = (deps: Deps) =>
  registerByLink(deps, origin(), { email: next, password: "four calm panes", name: "Eve" });

/** The token in the newest email to the address. */
async function mailedToken(deps: Deps): Promise<string> {
  const newest = (await mailsTo(deps, next)).at(-1);
  const token = /\/account\/confirm-email\/([\w-]+)/.exec(newest?.text ?? "")?.[1];
  if (token === undefined) throw new Error("There is no mail with a link.");
  return token;
}

async function world() {
  const deps = await makeDeps();
  return { deps, actor: await makeUserWithPassword(deps) };
}

describe("an address that a stranger registered and never confirmed", () => {
  it("goes to the person who reads its email, and the stranger's account is deleted", async () => {
    const { deps, actor } = await world();
    await stranger(deps);
    await request(deps, actor);
    const token = await mailedToken(deps);
    await stranger(deps);
    const theirs = await linkTokenFor(deps, next);
    expect(await confirm(deps, token)).toMatchObject({ success: true });
    expect((await logIn(deps, origin(), { email: next, password })).user.id).toBe(actor.userId);
    expect(await deps.db.read.$count(users)).toBe(1);
    const browser = { origin: origin(), actor: null, registrationKey: null };
    await expect(verifyEmail(deps, browser, { token: theirs })).rejects.toMatchObject({
      kind: "bad_request",
    });
  });
});

it("the person can sign in with the new address after someone else's guesses had locked it", async () => {
  const { deps, actor } = await world();
  await request(deps, actor);
  const token = await mailedToken(deps);
  for (let n = 0; n < 10; n += 1)
    await expect(logIn(deps, origin(), { email: next, password: "wrong" })).rejects.toThrow();
  await confirm(deps, token);
  expect((await logIn(deps, origin(), { email: next, password })).user.email).toBe(next);
});
