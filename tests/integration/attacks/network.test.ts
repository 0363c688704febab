import { useUp } from "#tests/setup/use-up.ts";
import { logInsByNetwork } from "#src/server/domain/session/limits.ts";
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

/* A request's Host and forwarded addresses can be forged. */

const email = "ada@example.org";

/** The real server over a socket, because clients don't let a Host be forged. */
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
  it.each(forgeries)("%j appears in no email and no answer", async (headers) => {
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
    // The server may ignore an invalid host.
    if (asked[0]?.status === 400) return;
    expect(sent).toHaveLength(2);
    for (const { text } of sent) expect(text).toContain("http://localhost:4321/login");
  });
});

const guess = { email: "", password: "wrong" };

describe("a forged address", () => {
  /** The answer to a sign-in with these headers when the network's limit is reached. */
  async function statusOf(deps: Deps, network: string, headers: OutgoingHttpHeaders): Promise<number> {
    await useUp(deps, logInsByNetwork({ network }).slice(0, 1));
    const post = await serve(deps);
    return (await post("/api/login", { ...guess, email }, headers)).status;
  }

  it("doesn't bypass a network's limit when no proxy is trusted", async () => {
    const address = "198.51.100.1";
    const forged = { "x-forwarded-for": address, "x-real-ip": address, "cf-connecting-ip": address };
    expect(await statusOf(await makeDeps(), "127.0.0.1", { ...forged, forwarded: `for=${address}` })).toBe(
      429,
    );
  });

  it.each([
    ["doesn't bypass it, because the proxy appends the true one", "203.0.113.9", 429],
    ["counts as another network if the proxy says so", "127.0.0.1", 401],
  ])("behind a proxy: %s", async (_, network, status) => {
    const deps = await makeDeps();
    const proxied = { ...deps, env: { ...deps.env, TRUST_PROXY: 1 } };
    const forged = { "x-forwarded-for": "198.51.100.1, 203.0.113.9" };
    expect(await statusOf(proxied, network, forged)).toBe(status);
  });
});

describe("an IPv6 network", () => {
  it("counts as one /64, whatever address it uses", async () => {
    const deps = await makeDeps();
    await useUp(deps, logInsByNetwork({ network: "2001:db8:0:7::/64" }).slice(0, 1));
    const tryFrom = async (address: string) =>
      (await makeApi(deps)("/api/login", { method: "POST", json: { ...guess, email } }, address)).status;
    expect(await tryFrom("2001:db8:0:7:ffff:ffff:ffff:ffff")).toBe(429);
    expect(await tryFrom("2001:DB8::7:0:0:0:1")).toBe(429);
    expect(await tryFrom("2001:db8:0:8::1")).toBe(401);
  });
});

describe("a batch", () => {
  const path = (n: number) =>
    `/api/trpc/${Array.from({ length: n }, () => "session.logIn").join(",")}?batch=1`;
  const inputs = (n: number, from: number) =>
    Object.fromEntries(
      Array.from({ length: n }, (_, i) => [i, { ...guess, email: `p${String(from + i)}@example.org` }]),
    );

  it("counts each log-in in it: two of ten for one account are twenty", async () => {
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

  it("of twenty is refused as a whole", async () => {
    const deps = await makeDeps();
    const answer = await makeApi(deps)(path(20), { method: "POST", json: inputs(20, 0) });
    expect(answer.status).toBe(400);
    expect((await makeApi(deps)("/api/login", { method: "POST", json: { ...guess, email } })).status).toBe(
      401,
    );
  });
});
