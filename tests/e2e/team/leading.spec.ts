import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { inDialog } from "#tests/e2e/support/owner.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import { somewhere } from "#tests/factories/organisation/organisation.ts";
import { gatherRoom } from "#tests/factories/organisation/workshop.ts";

/* The host's page by keyboard, with a name as long as it can be. Where a button goes that was used, the keyboard must not start over. */

const longName = "Bartholomew Featherstonehaugh-Cholmondel";

test("a host leads on by keyboard, and hears where the group is", async ({ page, deps }) => {
  const { owner, workshop } = await gatherRoom(deps, { many: 2 });
  await joinWorkshop(deps, somewhere, { code: workshop.code, name: longName });
  await rememberToken(page, await deps.sessions.start(owner.userId));
  await openPage(page, workshopPaths.workshop(workshop.id));

  const remove = page.getByRole("button", { name: `Remove ${longName}` });
  const lines = (element: Element) => element.getBoundingClientRect().height;
  const other = page.getByRole("button", { name: "Remove Guest 00" });
  expect(await remove.evaluate(lines)).toBe(await other.evaluate(lines));

  await page.getByRole("button", { name: "Start picking words" }).press("Enter");
  await inDialog(page, "Start picking words").press("Enter");
  await expect(page.getByRole("heading", { name: "Your words" })).toBeFocused();
  await expect(page.getByRole("status").first()).toContainText("0 of 3 have saved their own words.");

  await page.getByRole("button", { name: "End the workshop" }).press("Enter");
  await inDialog(page, "End it").press("Enter");
  await expect(page.getByText("ended before windows opened, so nobody has one")).toBeVisible();
  await expect(page.locator("main")).toBeFocused();
});
