import type { SignedIn } from "#src/shared/account/account.output.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const email = "ada@example.org";
const profile = { firstName: "Ada", lastName: "Lovelace", password: "four calm panes" };
const post = (json: unknown) => ({ method: "POST", json });
const signedIn = z.custom<SignedIn>(
  (value) => typeof value === "object" && value !== null && "token" in value,
);

async function withAccount() {
  const deps = await makeDeps();
  const api = makeApi(deps);
  await api("/api/send-verification-code", post({ email, recaptchaToken: "x" }));
  const code = await codeFor(deps, email);
  const answer = await api(
    "/api/verify-code-and-register",
    post({ email, code, ...profile, recaptchaToken: "x" }),
  );
  return { deps, api, answer };
}

describe("signing up, out and in over HTTP", () => {
  it("returns user and token, and sets a cookie with the same token", async () => {
    const { api, answer } = await withAccount();
    expect(answer.ok).toBe(true);
    const { token, user } = signedIn.parse(await answer.json());
    expect(user).toMatchObject({ email, name: "Ada Lovelace", onboardingStatus: "not_started" });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toContain(`auth_token=${token};`);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    expect(cookie).toMatch(/Max-Age=86400/i);
    const me = await api("/api/me", { token });
    expect(me.status).toBe(200);
    expect(await me.json()).toEqual(user);
    expect((await api("/api/me", { headers: { cookie: `auth_token=${token}` } })).status).toBe(200);
  });
});
