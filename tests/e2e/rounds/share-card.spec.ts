import { cardSizes } from "#src/shared/result/card.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";

test("a card is made, shown to anyone without a script, and taken back", async ({
  page,
  request,
  signIn,
  openVisitor,
}) => {
  const { token } = await signIn({ firstName: "Ada" });
  const { id } = await makeRevealedSurvey(request, token, 5);
  await request.post(`/api/surveys/${id}/close`, { headers: { authorization: `Bearer ${token}` } });
  await page.goto(paths.assessmentResults(id));
  await page.getByRole("link", { name: "Make a card" }).click();
  const section = page.getByRole("region", { name: "A card to show" });
  await section.getByRole("button", { name: "Make the card" }).click();
  await expect(section.getByRole("img")).toHaveJSProperty("naturalWidth", cardSizes.wide.width);
  const download = page.waitForEvent("download");
  await section.getByRole("link", { name: "Download PNG" }).click();
  expect((await download).suggestedFilename()).toBe("openpane-card.png");
  await section.getByRole("radio", { name: "Tall, for stories" }).check();
  await expect(section.getByRole("img")).toHaveJSProperty("naturalHeight", cardSizes.story.height);
  const path = (await section.getByRole("link", { name: "See its page" }).getAttribute("href")) ?? "";

  const visitor = await openVisitor({ javaScriptEnabled: false });
  await visitor.goto(path);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Ada’s open pane");
  await expect(visitor.getByRole("img")).toHaveJSProperty("naturalWidth", cardSizes.wide.width);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(visitor.getByText("at least one other person picked for them too")).toBeVisible();
  const preview = visitor.locator('meta[property="og:image"]');
  expect(new URL((await preview.getAttribute("content")) ?? "").pathname).toBe(`${path}.png`);
  expect(await visitor.context().cookies()).toEqual([]);
  const anybody = await openVisitor({ viewport: { width: 320, height: 640 } });
  await anybody.goto(path);
  await expectAccessible(anybody);
  const widest = await anybody.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, "sideways scroll").toBeLessThanOrEqual(320);

  await section.getByRole("button", { name: "Turn the link off" }).click();
  await page.getByRole("button", { name: "Turn it off" }).click();
  await expect(section.getByRole("button", { name: "Make the card" })).toBeVisible();
  for (const gone of [path, `${path}.png`]) expect((await request.get(gone)).status()).toBe(404);
});
