import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";

test("someone sees their sessions and ends another one", async ({ page, deps, signIn }) => {
  const { actor } = await signIn();
  const phone = await deps.sessions.start(actor.userId, { device: "Safari on iOS" });
  const others = await Promise.all(
    ["Tool 1", "Tool 2"].map((device) => deps.sessions.start(actor.userId, { device })),
  );

  await openPage(page, paths.account());
  const list = page.getByRole("region", { name: "Where you’re signed in" });
  await expect(list.getByRole("listitem").first()).toContainText("This device");
  await expect(list.getByRole("listitem")).toHaveCount(4);

  await list.getByRole("button", { name: "Sign out Safari on iOS" }).click();
  await expect(page.getByText(/Safari on iOS is/)).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  expect(await deps.sessions.findActor(phone)).toBeNull();

  await list.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByRole("dialog")).toContainText("2 other devices");
  await page.getByRole("button", { name: "Sign them out" }).click();
  await expect(page.getByText(/other device is/)).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  for (const token of others) expect(await deps.sessions.findActor(token)).toBeNull();

  await openPage(page, paths.account());
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText("You’re signed in here, and nowhere else.");
});

test("force-logout asks first when it is reached from another site or a typed address", async ({
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

test("force-logout from our own pages ends the session and leads to the start page", async ({
  page,
  deps,
  signIn,
}) => {
  const { token } = await signIn();
  await page.goto(paths.about());
  await page.evaluate(() => localStorage.setItem("openpane.words.1", "able"));
  await page.evaluate((path) => location.assign(path), paths.forceLogout());
  await expect(page).toHaveURL(paths.home());
  expect(await deps.sessions.findActor(token)).toBeNull();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key === "auth_token" || key.startsWith("openpane."))).toEqual([]);
  expect((await page.context().cookies()).filter(({ name }) => name === "auth_token")).toEqual([]);
});
