import { sha256 } from "#src/server/ids.ts";
import {
  resendLink,
  followLink,
  logInNewcomer,
  makeWaiting,
  newcomer,
  registerNewcomer,
  storedAccount,
} from "#tests/factories/registration.ts";
import { emailVerifications, sessions, users } from "#db/schema/index.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo, tokenFor } from "#tests/setup/local-mailbox.ts";
import { hash } from "@node-rs/argon2";
import { describe, expect, it, vi } from "vitest";

vi.mock("@node-rs/argon2", { spy: true });

const { email } = newcomer;
const dead = { kind: "bad_request", message: verificationTexts.linkDead };

describe("registering by link", () => {
  it("creates an unconfirmed account without a session and emails the link", async () => {
    const { deps, user } = await makeWaiting();
    expect(user).toMatchObject({
      email,
      name: "Ada Lovelace",
      firstName: "Ada",
      lastName: "Lovelace",
      role: "user",
      isAdmin: false,
      onboardingStatus: "not_started",
    });
    expect(await storedAccount(deps)).toMatchObject({ emailVerifiedAt: null, mailbox: email });
    expect(await deps.db.read.$count(sessions)).toBe(0);
    const [mail, ...more] = await mailsTo(deps, email);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/^Confirm my address: http:\/\/localhost:4321\/verify-email\/[\w-]{43}$/m);
    expect(mail?.html).toMatch(/href="http:\/\/localhost:4321\/verify-email\/[\w-]{43}"/);
  });

  it("counts attempts by mailbox in any spelling before hashing", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 5; n += 1) await registerNewcomer(deps, { email: `a.da+${String(n)}@gmail.com` });
    vi.mocked(hash).mockClear();
    const late = registerNewcomer(deps, { email: "ada@googlemail.com" });
    await expect(late).rejects.toMatchObject({ kind: "too_many_requests", retryAfterSeconds: 3_600 });
    expect(hash).not.toHaveBeenCalled();
  });

  it("creates one account when asked twice at once", async () => {
    const deps = await makeDeps();
    await Promise.all([registerNewcomer(deps), registerNewcomer(deps)]);
    expect(await deps.db.read.$count(users)).toBe(1);
    expect(await deps.db.read.$count(emailVerifications)).toBe(1);
  });
});

describe("a link", () => {
  it("confirms the address once, even when used twice at the same time", async () => {
    const { deps, token } = await makeWaiting();
    const results = await Promise.allSettled([followLink(deps, token), followLink(deps, token)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await storedAccount(deps))?.emailVerifiedAt).toEqual(deps.clock.now());
    await expect(followLink(deps, token)).rejects.toMatchObject(dead);
    expect((await logInNewcomer(deps)).user.email).toBe(email);
  });

  it("is refused when altered and once a newer one exists", async () => {
    const { deps, token } = await makeWaiting();
    const altered = `${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`;
    for (const wrong of [altered, token.toLowerCase(), `${token} `, sha256(token), ""])
      await expect(followLink(deps, wrong)).rejects.toMatchObject(dead);
    await resendLink(deps);
    await expect(followLink(deps, token)).rejects.toMatchObject(dead);
    expect((await storedAccount(deps))?.emailVerifiedAt).toBeNull();
    await followLink(deps, await tokenFor(deps, email));
  });
});
