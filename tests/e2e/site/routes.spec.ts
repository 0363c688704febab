import type { APIRequestContext } from "@playwright/test";
import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { makeUser } from "#tests/factories/user.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { inviteOne, makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { routeRows, type Known, type RouteRow, type Seen } from "#tests/e2e/support/route-rows.ts";

/* Every route of the specification at the built server, for a visitor and for signed-in people. */

interface Asked {
  readonly request: APIRequestContext;
  readonly address: string;
  readonly token: string | null;
}

/** The status of a route, and where it redirects. */
async function ask({ request, address, token }: Asked): Promise<string> {
  const headers = token === null ? {} : { cookie: `${sessionTokenName}=${token}` };
  const answer = await request.get(address, { maxRedirects: 0, headers });
  const location = answer.headers()["location"];
  return location === undefined ? String(answer.status()) : `${String(answer.status())} ${location}`;
}

let known: Known;
let tokens: Readonly<Record<"member" | "newcomer" | "admin", string>>;

test.beforeAll(async ({ playwright, baseURL, deps }) => {
  const start = async (overrides: Parameters<typeof makeUser>[1]) =>
    deps.sessions.start((await makeUser(deps, overrides)).userId);
  tokens = {
    member: await start({}),
    newcomer: await start({ onboardingStatus: "not_started", intendedAccountType: null }),
    admin: await start({ isAdmin: true }),
  };
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const { id, shareId, code } = await makeRevealedSurvey(request, tokens.member);
  const email = `${crypto.randomUUID()}@example.org`;
  const invitation = await inviteOne(deps, request, tokens.member, id, email);
  const text = (await mailsTo(deps, email)).at(-1)?.text ?? "";
  const unsubscribe = /\/email\/unsubscribe\?token=[\w-]+/.exec(text)?.[0] ?? "no link in the mail";
  known = { id, shareId, code, invitation, unsubscribe };
  await request.dispose();
});

type Viewer = "visitor" | keyof typeof tokens;
const viewers: readonly Viewer[] = ["visitor", "member", "newcomer", "admin"];

/** A filled-in row: address, viewer and expected answer. */
const filledIn = ({ address, ...row }: RouteRow) => {
  const told = (seen: Seen) => (typeof seen === "string" ? seen : seen(known));
  const wanted = { ...row, member: row.member ?? row.visitor };
  return viewers.flatMap((viewer) => {
    const seen = wanted[viewer];
    return seen === undefined ? [] : { address: told(address), viewer, seen: told(seen) };
  });
};

for (const [group, rows] of Object.entries(routeRows)) {
  test(`${group} answer as in the table`, async ({ request }) => {
    const table = rows.flatMap(filledIn);
    const answers = [];
    for (const { address, viewer } of table) {
      const token = viewer === "visitor" ? null : tokens[viewer];
      answers.push({ address, viewer, seen: await ask({ request, address, token }) });
    }
    expect(answers).toEqual(table);
  });
}

test("pages about the server exist for administrators and this machine only", async ({ request }) => {
  for (const path of ["/debug", "/websocket-test", "/elevenlabs-test"]) {
    const statusFor = async (token: string | null) => {
      // As if through a proxy from elsewhere.
      const headers = {
        "x-forwarded-for": "203.0.113.9",
        ...(token !== null && { cookie: `${sessionTokenName}=${token}` }),
      };
      return (await request.get(path, { headers })).status();
    };
    expect(await statusFor(null), path).toBe(404);
    expect(await statusFor(tokens.member), path).toBe(404);
    expect(await statusFor(tokens.admin), path).toBe(200);
  }
});

test("the page about the server shows no value of a setting", async ({ request }) => {
  const html = await (await request.get("/debug")).text();
  expect(html).toContain("DATABASE_URL");
  expect(html).not.toContain((process.env.E2E_DATABASE_URL ?? "").replace("file:", ""));
  expect(html).not.toContain("no-reply@localhost");
});
