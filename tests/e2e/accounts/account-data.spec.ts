import { users } from "#db/schema/index.ts";
import { paths } from "#src/shared/site/paths.ts";
import { givePassword, knownPassword as password } from "#tests/factories/password.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";

const linkIn = (text: string, path: string): string => new RegExp(`${path}[\\w?=-]+`).exec(text)?.[0] ?? "";

const section = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("a new address", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("replaces the old one by an emailed link", async ({ page, deps, signIn }) => {
    const { actor, token } = await signIn();
    await givePassword(deps, actor);
    const elsewhere = await deps.sessions.start(actor.userId);
    const next = `new-${actor.email}`;
    await openPage(page, paths.account());
    const address = section(page, "Your email address");
    await expect(address).toContainText(actor.email);
    await address.getByRole("button", { name: "Change my address" }).click();
    await expect(address.getByLabel("New email address")).toBeFocused();
    await address.getByLabel("New email address").fill(next);
    await address.getByLabel("Your password", { exact: true }).fill("Wrong-tulip-4");
    await address.getByRole("button", { name: "Send me the link" }).click();
    await expect(address.getByRole("alert")).toContainText(/password/);
    await address.getByLabel("Your password", { exact: true }).fill(password);
    await address.getByRole("button", { name: "Send me the link" }).click();
    await expect(address.getByText("Check your other inbox")).toBeVisible();

    const [mail] = await mailsTo(deps, next);
    const link = linkIn(mail?.text ?? "", "/account/confirm-email/");
    await openPage(page, link);
    // Opening the page changes nothing: email programs do that.
    expect(await deps.sessions.findActor(token)).toMatchObject({ email: actor.email });
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByRole("heading", { name: "Your address is changed" })).toBeFocused();
    expect(await deps.sessions.findActor(token)).toMatchObject({ email: next });
    expect(await deps.sessions.findActor(elsewhere)).toBeNull();
    await page.getByRole("link", { name: "Go to your account" }).click();
    await expect(section(page, "Your email address")).toContainText(next);
    await openPage(page, link);
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByRole("alert")).toContainText(/expired/);
  });
});

test.describe("an account", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("is deleted with the right password and the right word only", async ({ page, deps, signIn }) => {
    const { actor, token } = await signIn();
    await givePassword(deps, actor);
    await openPage(page, paths.account());
    await page.evaluate(() => localStorage.setItem("openpane.draft", "kept"));
    const ask = page.getByRole("button", { name: "Delete my account" });
    await ask.click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog).toContainText("What stays:");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await ask.click();
    const go = dialog.getByRole("button", { name: "Delete it for good" });
    await go.click();
    await expect(dialog.getByRole("alert")).toContainText("Please type the word");
    await dialog.getByLabel("Type the word “delete”").fill("delete");
    await dialog.getByLabel("Password of this account", { exact: true }).fill("Wrong-tulip-4");
    await go.click();
    await expect(dialog.getByRole("alert")).toContainText(/password/);
    expect(await deps.sessions.findActor(token)).not.toBeNull();
    await dialog.getByLabel("Password of this account", { exact: true }).fill(password);
    await go.click();

    await expect(page).toHaveURL(paths.accountDeleted());
    await expect(page.getByText("Your account is deleted")).toBeVisible();
    expect(await deps.sessions.findActor(token)).toBeNull();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("auth_token");
    const rows = await deps.db.read.select().from(users).where(eq(users.id, actor.userId));
    expect(rows).toEqual([]);
    expect((await mailsTo(deps, actor.email)).map(({ subject }) => subject)).toEqual([
      "Your Openpane account is deleted",
    ]);
    await page.goto(paths.home());
    await expect(page.getByText("Your account is deleted")).toBeHidden();
  });
});
