import { users } from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";

const password = "Granite-tulip-4";

async function world() {
  const deps = await makeDeps();
  const user = await makeUser(deps);
  const passwordHash = await hashPassword(password);
  await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, user.userId)));
  return { deps, user, api: makeApi(deps), token: await signIn(deps, user) };
}

describe("a change authorised by the cookie", () => {
  const bodies: readonly (readonly [type: string | null, body: string])[] = [
    ["application/x-www-form-urlencoded", "firstName=Eve"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nEve\r\n--x--',
    ],
    ["text/plain", '{"firstName":"Eve"}'],
    ["application/json", '{"firstName":"Eve"}'],
    [null, ""],
  ];
  const foreign: readonly Readonly<Record<string, string>>[] = [
    {},
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:4321.evil.example" },
    { origin: "http://localhost:9999" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "SAME-ORIGIN " },
    { "sec-fetch-site": "cross-site", origin: "http://localhost:4321" },
  ];
  const calls = [
    ["PATCH", "/api/me"],
    ["DELETE", "/api/sessions"],
    ["POST", "/api/trpc/session.logOut"],
  ] as const;

  it.each(calls)("is refused from another site: %s %s", async (method, path) => {
    const { deps, user, api, token } = await world();
    for (const [type, body] of bodies) {
      for (const proof of foreign) {
        const headers = { cookie: `auth_token=${token}`, ...proof, ...(type && { "content-type": type }) };
        const answer = await api(path, { method, headers, ...(body !== "" && { body }) });
        // A body that isn't JSON is refused before authentication.
        const refused = type?.includes("json") === false ? 415 : 403;
        expect({ type, proof, status: answer.status }).toEqual({ type, proof, status: refused });
        expect(answer.headers.get("set-cookie")).toBeNull();
      }
    }
    expect(await deps.sessions.findActor(token)).toEqual(user);
  });

  it("is refused as a form even without a cookie, and the answer removes none", async () => {
    const { api } = await world();
    for (const type of ["multipart/form-data; boundary=x", "application/octet-stream", "text/plain"]) {
      const headers = { "content-type": type, "sec-fetch-site": "cross-site" };
      for (const path of ["/api/trpc/session.logOut", "/api/trpc/session.logOut?batch=1", "/api/logout"]) {
        const answer = await api(path, { method: "POST", headers, body: "--x--" });
        expect([answer.status, answer.headers.get("set-cookie")]).toEqual([415, null]);
      }
    }
  });

  it("is accepted from our own page by either header", async () => {
    const { deps, user, api, token } = await world();
    const cookie = `auth_token=${token}`;
    for (const proof of [{ "sec-fetch-site": "same-origin" }, { origin: "http://localhost:4321" }]) {
      const headers = { cookie, "content-type": "application/json", ...proof };
      const answer = await api("/api/me", { method: "PATCH", headers, body: '{"lastName":"Vale"}' });
      expect(answer.status).toBe(200);
    }
    expect((await deps.sessions.findActor(token))?.userId).toBe(user.userId);
  });
});

describe("header and cookie of different people", () => {
  it("never mix: the header's person is used and the cookie's session stays", async () => {
    const { deps, api, user: ada, token } = await world();
    const eve = await makeUser(deps);
    const eves = await signIn(deps, eve);
    const headers = { cookie: `auth_token=${eves}`, "sec-fetch-site": "same-origin" };
    await api("/api/me", { method: "PATCH", json: { firstName: "Adele" }, token, headers });
    expect((await deps.sessions.findActor(token))?.firstName).toBe("Adele");
    expect(await deps.sessions.findActor(eves)).toEqual(eve);
    const list = await (await api("/api/sessions", { token, headers })).text();
    expect(list).toContain(deps.sessions.idOf(token));
    expect(list).not.toContain(deps.sessions.idOf(eves));
    expect((await api("/api/sessions", { method: "DELETE", token, headers })).status).toBe(204);
    expect((await api("/api/logout", { method: "POST", token, headers })).status).toBe(204);
    expect(await deps.sessions.findActor(token)).toBeNull();
    expect(await deps.sessions.findActor(eves)).toEqual(eve);
    expect(ada.userId).not.toBe(eve.userId);
  });
});

describe("a clock that is set back", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("expires no session, and revives none that was over", async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    const { deps, user, token } = await world();
    vi.setSystemTime(start - days(3));
    expect(await deps.sessions.findActor(token)).toEqual(user);
    expect(await deps.sessions.list(user.userId)).toHaveLength(1);
    vi.setSystemTime(start + days(31));
    expect(await deps.sessions.findActor(token)).toBeNull();
    vi.setSystemTime(start);
    expect(await deps.sessions.findActor(token)).toBeNull();
  });
});
