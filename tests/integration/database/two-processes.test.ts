import { mails, programmes } from "#db/schema/index.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { countAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { startServerProcess } from "#tests/setup/process/server-process.ts";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { z } from "zod";

/* Each process is the whole server; with TEST_DATABASE=server they share a libSQL server. */

const signedIn = z.object({ token: z.string() });

async function twoServers() {
  const deps = await makeDeps();
  const [one, other] = await Promise.all([
    startServerProcess(deps.databaseUrl),
    startServerProcess(deps.databaseUrl),
  ]);
  return { deps, one, other };
}

type Servers = Awaited<ReturnType<typeof twoServers>>;

const post = (url: string, json: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(json),
  });

async function knowSessions({ deps, one, other }: Servers): Promise<void> {
  const user = await makeUser(deps);
  const token = await deps.sessions.start(user.userId);
  const asUser = { authorization: `Bearer ${token}` };
  for (const { url } of [one, other])
    expect((await fetch(`${url}/api/me`, { headers: asUser })).status).toBe(200);
  expect((await post(`${one.url}/api/logout`, {}, asUser)).status).toBe(204);
  for (const { url } of [one, other])
    expect((await fetch(`${url}/api/me`, { headers: asUser })).status).toBe(401);
}

/** They start one programme for two requests with one key. */
async function startOneProgramme({ deps, one, other }: Servers): Promise<void> {
  const facilitator = await makeFacilitator(deps);
  const token = await deps.sessions.start(facilitator.userId);
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": "0b6f2a1c-93f4-4d7e-8a55" };
  const json = { title: "Spring", clients: [{ name: "Anna", email: "anna@example.org" }] };
  const sent = [one, other, one, other].map(({ url }) =>
    post(`${url}/api/facilitator/assessments`, json, headers),
  );
  const answers = await Promise.all((await Promise.all(sent)).map((answer) => answer.text()));
  expect(new Set(answers).size).toBe(1);
  expect(await deps.db.read.$count(programmes)).toBe(1);
  expect(await deps.db.read.$count(mails, eq(mails.recipient, "anna@example.org"))).toBe(1);
}

async function countTogether({ deps, one, other }: Servers): Promise<void> {
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const statuses: number[] = [];
  const send = async (lane: number) => {
    for (let i = 0; i < 15; i += 1) {
      const server = (lane + i) % 2 === 0 ? one : other;
      const json = { selectedTraits: wordsFrom(i) };
      const answer = await post(`${server.url}/api/shared/${shareId}/responses`, json, {
        "x-forwarded-for": "10.9.9.9",
      });
      await answer.body?.cancel();
      statuses.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, lane) => send(lane)));
  const stored = statuses.filter((status) => status === 201).length;
  expect(statuses.filter((status) => status === 429).length).toBe(150 - stored);
  // The limit is 120 a minute, and a minute may turn while the test runs.
  expect(stored).toBeGreaterThanOrEqual(120);
  expect(await countAnswers(deps.db.read, survey.id)).toBe(stored);
}

/** A code from one process works once at the other. */
async function shareSignUp({ deps, one, other }: Servers): Promise<void> {
  const email = "two@example.org";
  expect((await post(`${one.url}/api/send-verification-code`, { email })).status).toBe(200);
  const sent = await deps.db.read.select().from(mails).where(eq(mails.recipient, email));
  expect(sent).toHaveLength(1);
  const code = /\b[2-9A-HJKMNP-Z]{6}\b/.exec(sent[0]?.text ?? "")?.[0] ?? "";
  const person = { email, code, firstName: "Two", lastName: "Processes", password: "Granite-tulip-4" };
  const both = await Promise.all(
    [one, other].map(({ url }) => post(`${url}/api/verify-code-and-register`, person)),
  );
  const statuses = both.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409]);
  const made = both.find(({ status }) => status === 200);
  const { token } = signedIn.parse(await made?.json());
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${other.url}/api/me`, { headers })).status).toBe(200);
}

it("two processes on one database behave like one", async () => {
  // Starting takes longer than all tests.
  const servers = await twoServers();
  await knowSessions(servers);
  await startOneProgramme(servers);
  await countTogether(servers);
  await shareSignUp(servers);
});
