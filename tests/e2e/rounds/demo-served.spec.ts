import { sessions, users } from "#db/schema/index.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { demoViews } from "#src/shared/site/demo.ts";
import { paths } from "#src/shared/site/paths.ts";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";

/* What the demo's addresses answer, to whoever asks and however they spell it. */

const demoPages = [paths.demo(), ...demoViews.map(paths.demo)];

test("no page of the demo may connect to anything, or has the app's own addresses", async ({ request }) => {
  for (const path of demoPages) {
    const answer = await request.get(path);
    expect(answer.headers()["content-security-policy"], path).toMatch(
      /connect-src 'none';.*form-action 'none'/,
    );
    const hrefs = [...(await answer.text()).matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
    const leaving = hrefs.filter((href) =>
      /^\/(?:api|dashboard|account|assessment|admin)(?:\/|$)/.test(href),
    );
    expect(leaving, path).toEqual([]);
    expect(await answer.text(), path).toContain('name="robots" content="noindex"');
  }
});

test("the header says on which of its pages one is", async ({ request }) => {
  for (const path of [paths.demo(), paths.demo("results"), paths.demo("account")]) {
    const current = [
      ...(await (await request.get(path)).text()).matchAll(/<a [^>]*aria-current="page"[^>]*>/g),
    ];
    expect(
      current.map(([tag]) => / href="([^"]*)"/.exec(tag)?.[1]),
      path,
    ).toEqual([path]);
  }
});

test("two visits give the same picture, wherever and whenever @thorough", async ({ openVisitor }) => {
  for (const view of ["dashboard", ...demoViews]) {
    const pictures = [];
    for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
      const page = await openVisitor({ timezoneId, viewport: { width: 900, height: 900 } });
      await openPage(page, `/self-assessment?screenshot=true&page=${view}`);
      await expect(page.locator("[data-picture]").first()).toBeAttached();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      pictures.push(await page.screenshot({ fullPage: true }));
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0)), view).toBe(true);
  }
});

test("no spelling of it opens anything", async ({ deps, playwright, baseURL, signIn, request }) => {
  const { token, actor } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  // Others sign in meanwhile: looked at are the one whose session is at hand, and the one whom the demo shows.
  const opened = async () => ({
    sessions: await deps.db.read.$count(sessions, inArray(sessions.userId, [actor.userId, "demo-owner"])),
    users: await deps.db.read.$count(users, eq(users.email, "maya@example.org")),
  });
  const seen: Record<string, string> = {};
  const cases: [string, string][] = [
    ["/api/me?screenshot=true", "401"],
    ["/api/surveys?screenshot=true&page=/bypass-auth", "401"],
    [`/api/surveys/${id}/analysis?screenshot=true`, "401"],
    ["/api/bypass-auth", "404"],
    ["/api/me/bypass-auth", "404"],
    ["/admin?screenshot=true", "302 /bypass-auth?screenshot=true"],
    ["/admin?SCREENSHOT=true", "200"],
    [`/assessment/${id}/results?screenshot=true`, "302 /bypass-auth/result?screenshot=true"],
    [`/assessment/${id}/results?x=/bypass-auth`, "200"],
    ["/bypass-auth/../admin", "200"],
    ["/bypass-auth%2F..%2Fadmin", "302 /bypass-auth"],
    ["/bypass-auth/..%2Fadmin", "302 /bypass-auth"],
    ["/bypass-auth;/admin", "302 /bypass-auth"],
    ["/x/bypass-auth", "302 /bypass-auth"],
    [`/assessment/bypass-auth/results`, "302 /bypass-auth/result"],
    ["/self-assessment?screenshot=true&page=//evil.example", "302 /bypass-auth?screenshot=true"],
    ["/self-assessment?screenshot=true&page=/admin", "302 /bypass-auth?screenshot=true"],
    ["/%62ypass-auth", "200"],
  ];
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  for (const [address] of cases) {
    const answer = await visitor.get(address, { maxRedirects: 0 });
    const location = answer.headers()["location"];
    seen[address] = location === undefined ? `${answer.status()}` : `${answer.status()} ${location}`;
    expect(answer.headers()["set-cookie"], address).toBeUndefined();
    // The pages behind it are the same for everyone: nothing private, whoever asks.
    for (const cookie of ["", `${sessionTokenName}=${token}`]) {
      const page = await visitor.get(address, { headers: { cookie } });
      if (new URL(page.url()).pathname.startsWith("/bypass-auth"))
        expect(await page.text(), address).not.toContain(actor.email);
    }
  }
  expect(seen).toEqual(Object.fromEntries(cases));
  const posted = await visitor.post("/api/surveys?screenshot=true", { data: { title: "x" } });
  expect(posted.status()).toBe(401);
  await visitor.dispose();
  expect(await opened()).toEqual({ sessions: 1, users: 0 });
});
