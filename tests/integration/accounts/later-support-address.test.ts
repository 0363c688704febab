import { confirmEmailChange, requestEmailChange } from "#src/server/domain/account/email.ts";
import { mailVerificationLink } from "#src/server/domain/account/verification/mail-verification-link.ts";
import { verifyEmail } from "#src/server/domain/account/verification/verify-email.ts";
import type { Deps } from "#src/server/deps.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect, it } from "vitest";

/* Someone asks for an address before it becomes the support's, and whoever reads the mailbox then opens the link. */

const origin = { network: "198.51.100.7" };
const support = "help@host.example";

/** The same server, started again with another setting. */
const later = (deps: Deps): Deps => ({ ...deps, env: { ...deps.env, SUPPORT_EMAIL: support } });

async function mailedToken(deps: Deps): Promise<string> {
  const newest = (await mailsTo(deps, support)).at(-1);
  const token = /\/(?:confirm-email|verify-email)\/([\w-]+)/.exec(newest?.text ?? "")?.[1];
  if (token === undefined) throw new Error("There is no email with a link.");
  return token;
}

it("isn’t taken by a link that confirms an account", async () => {
  const deps = await makeDeps();
  const account = await makeUser(deps, { email: support, emailVerifiedAt: null });
  await deps.db.write((tx) => mailVerificationLink(tx, deps, account));
  const follow = async (as: Deps) =>
    verifyEmail(as, { origin, actor: null, registrationKey: null }, { token: await mailedToken(deps) });
  await expect(follow(later(deps))).rejects.toMatchObject({ kind: "bad_request" });
  await deps.db.write((tx) => mailVerificationLink(tx, deps, account));
  await expect(follow(deps)).resolves.toMatchObject({ success: true });
});

it("isn’t taken by a link that changes an address", async () => {
  const deps = await makeDeps();
  const actor = await makeUserWithPassword(deps);
  const ask = () => requestEmailChange(deps, actor, origin, { email: support, password });
  const follow = async (as: Deps) => confirmEmailChange(as, origin, { token: await mailedToken(deps) }, null);
  await ask();
  await expect(follow(later(deps))).rejects.toMatchObject({ kind: "bad_request" });
  await ask();
  await expect(follow(deps)).resolves.toMatchObject({ success: true });
});
