import { mostPublicCalls } from "#src/server/auth/limits/limits.ts";
import { minutes } from "#src/server/clock.ts";
import { procedureAt, procedures, type Procedure, type ProcedurePath } from "#src/server/trpc/router.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { gatherRoom } from "#tests/factories/organisation/workshop.ts";
import { makeApi } from "#tests/setup/api.ts";
import { contextWith } from "#tests/setup/call-context.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const network = "203.0.113.7";
const most = mostPublicCalls;
const refused = { code: "TOO_MANY_REQUESTS" };

const isPublic = ({ meta }: Procedure): boolean => meta.access === "anybody";
const publicPaths = procedures.filter(isPublic).map(({ path }) => path);

/** The limits of calls that don't count with all others. */
const ownLimits: Partial<Record<ProcedurePath, string>> = {
  "analytics.record": "What one network sends beyond its limit is dropped: the answer is always the same.",
  "session.logIn": "Failures are counted by account and network, and a known browser is counted alone.",
  "response.withdraw":
    "Keys of no answer are counted by network. A peer's own key works whatever their neighbours do.",
};

/** Uses up a network's calls of a minute. */
function exceed({ countPublicCall }: TestDeps, from = network, calls = most): void {
  for (let n = 0; n < calls; n += 1) countPublicCall({ network: from });
}

const call = (deps: TestDeps, path: ProcedurePath, from = network) =>
  procedureAt(path).call(contextWith({ deps, origin: { network: from } }), {});

it("every public call is limited unless the list above says why not", () => {
  const own = publicPaths.filter((path) => procedureAt(path).meta.limits === "own");
  expect(own.toSorted()).toEqual(Object.keys(ownLimits).toSorted());
  const others = procedures.filter((procedure) => !isPublic(procedure));
  expect(others.filter(({ meta }) => meta.limits !== undefined)).toEqual([]);
});

describe.each(publicPaths.filter((path) => !(path in ownLimits)))("%s", (path) => {
  it("is refused to a network that calls too often, and to no other", async () => {
    const deps = await makeDeps();
    exceed(deps);
    await expect(call(deps, path)).rejects.toMatchObject(refused);
    const elsewhere = await call(deps, path, "198.51.100.7").catch((error: unknown) => error);
    expect(elsewhere).not.toMatchObject(refused);
  });
});

describe("the limit of public calls", () => {
  it("is reported with a time by REST and tRPC, and ends after a minute", async () => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    exceed(deps);
    deps.clock.advance(minutes(0.25));
    for (const path of ["/api/plans", "/api/trpc/billing.plans"]) {
      const answer = await api(path, {}, network);
      expect(answer.status).toBe(429);
      expect(await answer.text()).toContain("Too many attempts. Please try again in a minute.");
    }
    expect((await api("/api/plans", {}, network)).headers.get("retry-after")).toBe("45");
    deps.clock.advance(minutes(0.75));
    expect((await api("/api/plans", {}, network)).status).toBe(200);
  });

  it("ignores refused calls, and holds for wider networks", async () => {
    const deps = await makeDeps();
    const home = (n: number) => `2001:db8:7:${(0x4200 + n).toString(16)}::/64`;
    exceed(deps, home(0));
    for (let n = 0; n < 2 * most; n += 1)
      expect(() => deps.countPublicCall({ network: home(0) })).toThrow("Too many attempts");
    exceed(deps, home(1));
    expect(() => deps.countPublicCall({ network: home(2) })).toThrow("Too many attempts");
    deps.countPublicCall({ network: "2001:db8:7:4300::/64" });
  });

  it("leaves room for sixty people behind one address with four calls every five seconds each", () => {
    expect(60 * 12 * 4).toBeLessThan(most);
  });

  it("counts a stream once", async () => {
    const deps = await makeDeps();
    const { keys } = await gatherRoom(deps);
    exceed(deps, network, most - 1);
    const listen = () => makeApi(deps)(`/api/workshop-guests/${keys[0] ?? ""}/events`, {}, network);
    const stream = await listen();
    expect(stream.status).toBe(200);
    // The first event belongs to a second look.
    const reader = stream.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain("data:");
    await reader?.cancel();
    expect((await listen()).status).toBe(429);
  });

  it("counts a page once, and refuses it in plain text", async () => {
    const deps = await makeDeps();
    const source = { get: () => Promise.resolve(deps), peek: () => deps };
    const app = createHttp({ source, pages: [(c) => Promise.resolve(c.text("A page"))] });
    const env = { incoming: { socket: { remoteAddress: network } } };
    const open = async () => app.fetch(new Request("http://localhost:4321/page"), env);
    exceed(deps, network, most - 1);
    expect((await open()).status).toBe(200);
    const refusal = await open();
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get("retry-after")).toBe("60");
    expect(await refusal.text()).toBe("Too many attempts. Please try again in a minute.");
  });

  it("counts a call that is refused for lack of an account", async () => {
    const deps = await makeDeps();
    exceed(deps, network, most - 1);
    expect(await call(deps, "session.list").catch((error: unknown) => error)).not.toMatchObject(refused);
    expect(await call(deps, "session.list").catch((error: unknown) => error)).toMatchObject(refused);
  });

  it("doesn't affect calls with limits of their own", async () => {
    const deps = await makeDeps();
    exceed(deps);
    for (const path of ["response.withdraw", "analytics.record"] as const) {
      const answer = await call(deps, path).catch((error: unknown) => error);
      expect(answer).not.toMatchObject(refused);
    }
  });
});
