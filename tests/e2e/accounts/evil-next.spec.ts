import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";

/* `next` comes from whoever made the link. It leads to a page of ours, or nowhere. */

const evil = [
  "https://evil.example",
  "HTTPS:evil.example",
  "//evil.example",
  "///evil.example/",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "\t//evil.example",
  " //evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "javascript:alert(document.domain)",
  "\u0001javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "@evil.example",
  "evil.example",
  "http:evil.example",
  "//evil.example%00.localhost",
  "/\\\t/evil.example",
  "",
];

/** As they stand in a link: our own code never sees them but through the URL's parser. */
const evilQueries = [
  "next=%2F%2Fevil.example",
  "next=%2f%5cevil.example",
  "next=/%09/evil.example",
  "next=/%0d%0aLocation:%20//evil.example",
  "next=%5c%5cevil.example",
  "next=//evil.example&next=/account",
  "next[]=//evil.example",
  "intent=subscribe&next=//evil.example",
  "intent=//evil.example",
];

const spellings = [...evil.map((next) => `next=${encodeURIComponent(next)}`), ...evilQueries];
const isEvil = (location: string): boolean => {
  const { origin } = new URL(location, "http://here.invalid/login");
  return origin !== "http://here.invalid";
};

test("a signed-in person is led to a page of ours, whatever next says", async ({
  request,
  signIn,
  baseURL,
}) => {
  const { token } = await signIn();
  const headers = { cookie: `${sessionTokenName}=${token}` };
  for (const page of ["/login", "/register"]) {
    for (const query of spellings) {
      const answer = await request.get(`${String(baseURL)}${page}?${query}`, { headers, maxRedirects: 0 });
      const location = answer.headers()["location"] ?? "none";
      expect({ page, query, status: answer.status() }).toEqual({ page, query, status: 302 });
      expect({ page, query, location, isEvil: isEvil(location) }).toMatchObject({ isEvil: false });
      expect(location).toMatch(/^\/(?!\/)/);
    }
    const good = await request.get(`${String(baseURL)}${page}?next=%2Faccount`, { headers, maxRedirects: 0 });
    expect(good.headers()["location"]).toBe("/account");
  }
});

test("nor does the page lead away whom the token alone signs in", async ({ signIn, openVisitor }) => {
  const { token } = await signIn();
  for (const [n, next] of ["//evil.example", "/\\evil.example", "javascript:alert(1)"].entries()) {
    const page = await openVisitor();
    await rememberToken(page, token);
    await page.context().clearCookies();
    await openPage(page, n % 2 === 0 ? paths.login(next) : paths.register(next));
    await expect(page).toHaveURL(paths.dashboardSelf());
  }
});

test("pages whose address holds a token send it nowhere, and are not stored", async ({
  request,
  baseURL,
}) => {
  for (const path of [
    "/login?token=a-secret",
    "/login?reset=a-secret",
    "/reset-password?token=a-secret",
    "/verify-email/a-secret",
    "/verify-email?auto_token=a-secret",
    "/withdraw/a-secret",
    "/shared/a-secret",
    "/assessment/invite/a-secret",
  ]) {
    const answer = await request.get(`${String(baseURL)}${path}`, { maxRedirects: 0 });
    expect({ path, referrer: answer.headers()["referrer-policy"] }).toEqual({
      path,
      referrer: "no-referrer",
    });
    expect({ path, cache: answer.headers()["cache-control"] }).toMatchObject({
      cache: expect.stringMatching(/^no-(store|cache)$/),
    });
  }
});
