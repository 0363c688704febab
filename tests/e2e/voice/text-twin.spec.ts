import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { refuseMicrophone } from "./fake-microphone.ts";
import { expectQuiet, openedOn, watchHardware } from "./hardware.ts";
import { scriptAgent } from "./service/scripted-agent.ts";

test("whoever is refused the microphone types, by keyboard alone, and nothing listens", async ({ page }) => {
  await refuseMicrophone(page);
  await watchHardware(page);
  const nextLine = await scriptAgent(page, { brain: "openai" });
  const sent: unknown[] = [];
  await page.route("**/api/helpline-demo/send-emails", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 202, json: { success: true } });
  });
  await page.goto(paths.home());
  await page.getByRole("button", { name: "Try the voice demo" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Your role").focus();
  await page.keyboard.type("Therapist");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@example.org");
  await page.keyboard.press("Enter");

  await expect(page.getByText("What you say or type goes to OpenAI")).toBeVisible();
  await page.getByRole("button", { name: "Start talking" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Microphone Access Required");
  await expectQuiet(page);
  await page.getByRole("button", { name: "Type instead" }).focus();
  await page.keyboard.press("Enter");

  const line = await nextLine();
  line.say(1, "What would you want to know first?");
  await expect(page.getByRole("log")).toContainText("What would you want to know first?");
  await page.getByLabel("Your answer").focus();
  await page.keyboard.type("What surprises people");
  await page.keyboard.press("Enter");
  expect(await line.frame("user_activity")).toBeTruthy();
  expect(await line.frame("user_message")).toMatchObject({ text: "What surprises people" });
  await expect(page.getByLabel("Your answer")).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await line.close(1000);
  await expect(page.getByText("That’s the end of the talk.")).toBeVisible();
  await expect(page.getByRole("log")).toContainText("What would you want to know first?");
  expect(await openedOn(page)).toEqual({ tracks: 0, contexts: 0 });
  expect(sent).toEqual([
    { role: "therapist_counselor", firstName: "Ada", lastName: "", email: "ada@example.org" },
  ]);
});
