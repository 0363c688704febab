import { mails } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { asc } from "drizzle-orm";
import { countingIds } from "./counting-ids.ts";
import type { PlayedSurvey } from "./survey.ts";

/** Lets a test read the metrics. */
const metricsToken = "token-of-monitoring";

/** One of two worlds. */
export interface Twin {
  readonly deps: TestDeps;
  readonly administrator: Actor;
  readonly call: (actor: Actor, path: string, method?: string) => Promise<Response>;
}

export async function makeTwin(): Promise<Twin> {
  const env = parseEnv({ SITE_URL: "http://localhost:4321", METRICS_TOKEN: metricsToken });
  const deps = await makeDeps({ ids: countingIds(), env });
  const send = makeApi(deps);
  const names = { email: "root@example.org", firstName: "Root", lastName: "Berg" };
  return {
    deps,
    administrator: await makeUser(deps, { ...names, isAdmin: true }),
    call: async (actor, path, method = "GET") => send(path, { method, token: await signIn(deps, actor) }),
  };
}

/** The n-th owner, with the same name, address and time in both worlds. */
export async function enterTwin({ deps }: Twin, n: number) {
  const own = { ...deps, env: mailingEnv, clock: new TestClock() };
  const names = { email: `alma-${String(n)}@example.org`, lastName: "Berg" };
  return { deps: own, owner: await makeFacilitator(own, names) };
}

const resultPaths = [
  "analysis",
  "card",
  "card/picture?traits=able",
  "snapshots",
  "responses",
  "export?format=json",
  "export?format=csv",
  "export?format=pdf",
  "keepsake?format=story",
];

/** Status, headers and body, byte for byte, without the request's random number. */
async function wholeOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
  const body = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, "");
  return JSON.stringify([response.status, headers, body]);
}

/** All outputs of results. */
export async function wholeResults({ call }: Twin, { owner, survey }: PlayedSurvey): Promise<string[]> {
  const seen: string[] = [];
  for (const path of resultPaths)
    seen.push(`${path} ${await wholeOf(await call(owner, `/api/surveys/${survey.id}/${path}`))}`);
  return seen;
}

/** The number of answers, in all fields and sentences. */
const numbers =
  /\\?"(peerAssessmentCount|totalResponses|answersUntilReveal|totalPeerResponses|totalClientPeerResponses)\\?":\d+|wait until \d+ more (person has|people have) answered/g;

/** The owner's other data without the number of answers: survey, lists and invitations. */
export async function roundAround({ call }: Twin, { owner, survey }: PlayedSurvey): Promise<string[]> {
  const round = `/api/surveys/${survey.id}`;
  const responses = [
    await call(owner, round),
    await call(owner, "/api/surveys"),
    await call(owner, `${round}/invitations`),
    await call(owner, `${round}/generate-analysis`, "POST"),
    await call(owner, "/api/dashboard/stats"),
    await call(owner, "/api/user/current-assessment"),
  ];
  const seen: string[] = [];
  for (const response of responses) seen.push((await wholeOf(response)).replaceAll(numbers, "…"));
  return seen;
}

const adminPaths = [
  ...["overview", "people", "people.csv", "log", "log.csv", "rounds?q=berg"],
  ...["open", "closed&sort=oldest", "unlinked"].map((state) => `rounds?q=berg&state=${state}`),
  ...["mails", "mails?state=failed", "mails?q=example", "plans", "health"],
];

/** The metrics, except those of the shared process, and durations, which depend on the machine. */
export async function readMetrics({ deps }: Twin): Promise<string> {
  const answer = await makeApi(deps)("/metrics", { token: metricsToken });
  if (!answer.ok) throw new Error("Metrics can’t be read.");
  const lines = (await answer.text()).split("\n");
  return lines.filter((line) => !/^process_|_bucket\{.*le="[\d.]+"\}/.test(line)).join("\n");
}

/** Everything that an administrator can read. */
export async function wholeAdministration(twin: Twin, { owner }: PlayedSurvey): Promise<string[]> {
  const { call, administrator } = twin;
  const seen: string[] = [];
  for (const path of [...adminPaths, `people/${owner.userId}`])
    seen.push(`${path} ${await wholeOf(await call(administrator, `/api/admin/${path}`))}`);
  return [...seen, await readMetrics(twin)];
}

/**
 * The email queue, with emails to people who have answered blanked, and of emails to the owner only their
 * existence: promise/histories compares their texts.
 */
export async function mailQueue(
  { deps }: Twin,
  { owner, invitations }: PlayedSurvey,
  answered: ReadonlySet<string>,
) {
  const rows = await deps.db.read.select().from(mails).orderBy(asc(mails.id));
  const asked = new Set(invitations.map(({ email }) => email));
  return rows
    .filter(
      ({ recipient }) => recipient === owner.email || (asked.has(recipient) && !answered.has(recipient)),
    )
    .map((row) => (row.recipient === owner.email ? { ...row, text: "", html: "" } : row));
}
