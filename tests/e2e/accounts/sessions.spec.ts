import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import type { Page } from "@playwright/test";

test("someone sees where they are signed in, and ends it elsewhere", async ({ page, deps, signIn }) => {
  const { actor } = await signIn();
  const phone = await deps.sessions.start(actor.userId, { device: "Safari on iOS" });
  const others = await Promise.all(
    Array.from({ length: 12 }, (_, n) => deps.sessions.start(actor.userId, { device: `Tool ${n}` })),
  );

  await openPage(page, paths.account());
  const list = page.getByRole("region", { name: "Where you’re signed in" });
  await expect(list.getByRole("listitem").first()).toContainText("This device");
  await expect(list.getByRole("listitem")).toHaveCount(8);
  await list.getByRole("button", { name: "Show all 14 devices" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(14);

  await list.getByRole("button", { name: "Sign out Safari on iOS" }).click();
  await expect(page.getByText(/Safari on iOS is/)).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(13);
  expect(await deps.sessions.findActor(phone)).toBeNull();

  await list.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByRole("dialog")).toContainText("12 other devices");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign them out" }).click();
  await expect(page.getByText(/other device is/)).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  for (const token of others) expect(await deps.sessions.findActor(token)).toBeNull();

  await openPage(page, paths.account());
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText("You’re signed in here, and nowhere else.");
});

test("someone signs out where they are, after a question", async ({ page, deps, signIn }) => {
  const { token } = await signIn();
  await openPage(page, paths.account());
  await page.getByRole("button", { name: "Sign out this device" }).click();
  await page.getByRole("button", { name: "Stay signed in" }).click();
  expect(await deps.sessions.findActor(token)).not.toBeNull();
  await page.getByRole("button", { name: "Sign out this device" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(paths.home());
  expect(await deps.sessions.findActor(token)).toBeNull();
});

test("the list is in the page before any script runs", async ({ page, deps, signIn }) => {
  const { actor } = await signIn();
  await deps.sessions.start(actor.userId, { device: "Safari on iOS" });
  const html = await (await page.request.get(paths.account())).text();
  expect(html).toContain("Safari on iOS");
});

/** Goes there as a link on one of our own pages does. */
const followOwnLink = (page: Page) => page.evaluate((path) => location.assign(path), paths.forceLogout());

test("force-logout ends the session, forgets the person, and leads to the start page", async ({
  page,
  deps,
  signIn,
}) => {
  const { token } = await signIn();
  // Fetching it alone, as a link in another page could make a browser do, changes nothing.
  await page.request.get(paths.forceLogout());
  expect(await deps.sessions.findActor(token)).not.toBeNull();

  await page.goto(paths.dashboardSelf());
  await page.evaluate(() => localStorage.setItem("openpane.words.1", "able"));
  // The page leads on by itself. The first time it may not, so that it can be looked at.
  const home = ({ pathname }: URL) => pathname === paths.home();
  await page.route(home, (route) => route.abort("aborted"), { times: 1 });
  const led = page.waitForRequest((request) => home(new URL(request.url())));
  await followOwnLink(page);
  await expect(page.getByText("You’re signed out")).toBeVisible();
  await led;
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL(paths.home());
  expect(await deps.sessions.findActor(token)).toBeNull();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key === "auth_token" || key.startsWith("openpane."))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === "auth_token")).toEqual([]);
});

test("force-logout asks first where another site, or an address that was typed, leads to it", async ({
  page,
  deps,
  signIn,
  baseURL,
}) => {
  const { token } = await signIn();
  const target = new URL(paths.forceLogout(), baseURL).href;
  const body = `<!doctype html><title>Cats</title><a href="${target}">A picture of a cat</a>`;
  await page.route("http://cats.example/**", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("http://cats.example/");
  await page.getByRole("link").click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await page.goto(paths.forceLogout());
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect(await deps.sessions.findActor(token)).not.toBeNull();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You’re signed out")).toBeVisible();
  expect(await deps.sessions.findActor(token)).toBeNull();
});

test("force-logout works without scripts, at a click", async ({ openVisitor, deps, signIn, baseURL }) => {
  const { token } = await signIn();
  const page = await openVisitor({ javaScriptEnabled: false });
  await page
    .context()
    .addCookies([{ name: "auth_token", value: token, url: baseURL ?? "", sameSite: "Strict" }]);
  await page.goto(paths.forceLogout());
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(paths.home());
  expect(await deps.sessions.findActor(token)).toBeNull();
});

test.describe("without the server", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("force-logout says that it did not work, and tries again", async ({ page, deps, signIn }) => {
    const { token } = await signIn();
    await page.route("**/api/trpc/session.logOut*", (route) => route.abort(), { times: 1 });
    await page.goto(paths.forceLogout());
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("alert")).toContainText("You’re still signed in");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("You’re signed out")).toBeVisible();
    expect(await deps.sessions.findActor(token)).toBeNull();
  });
});
