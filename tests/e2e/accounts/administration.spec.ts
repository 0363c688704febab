import { sessions } from "#db/schema/index.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { givePassword, knownPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated } from "#tests/e2e/support/hydrated.ts";
import { eq } from "drizzle-orm";

// A refusal tells the dialog to ask for the password.
test.use({ expectedComplaints: /status of 400/ });

test(
  "an administrator finds a person, acts on them and reads it in the log",
  { tag: "@phone" },
  async ({ page, deps, signIn }) => {
    const { actor } = await signIn({ isAdmin: true });
    await givePassword(deps, actor);
    const name = `Zora${deps.ids.code("abcdefghij", 8)}`;
    const person = await makeUser(deps, { firstName: name, lastName: "Quist" });
    const dialog = page.getByRole("dialog");

    await page.goto(paths.admin());
    await page
      .getByRole("navigation", { name: "Administration" })
      .getByRole("link", { name: "People" })
      .click();
    await hydrated(page);
    await page.getByLabel("Search by").fill(name.slice(0, 7));
    await expect(page.getByRole("list", { name: "People" }).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("link", { name }).click();
    await hydrated(page);

    await test.step("an act asks first, says what came of it and keeps the keyboard in place", async () => {
      await page.getByRole("button", { name: "Give Facilitator Pro" }).click();
      await dialog.getByLabel("Last day").fill("2126-11-30");
      await dialog.getByRole("button", { name: "Give the plan" }).click();
      await expect(page.getByText("Plan given, until 30 November 2126")).toBeVisible();
      const news = page.getByText(`${person.email} has Facilitator Pro until 30 November 2126`);
      await expect(news.locator("xpath=..")).toBeFocused();
    });

    await test.step("once the sign-in is a while ago, it asks for the password", async () => {
      const createdAt = new Date(Date.now() - 3_600_000);
      await deps.db.write((tx) =>
        tx.update(sessions).set({ createdAt }).where(eq(sessions.userId, actor.userId)),
      );
      await page.getByRole("button", { name: "Make an administrator" }).click();
      await dialog.getByRole("button", { name: "Make an administrator" }).click();
      await dialog.getByLabel("Your password", { exact: true }).fill(knownPassword);
      await dialog.getByRole("button", { name: "Make an administrator" }).click();
      await expect(page.getByText(/is an administrator now/)).toBeVisible();
    });

    await test.step("the log has it", async () => {
      const log = page.getByRole("list", { name: "Log" });
      await expect(log.getByRole("listitem")).toHaveText([
        /Made an administrator/,
        /Gave Facilitator Pro, until 30 November 2126/,
      ]);
    });

    await test.step("an account goes only when its address is typed", async () => {
      await page.getByRole("button", { name: "Delete the account" }).click();
      await dialog.getByRole("button", { name: "Delete it for good" }).click();
      await dialog.getByLabel("Your password", { exact: true }).fill(knownPassword);
      await dialog.getByRole("button", { name: "Delete it for good" }).click();
      await expect(dialog.getByText("That isn’t the address of this account.").first()).toBeVisible();
      await dialog.getByLabel(`Type ${person.email}`).fill(person.email);
      await dialog.getByLabel("Your password", { exact: true }).fill(knownPassword);
      await dialog.getByRole("button", { name: "Delete it for good" }).click();
      await expect(page.getByText(`The account of ${person.email} is deleted.`)).toBeVisible();
      await page.getByRole("link", { name: "See all people" }).click();
      await expect(page).toHaveURL(adminPaths.people());
    });
  },
);
