import { makeApi, signIn } from "#tests/setup/api.ts";
import { useUp } from "#tests/setup/use-up.ts";
import { tokenLimits } from "#src/server/domain/account/limits.ts";
import { emailChangeTexts } from "#src/shared/account/account-settings-texts.ts";
import { users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { confirmEmailChange, requestEmailChange } from "#src/server/domain/account/email.ts";
import { registerByLink } from "#src/server/domain/account/registration.ts";
import { verifyEmail } from "#src/server/domain/account/verification/verify-email.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { tokenFor } from "#tests/setup/local-mailbox.ts";
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

async function world() {
  const deps = await makeDeps();
  return { deps, actor: await makeUserWithPassword(deps) };
}

describe("an address that a stranger registered and never confirmed", () => {
  it("goes to the person who reads its email, and the stranger's account is deleted", async () => {
    const { deps, actor } = await world();
    await stranger(deps);
    await request(deps, actor);
    const token = await tokenFor(deps, next);
    await stranger(deps);
    const theirs = await tokenFor(deps, next);
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
  const token = await tokenFor(deps, next);
  for (let n = 0; n < 10; n += 1)
    await expect(logIn(deps, origin(), { email: next, password: "wrong" })).rejects.toThrow();
  await confirm(deps, token);
  expect((await logIn(deps, origin(), { email: next, password })).user.email).toBe(next);
});

it("links can't be tried endlessly from one network", async () => {
  const { deps, actor } = await world();
  await request(deps, actor);
  const token = await tokenFor(deps, next);
  const flood = origin();
  await expect(confirm(deps, "x", flood)).rejects.toMatchObject({ message: emailChangeTexts.linkDead });
  await useUp(deps, tokenLimits(flood).slice(0, 1));
  await expect(confirm(deps, token, flood)).rejects.toMatchObject({ kind: "too_many_requests" });
  await expect(confirm(deps, token)).resolves.toMatchObject({ success: true });
});

it("the request's session confirms over HTTP, and no other", async () => {
  const { deps, actor } = await world();
  await request(deps, actor);
  const json = { token: await tokenFor(deps, next) };
  const api = makeApi(deps);
  const [here, other] = [await signIn(deps, actor), await signIn(deps, actor)];
  const headers = { cookie: `auth_token=${here}`, "sec-fetch-site": "same-origin" };
  expect((await api("/api/confirm-email-change", { method: "POST", json, headers })).status).toBe(200);
  expect((await api("/api/me", { token: here })).status).toBe(200);
  expect((await api("/api/me", { token: other })).status).toBe(401);
});
