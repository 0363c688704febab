import type { Deps } from "#src/server/deps.ts";
import { changePassword, requestPasswordReset, resetPassword } from "#src/server/domain/account/password.ts";
import { registerByLink, verifyCodeAndRegister } from "#src/server/domain/account/registration.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor, tokenFor } from "#tests/setup/local-mailbox.ts";
import { expect, it } from "vitest";

const origin = { network: "192.0.2.1" };
const email = "ada@example.org";
const names = { firstName: "Ada", lastName: "Lovelace" };

/** Every way of setting a password: preparation and call. */
type Way = (deps: Deps) => Promise<(password: string) => Promise<unknown>>;
const ways: Readonly<Record<string, Way>> = {
  "sign-up by code": async (deps) => {
    await sendVerificationCode(deps, origin, { email });
    const code = await codeFor(deps, email);
    return (password) => verifyCodeAndRegister(deps, origin, { email, code, ...names, password });
  },
  "sign-up by link": async (deps) => (password) =>
    registerByLink(deps, origin, { email, name: "Ada Lovelace", password }),
  "the account page": async (deps) => {
    const actor = await makeUserWithPassword(deps, { email, ...names });
    return (password) => changePassword(deps, actor, origin, { currentPassword: knownPassword, password });
  },
  "a reset link": async (deps) => {
    await makeUser(deps, { email, ...names });
    await requestPasswordReset(deps, origin, { email });
    const token = await tokenFor(deps, email);
    return (password) => resetPassword(deps, origin, { token, password });
  },
};

it.each(Object.entries(ways))("%s accepts any password that isn't easy to guess", async (_, ready) => {
  const set = await ready(await makeDeps());
  const refusal = (message: string) => ({ kind: "bad_request", issues: [{ path: "password", message }] });
  await expect(set("Password1")).rejects.toMatchObject(refusal(accountTexts.passwordCommon));
  await expect(set("Lovelace-1815")).rejects.toMatchObject(refusal(accountTexts.passwordGuessable));
  // A refused password doesn't use up a code or link.
  await set("three slow herons");
});
