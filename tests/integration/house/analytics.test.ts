import type { ServerResponse } from "node:http";
import { plausible } from "#src/server/integrations/analytics.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeUser } from "#tests/factories/user.ts";
import { accepts, startEventsServer } from "#tests/fakes/events-server.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, vi } from "vitest";

const siteUrl = "http://localhost:4321";
const visit = { name: "pageview", path: "/" };
/** How often a test checks whether a visit has arrived. */
const soon = { timeout: 10_000, interval: 2 };

/** A server with a fake analytics service. */
async function makeCounting(settings: { deadlineMs?: number } = {}) {
  const { url, events, service } = await startEventsServer();
  const deps = await makeDeps();
  const analytics = plausible({ url, siteUrl, ...settings }, deps);
  const api = makeApi({ ...deps, analytics });
  const post = (json: unknown, address?: string, more: object = {}) =>
    api("/api/analytics", { method: "POST", json, ...more }, address);
  return { deps, events, service, post };
}

/** The analytics' warnings. */
const warnings = (deps: TestDeps) => deps.logged.filter((line) => line.includes("visits are not counted"));

describe("a visit", () => {
  it("is forwarded as a path pattern, without anything about the visitor", async () => {
    const { deps, events, post } = await makeCounting();
    const token = await signIn(deps, await makeUser(deps));
    const headers = {
      "user-agent": "Visitor's own browser 77",
      "accept-language": "de-AT",
      cookie: "auth_token=visitors-cookie",
      referer: "http://localhost:4321/shared/visitors-secret",
      "sec-fetch-site": "same-origin",
    };
    const json = { name: "pageview", path: "/assessment/:id", address: "x", userId: "visitor" };
    const answer = await post(json, "198.51.100.77", { token, headers });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    await vi.waitFor(() => expect(events).toHaveLength(1), soon);
    expect(events[0]?.body).toEqual({
      name: "pageview",
      url: "http://localhost:4321/assessment/:id",
      domain: "localhost",
    });
    const sent = JSON.stringify(events);
    for (const own of ["198.51.100.77", "isitor", "de-AT", "auth_token", token])
      expect(sent).not.toContain(own);
    expect(deps.logged.join("\n")).not.toMatch(/198\.51\.100\.77|visitor|key=secret/);
  });

  it.each(["login", "sign_up"])("may be a %s", async (name) => {
    const { events, post } = await makeCounting();
    await post({ name, path: "/login" });
    await vi.waitFor(() => expect(events[0]?.body).toMatchObject({ name }), soon);
  });

  it("isn't forwarded by default", async () => {
    const deps = await makeDeps();
    const sent = vi.spyOn(globalThis, "fetch");
    const answer = await makeApi(deps)("/api/analytics", { method: "POST", json: visit });
    expect(answer.status).toBe(204);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("a slow or failing service", () => {
  it("delays nobody, is given up and logged once", async () => {
    const patient = await makeCounting({ deadlineMs: 600_000 });
    patient.service.behaviour = () => undefined;
    // It would not end before the test does.
    await patient.post(visit);

    const { deps, events, service, post } = await makeCounting({ deadlineMs: 50 });
    service.behaviour = () => undefined;
    await post(visit);
    await post(visit);
    await vi.waitFor(() => expect(warnings(deps)).toHaveLength(1), soon);
    expect(warnings(deps)[0]).toContain("TimeoutError");
    for (const behaviour of [(response: ServerResponse) => void response.writeHead(500).end(), accepts]) {
      service.behaviour = behaviour;
      const before = events.length;
      await post(visit);
      await vi.waitFor(() => expect(events.length).toBeGreaterThan(before), soon);
    }
    expect(warnings(deps)).toHaveLength(1);
  });
});

describe("the recording script", () => {
  const recorder = "https://recorder.example/r.js";
  const ask = async (
    json: unknown,
    settings: Record<string, string> = { ANALYTICS_RECORDER_URL: recorder },
  ) => {
    const deps = { ...(await makeDeps()), env: parseEnv(settings) };
    const answer = await makeApi(deps)("/api/analytics", { method: "POST", json });
    expect(answer.status).toBe(204);
    return answer.headers.get("x-recorder");
  };

  const reading = { name: "pageview", path: "/about" };

  it("is allowed on a page that visitors only read", async () => {
    expect(await ask(reading)).toBe(recorder);
  });

  it("is not allowed by default, or on a sign-in page", async () => {
    expect(await ask(reading, {})).toBeNull();
    expect(await ask({ ...reading, name: "login" })).toBeNull();
  });
});
