import { expect, test, type APIRequestContext } from "@playwright/test";
import type { Deps } from "#src/server/deps.ts";
import { tokenName } from "#src/server/http/request-context.ts";
import { makeUser } from "#tests/factories/user.ts";
import { inviteOne, makeRevealedRound } from "./round.ts";
import { routeRows, type Known, type Seen } from "./route-rows.ts";
import { openServerDatabase } from "./session.ts";

/* Every route of the specification, as the built server answers it: to a visitor, and to somebody who is signed in. */

interface Asked {
  readonly request: APIRequestContext;
  readonly address: string;
  readonly token: string | null;
}

/** What a browser gets to see of a route: its status, and where it leads. */
async function ask({ request, address, token }: Asked): Promise<string> {
  const headers = token === null ? {} : { cookie: `${tokenName}=${token}` };
  const answer = await request.get(address, { maxRedirects: 0, headers });
  const location = answer.headers()["location"];
  return location === undefined ? String(answer.status()) : `${String(answer.status())} ${location}`;
}

let deps: Deps;
let known: Known;
let tokens: Readonly<Record<"member" | "newcomer" | "admin", string>>;

test.beforeAll(async ({ playwright, baseURL }) => {
  deps = await openServerDatabase(process.env.E2E_DATABASE_URL ?? "");
  const start = async (overrides: Parameters<typeof makeUser>[1]) =>
    deps.sessions.start((await makeUser(deps, overrides)).userId);
  tokens = {
    member: await start({}),
    newcomer: await start({ onboardingStatus: "not_started", intendedAccountType: null }),
    admin: await start({ isAdmin: true }),
  };
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const { id, shareId } = await makeRevealedRound(request, tokens.member);
  known = { id, shareId, invitation: await inviteOne(deps, request, tokens.member, id) };
  await request.dispose();
});

test.afterAll(async () => {
  await deps.db.close();
});

for (const row of routeRows) {
  const title = typeof row.address === "string" ? row.address : `${row.name ?? ""} ${row.address.toString()}`;
  test(`${title} answers as the table says`, async ({ request }) => {
    const address = typeof row.address === "string" ? row.address : row.address(known);
    const told = (seen: Seen) => (typeof seen === "string" ? seen : seen(known));
    expect(await ask({ request, address, token: null }), "a visitor").toBe(told(row.visitor));
    const member = row.member ?? row.visitor;
    expect(await ask({ request, address, token: tokens.member }), "a member").toBe(told(member));
    if (row.newcomer !== undefined)
      expect(await ask({ request, address, token: tokens.newcomer }), "a newcomer").toBe(told(row.newcomer));
    if (row.admin !== undefined)
      expect(await ask({ request, address, token: tokens.admin }), "an administrator").toBe(told(row.admin));
  });
}

test("what looks at the server is there for administrators and on this machine, and nobody else finds it", async ({
  request,
}) => {
  for (const path of ["/debug", "/websocket-test", "/elevenlabs-test"]) {
    const statusFor = async (token: string | null) => {
      // Through a proxy a request comes from somewhere else.
      const headers = {
        "x-forwarded-for": "203.0.113.9",
        ...(token !== null && { cookie: `${tokenName}=${token}` }),
      };
      return (await request.get(path, { headers })).status();
    };
    expect(await statusFor(null), path).toBe(404);
    expect(await statusFor(tokens.member), path).toBe(404);
    expect(await statusFor(tokens.admin), path).toBe(200);
  }
});

test("the page about the server says no value of a setting", async ({ request }) => {
  const html = await (await request.get("/debug")).text();
  expect(html).toContain("DATABASE_URL");
  expect(html).not.toContain((process.env.E2E_DATABASE_URL ?? "").replace("file:", ""));
  expect(html).not.toContain("no-reply@localhost");
});

test("only the page that tries connections may open them to other hosts", async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/websocket-test")).toContain("connect-src 'self' ws: wss:;");
  for (const path of ["/debug", "/login", "/"]) expect(await policyOf(path)).toContain("connect-src 'self';");
});

test("what is not there is a helpful page, however deep", async ({ request }) => {
  for (const path of ["/nothing", "/blog/nope", "/a/b/c/d", "/404", "/500", "/self-assessment/share/a/b"]) {
    const page = await request.get(path);
    expect({ path, status: page.status() }).toEqual({ path, status: 404 });
    expect(await page.text()).toContain("404 Page Not Found");
  }
});
