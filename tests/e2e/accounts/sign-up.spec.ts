import { paths } from "#src/shared/site/paths.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";

/** A wrong code is 400, which the browser reports. */
test.use({ expectedComplaints: /status of 400/ });

const password = "walking home at night";
const newEmail = () => `newcomer-${crypto.randomUUID()}@example.org`;

test("someone signs up with the code from their mailbox", { tag: "@phone" }, async ({ page, deps }) => {
  const email = newEmail();
  await openPage(page, paths.register(paths.assessmentNew()));
  await page.getByRole("button", { name: "Send verification code" }).click();
  await expect(page.getByText("Please enter your email address")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send verification code" }).click();

  const codeField = page.getByLabel("Verification code", { exact: true });
  await expect(codeField).toBeFocused();
  // Opening the mailbox in this tab keeps the step.
  await page.goto("/dev/mail");
  const mail = page.getByRole("article").filter({ hasText: email });
  await expect(mail).toContainText(await codeFor(deps, email));
  await page.goBack();
  await codeField.fill("zzzzzz");

  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toContainText("Please fill in all fields");
  await page.getByLabel("First name").fill("Alma");
  await page.getByLabel("Last name").fill("Sample");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByText("Please check your email and enter the correct 6-digit code")).toBeVisible();
  // As much as a small phone leaves above its keyboard: the toast covers neither the field nor its error.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 300 });
  await page.getByRole("button", { name: "Back to verification" }).click();
  await expect(codeField).toBeFocused();
  await expect
    .poll(async () => {
      const [field, toast] = await Promise.all(
        [".field", ".toast"].map((part) => page.locator(part).boundingBox()),
      );
      return field && toast && field.y >= toast.y + toast.height;
    })
    .toBe(true);
  if (size) await page.setViewportSize(size);
  await expect(page.getByRole("alert")).toContainText("Invalid verification code");
  await codeField.fill(` ${(await codeFor(deps, email)).toLowerCase()} `);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL(paths.assessmentNew());
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await openPage(page, paths.register());
  await expect(page).toHaveURL(paths.onboarding());
});
