import { cardSizes } from "#src/shared/result/card.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openFold } from "#tests/e2e/support/result.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { readFile } from "node:fs/promises";

test(
  "an owner downloads a picture of the whole window",
  { tag: "@phone" },
  async ({ page, request, signIn }) => {
    const { token } = await signIn();
    const { id } = await makeRevealedSurvey(request, token);
    await page.goto(paths.assessmentResults(id));
    await openFold(page, "Pictures of your window");
    const section = page.getByRole("region", { name: "A keepsake for you alone" });
    await expect(section.getByText("people picked these words in confidence")).toBeVisible();
    await section.getByRole("switch", { name: "Show the round’s title" }).click();
    const link = section.getByRole("link", { name: "Download tall PNG" });
    await expect(link).toHaveAttribute("href", paths.keepsake(id, "story", true));
    const download = page.waitForEvent("download");
    await link.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("openpane-my-window-story.png");
    const bytes = await readFile(await file.path());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(Object.values(cardSizes.story));
  },
);
