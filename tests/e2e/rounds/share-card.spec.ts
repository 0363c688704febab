import { pictureSizes } from "#src/shared/result/card.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { readFile } from "node:fs/promises";

test(
  "a card reaches the share sheet in three taps, gets a link, changes and is removed",
  { tag: "@phone" },
  async ({ page, request, signIn, openVisitor }) => {
    const { token } = await signIn({ firstName: "Ada" });
    const { id } = await makeRevealedSurvey(request, token, 6);
    // Files passed to the system's share sheet, which Chromium lacks here.
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(globalThis, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files = [] }: ShareData) => {
          for (const file of files) shared.push(`${file.name} ${file.type} ${String(file.size > 10_000)}`);
        },
      });
    });
    await page.goto(paths.assessmentResults(id));
    await page.getByRole("link", { name: "Share", exact: true }).click();
    const section = page.getByRole("region", { name: "A card to show" });
    await section.getByRole("button", { name: "Share picture" }).click();
    // The third tap chooses an app.
    expect(await page.evaluate<unknown>("shared")).toEqual(["openpane-card-post.png image/png true"]);

    await section.getByRole("radio", { name: "Story" }).check();
    await section.getByRole("radio", { name: "Dark" }).check();
    await expect(section.getByRole("img")).toHaveJSProperty("naturalHeight", pictureSizes.story.height);
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name: "Download picture" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("openpane-card-story.png");
    expect((await readFile(await file.path())).readUInt32BE(20)).toBe(pictureSizes.story.height);

    await section.getByRole("button", { name: "Make a link" }).click();
    const field = section.getByRole("textbox", { name: "Your card’s link" });
    const first = new URL(await field.inputValue()).pathname;
    await section.getByRole("button", { pressed: true }).first().click();
    await section.getByRole("button", { name: "Make a new link" }).click();
    await expect(section.getByText("this one stops working")).toBeHidden();
    const path = new URL(await field.inputValue()).pathname;
    expect((await request.get(first)).status()).toBe(404);

    const visitor = await openVisitor({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText("picked these words for me.");
    await expect(visitor.getByRole("img")).toHaveJSProperty("naturalWidth", pictureSizes.wide.width);
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const preview = visitor.locator('meta[property="og:image"]');
    expect(new URL((await preview.getAttribute("content")) ?? "").pathname).toBe(`${path}.png`);
    await expect(visitor.getByRole("link", { name: "How do people see you?" })).toHaveAttribute(
      "href",
      paths.home(),
    );
    expect(await visitor.context().cookies()).toEqual([]);
    const anybody = await openVisitor({ viewport: { width: 320, height: 640 } });
    await anybody.goto(path);
    await expectAccessible(anybody);
    const widest = await anybody.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, "sideways scroll").toBeLessThanOrEqual(320);

    await section.getByRole("button", { name: "Turn the link off" }).click();
    await page.getByRole("button", { name: "Turn it off" }).click();
    await expect(section.getByRole("button", { name: "Make a link" })).toBeVisible();
    for (const gone of [path, `${path}.png`]) expect((await request.get(gone)).status()).toBe(404);

    const window = page.getByRole("region", { name: "Your whole window" });
    await expect(window.getByText("This shows all of your window")).toBeVisible();
    await window.getByRole("button", { name: "Draw my window" }).click();
    await expect(window.getByRole("img")).toHaveJSProperty("naturalHeight", pictureSizes.post.height);
  },
);
