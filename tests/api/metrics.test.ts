import { jobs } from "#db/schema/index.ts";
import { after, minutes } from "#src/server/clock.ts";
import { parseEnv } from "#src/server/env.ts";
import { countedRoute } from "#src/server/http/counted-route.ts";
import { metricsText, roundUpToClass } from "#src/server/http/metrics.ts";
import { createMetrics } from "#src/server/metrics.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const token = "0123456789abcdef";
const env = parseEnv({ SITE_URL: "http://localhost:4321", METRICS_TOKEN: token });

async function readMetrics(deps: TestDeps): Promise<string> {
  const answer = await makeApi(deps)("/metrics", { token });
  expect(answer.status).toBe(200);
  return answer.text();
}

describe("GET /metrics", () => {
  it("isn't there without a token in the settings", async () => {
    const api = makeApi(await makeDeps());
    expect((await api("/metrics", { token })).status).toBe(404);
    expect((await api("/metrics")).status).toBe(404);
  });

  it.each([null, "0123456789abcdeg", "0123456789abcdef0", ""])("is refused with %j", async (given) => {
    const answer = await makeApi(await makeDeps({ env }))("/metrics", { token: given });
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await answer.text()).not.toContain("openpane_");
  });

  it("takes no token that is easily guessed for a setting", () => {
    expect(() => parseEnv({ METRICS_TOKEN: "short" })).toThrow(
      "METRICS_TOKEN: must have 16 or more characters",
    );
  });

  it("counts requests of people with an account by their route, and how long they took", async () => {
    const deps = await makeDeps({ env });
    const api = makeApi(deps);
    const session = await signIn(deps, await makeUser(deps));
    for (let i = 0; i < 3; i += 1) await api("/api/surveys/nothing", { token: session });
    await api("/api/trpc/survey.list", { token: session });
    await api("/api/trpc/survey.list,session.list?batch=1", { token: session });
    const text = await readMetrics(deps);
    const refused = 'route="/api/surveys/{surveyId}",method="GET",status="4xx"';
    expect(text).toContain(`openpane_request_duration_seconds_count{${refused}} 3`);
    expect(text).toContain(`openpane_request_duration_seconds_bucket{${refused},le="+Inf"} 3`);
    for (const route of ["/api/trpc/survey.list", "/api/trpc (several calls)"])
      expect(text).toContain(`_count{route="${route}",method="GET",status="2xx"} 1`);
    expect(text).not.toContain("_sum");
  });

  it("says how long jobs have waited, and how emails stood on the hour", async () => {
    const deps = await makeDeps({ env });
    expect(await readMetrics(deps)).not.toContain("openpane_emails");
    const runAt = after(deps.clock.now(), -minutes(10));
    await deps.db.write((tx) =>
      tx.insert(jobs).values({ key: "a", kind: "sync billing", payload: "", requests: 1, runAt }),
    );
    await deps.hourlyMails.count(deps);
    const text = await readMetrics(deps);
    expect(text).toContain("\nopenpane_jobs_oldest_due_seconds 600\n");
    expect(text).toContain("\nopenpane_emails_oldest_due_seconds 0\n");
  });

  it("counts answers with 5xx, and says so when the database is away", async () => {
    const deps = await makeDeps({ env });
    const away = { ...deps, findOldestDueJob: () => Promise.reject(new Error("away")) };
    const text = await readMetrics(away);
    expect(text).toContain("\nopenpane_database_up 0\n");
    expect(text).toContain("\nopenpane_server_errors_total 0\n");
    deps.metrics.note({ route: null, method: "POST", status: 503, ms: 1 });
    expect(await readMetrics(deps)).toContain("\nopenpane_server_errors_total 1\n");
  });

  it("is text that Prometheus reads: each metric once, with its type before its samples", async () => {
    const deps = await makeDeps({ env });
    await makeApi(deps)("/healthz");
    const types = new Map<string, string>();
    for (const line of (await readMetrics(deps)).trimEnd().split("\n")) {
      const [, name = "", type = ""] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? [];
      if (name !== "") {
        expect(types.has(name)).toBe(false);
        types.set(name, type);
      } else if (!line.startsWith("# HELP ")) {
        const [, metric = ""] =
          /^([a-z_]+?)(?:_bucket|_count)?(?:\{[^}]*\}|\{.*\})? [\d.]+$/.exec(line) ?? [];
        expect(types.has(metric), line).toBe(true);
      }
    }
    expect([...types.keys()]).toEqual([
      "openpane_build_info",
      "openpane_request_duration_seconds",
      "openpane_server_errors_total",
      "openpane_open_streams",
      "openpane_database_writes_waiting",
      "openpane_database_up",
      "openpane_jobs_oldest_due_seconds",
      "process_start_time_seconds",
      "process_resident_memory_bytes",
      "process_event_loop_delay_seconds",
    ]);
  });
});

describe("numbers", () => {
  it("puts a duration into each class that isn't shorter", () => {
    const metrics = createMetrics();
    for (const ms of [3, 50, 51, 20_000]) metrics.note({ route: "/a", method: "GET", status: 200, ms });
    expect(metrics.series()).toEqual([
      { route: "/a", method: "GET", status: "2xx", count: 4, within: [2, 3, 3, 3, 3, 3, 3, 3] },
    ]);
  });

  it.each([
    [0, 0.05],
    [0.049, 0.05],
    [0.3, 0.5],
    [10, 10],
    [12.3, 13],
  ])("says %d s as %d s", (seconds, shown) => {
    expect(roundUpToClass(seconds)).toBe(shown);
  });

  it("quotes labels", () => {
    const samples = [{ labels: { route: 'a"b\\c\nd' }, value: 1 }];
    expect(metricsText([{ name: "x", type: "gauge", help: "X.", samples }])).toBe(
      '# HELP x X.\n# TYPE x gauge\nx{route="a\\"b\\\\c\\nd"} 1\n',
    );
  });
});

describe("a route", () => {
  it.each([
    ["GET", "/shared/[shareId]"],
    ["POST", "/shared/[shareId]"],
    ["POST", "/assessment/invite/[token]"],
    ["GET", "/s/[code]"],
    ["POST", "/withdraw/[key]"],
    ["POST", "/workshops/[key]"],
    ["GET", "/w/[code]"],
    ["POST", "/team/rounds/[id]/describe"],
    ["GET", "/team/rounds/[id]"],
    ["GET", "/invitee-dashboard"],
    ["GET", "/_astro/peer-form.js"],
    ["GET", "/"],
    ["GET", "(no such page)"],
    ["GET", "(none)"],
  ])("of peers' isn't counted: %s %s", (method, pattern) => {
    expect(countedRoute(method, pattern, pattern)).toBeNull();
  });
});
