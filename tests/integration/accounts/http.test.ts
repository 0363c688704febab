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

  it("restores the cookie for our own pages only when the token signs in", async () => {
    const { api, answer } = await withAccount();
    const { token } = signedIn.parse(await answer.json());
    const cookieFor = async (given: string, headers: Record<string, string>, path = "/api/me") =>
      (await api(path, { token: given, headers })).headers.get("set-cookie");
    const page = { "sec-fetch-site": "same-origin" };
    expect(await cookieFor(token, page)).toMatch(
      new RegExp(`^auth_token=${token}; Max-Age=86400;.*HttpOnly`),
    );
    expect(await cookieFor(token, page, "/api/surveys")).toContain(`auth_token=${token};`);
    expect(await cookieFor(token, { ...page, cookie: `auth_token=${token}` })).toBeNull();
    expect(await cookieFor(token, {})).toBeNull();
    expect(await cookieFor(token, { "sec-fetch-site": "cross-site" })).toBeNull();
    expect(await cookieFor("x".repeat(43), page)).toBeNull();
    await api("/api/logout", { method: "POST", token, headers: page });
    expect(await cookieFor(token, page)).toBeNull();
  });
});
