import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* Each page has one address. All routes: tests/e2e/support/route-rows.ts. */

async function world() {
  const deps = await makeDeps();
  const api = makeApi(deps);
  const ask = async (path: string, method = "GET") => {
    const { status, headers } = await api(path, { method });
    const location = headers.get("location");
    return location === null ? String(status) : `${String(status)} ${location}`;
  };
  return { deps, api, ask };
}

describe("an address with extra slashes", () => {
  it.each([
    ["/about/", "301 /about"],
    ["/about///?a=1&b=%2F", "301 /about?a=1&b=%2F"],
    ["//about", "301 /about"],
    ["//evil.example/", "301 /evil.example"],
    ["///evil.example//x/", "301 /evil.example/x"],
    ["/%2F/evil.example/", "301 /%2F/evil.example"],
    ["/shared/a%2Fb/", "301 /shared/a%2Fb"],
    ["/api/docs/", "301 /api/docs"],
    ["/api/me/", "404"],
    ["//api/me", "404"],
    ["/", "404"],
    ["//", "301 /"],
  ])("%s answers %s", async (path, answer) => {
    const { ask } = await world();
    expect(await ask(`http://localhost${path}`)).toBe(answer);
    expect(await ask(`http://localhost${path}`, "HEAD")).toBe(answer);
  });

  it("isn't redirected for a POST, which would lose its body", async () => {
    const { ask } = await world();
    expect(await ask("/shared/abc/", "POST")).toBe("404");
    expect(await ask("/home", "POST")).toBe("404");
  });
});

describe("a one-time code in an address", () => {
  it.each([
    ["/about?auto_token=a-code", "302 /about"],
    ["/about?a=1&auto_token=a-code&b=%2F&auto_token=b", "302 /about?a=1&b=%2F"],
    ["/nothing?auto%5Ftoken=a-code", "302 /nothing"],
    ["/home?auto_token=a-code", "302 /home"],
    ["/register?next=%2Fa&auto_token=a-code", "302 /register?next=%2Fa"],
    ["/verify-email/abc?auto_token=a-code", "302 /verify-email/abc"],
    ["/about/?auto_token=a-code", "301 /about?auto_token=a-code"],
    ["/assessment/invite/abc?auto_token=a-code#x", "302 /assessment/invite/abc"],
    ["/verify-email?auto_token=a-code", "404"],
    ["/verify-success?auto_token=a-code", "404"],
    ["/login?verified=true&auto_token=a-code", "404"],
    ["/auth?auto_token=a-code", "302 /login?auto_token=a-code"],
    ["/auth/verify?success=true&auto_token=a-code", "302 /verify-email?success=true&auto_token=a-code"],
  ])("%s answers %s", async (path, answer) => {
    const { deps, ask } = await world();
    expect(await ask(path)).toBe(answer);
    expect(await ask(path, "HEAD")).toBe(answer);
    expect(deps.logged.join("")).not.toContain("a-code");
  });
});

it("old addresses redirect with the security headers and aren't stored", async () => {
  const { api, ask } = await world();
  expect(await ask("/shared-survey/abc?kept=yes")).toBe("301 /shared/abc?kept=yes");
  expect(await ask("/home?kept=yes", "HEAD")).toBe("302 /dashboard?kept=yes");
  const { headers } = await api("/shared-survey/abc");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

it("the log has patterns, and no token of such an address", async () => {
  const { deps, ask } = await world();
  await ask("/shared/secret-token/");
  await ask("/shared-survey/secret-token");
  await ask("/auth/verify?token=secret-token");
  const logged = deps.logged.join("");
  expect(logged).toContain("/shared-survey/{shareId}");
  expect(logged).not.toContain("secret-token");
});
