import type { Deps } from "#src/server/deps.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { listen } from "#src/server/http/listen.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { request, type OutgoingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";

/* What a request says of where it comes from, and goes to, is the caller's own word. */

const email = "ada@example.org";

/** The real server over a socket: clients like `fetch` do not let a Host be forged. */
async function serve(deps: Deps) {
  const http = createHttp({ source: { get: () => Promise.resolve(deps), peek: () => deps } });
  const server = await listen({ fetch: http.fetch, host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop());
  return (path: string, json: object, headers: OutgoingHttpHeaders) =>
    new Promise<{ status: number; headers: string; body: string }>((resolve, reject) => {
      const sent = { "content-type": "application/json", connection: "close", ...headers };
      const call = request({ port: server.port, path, method: "POST", headers: sent }, (response) => {
        void text(response).then((body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: JSON.stringify(response.headers),
            body,
          }),
        );
      });
      call.on("error", reject);
      call.end(JSON.stringify(json));
    });
}

const forgeries: readonly OutgoingHttpHeaders[] = [
  { host: "evil.example" },
  { host: "evil.example:80", "x-forwarded-host": "evil.example" },
  { host: "localhost:4321", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  { forwarded: "for=203.0.113.9;host=evil.example;proto=https" },
  { host: "localhost:4321@evil.example" },
  { "x-original-host": "evil.example", "x-host": "evil.example", "x-forwarded-server": "evil.example" },
];

describe("a forged host", () => {
  it.each(forgeries)("%j gets into no email and no answer", async (headers) => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    const post = await serve(deps);
    const asked = [
      await post("/api/request-password-reset", { email }, headers),
      await post("/api/send-verification-code", { email }, headers),
      await post("/api/login", { email, password: "wrong" }, headers),
    ];
    const sent = await mailsTo(deps, email);
    expect(JSON.stringify([asked, sent])).not.toContain("evil.example");
    // What cannot be a host at all, the server need not answer.
    if (asked[0]?.status === 400) return;
    expect(sent).toHaveLength(2);
    for (const { text } of sent) expect(text).toContain("http://localhost:4321/login");
  });
});

const guess = { email: "", password: "wrong" };

describe("a forged address", () => {
  /** Log-ins for ever new accounts, each said to come from elsewhere, until one is refused. */
  async function countUntilRefused(deps: Deps, forge: (n: number) => OutgoingHttpHeaders): Promise<number> {
    const post = await serve(deps);
    for (let n = 0; n < 70; n += 1) {
      const { status } = await post("/api/login", { ...guess, email: `p${String(n)}@example.org` }, forge(n));
      if (status === 429) return n;
    }
    return 70;
  }

  it("does not get around the limit of a network when no proxy is trusted", async () => {
    const forge = (n: number) => ({
      "x-forwarded-for": `198.51.100.${String(n)}`,
      "x-real-ip": `198.51.100.${String(n)}`,
      "cf-connecting-ip": `198.51.100.${String(n)}`,
      forwarded: `for=198.51.100.${String(n)}`,
    });
    expect(await countUntilRefused(await makeDeps(), forge)).toBe(60);
  });

  it("does not get around it behind a proxy either, which adds the true one at the end", async () => {
    const deps = await makeDeps();
    const proxied = { ...deps, env: { ...deps.env, TRUST_PROXY: 1 } };
    const forge = (n: number) => ({ "x-forwarded-for": `198.51.100.${String(n)}, 203.0.113.9` });
    expect(await countUntilRefused(proxied, forge)).toBe(60);
  });

  it("is another network where the proxy says so", async () => {
    const deps = await makeDeps();
    const proxied = { ...deps, env: { ...deps.env, TRUST_PROXY: 1 } };
    expect(await countUntilRefused(proxied, (n) => ({ "x-forwarded-for": `198.51.100.${String(n)}` }))).toBe(
      70,
    );
  });
});

describe("an IPv6 network", () => {
  it("is one /64, however many addresses it has", async () => {
    const api = makeApi(await makeDeps());
    const tryFrom = async (address: string, n: number) => {
      const json = { ...guess, email: `p${String(n)}@example.org` };
      return (await api("/api/login", { method: "POST", json }, address)).status;
    };
    for (let n = 0; n < 60; n += 1)
      expect(await tryFrom(`2001:db8:0:7:${n.toString(16)}::${n.toString(16)}`, n)).toBe(401);
    expect(await tryFrom("2001:db8:0:7:ffff:ffff:ffff:ffff", 60)).toBe(429);
    expect(await tryFrom("2001:DB8::7:0:0:0:1", 61)).toBe(429);
    expect(await tryFrom("2001:db8:0:8::1", 62)).toBe(401);
  });
});

describe("a batch", () => {
  const path = (n: number) =>
    `/api/trpc/${Array.from({ length: n }, () => "session.logIn").join(",")}?batch=1`;
  const inputs = (n: number, from: number) =>
    Object.fromEntries(
      Array.from({ length: n }, (_, i) => [i, { ...guess, email: `p${String(from + i)}@example.org` }]),
    );

  it("counts for as many log-ins as it holds: two of ten for one account are twenty", async () => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    const json = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, { ...guess, email }]));
    const statuses = async () => {
      const answer = await api(path(10), { method: "POST", json });
      const results = (await answer.json()) as { error?: { data: { httpStatus: number } } }[];
      return results.map(({ error }) => error?.data.httpStatus);
    };
    expect(await statuses()).toEqual(Array.from({ length: 10 }, () => 401));
    expect(await statuses()).toEqual(Array.from({ length: 10 }, () => 429));
  });

  it("counts so for a network, too", async () => {
    const api = makeApi(await makeDeps());
    for (let n = 0; n < 6; n += 1) await api(path(10), { method: "POST", json: inputs(10, n * 10) });
    const late = await api("/api/login", { method: "POST", json: { ...guess, email } });
    expect(late.status).toBe(429);
  });

  it("of twenty is refused as a whole", async () => {
    const deps = await makeDeps();
    const answer = await makeApi(deps)(path(20), { method: "POST", json: inputs(20, 0) });
    expect(answer.status).toBe(400);
    expect((await makeApi(deps)("/api/login", { method: "POST", json: { ...guess, email } })).status).toBe(
      401,
    );
  });
});
