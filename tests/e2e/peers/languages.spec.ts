import { inLanguage, languageTags } from "#src/shared/languages/languages.ts";
import { textsIn, wordNames } from "#src/shared/languages/texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { expectToFit } from "#tests/e2e/support/sound.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import type { Page } from "@playwright/test";

const picked = catalogue.slice(0, 6).map(({ id }) => id);

/** A page says all in one language, and nothing of it is wider than an old phone. */
async function expectLocal(page: Page, language: string, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  await expectToFit(page, 320);
}

// Looking for a link that isn't there.
test.use({ expectedComplaints: /404 \(Not Found\)/ });

for (const language of languageTags.filter((tag) => tag !== "en"))
  test(`a peer’s whole way in ${language}`, { tag: "@phone" }, async ({ request, signIn, openVisitor }) => {
    const texts = textsIn(language);
    const { peer } = texts;
    const { token } = await signIn({ firstName: "Robin" });
    const { id, shareId } = await makeSurvey(request, token);
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.patch(`/api/surveys/${id}`, { headers, data: { language } })).ok()).toBe(true);
    const page = await openVisitor({ viewport: { width: 320, height: 640 }, locale: "en-GB" });

    await page.goto(paths.shared(shareId));
    await expectLocal(page, language, peer.titles.form("Robin"));
    await expectAccessible(page);

    for (const name of wordNames(texts, picked)) await page.getByText(name, { exact: true }).first().click();
    await page.getByRole("button", { name: peer.bar.sending.ready.replace("{n}", "6") }).click();
    await page.waitForURL(`**${inLanguage(paths.complete(), language)}`);
    const given = await page.locator(".given li").allInnerTexts();
    expect(given.sort()).toEqual(
      wordNames(texts, picked)
        .map((name) => name.toLowerCase())
        .sort(),
    );
    await expectToFit(page, 320);
    await expectAccessible(page);

    const link = await page.locator("#withdraw-link").innerText();
    await page.goto(link);
    await expectLocal(page, language, peer.withdrawal.title);
    await page.getByRole("button", { name: peer.withdrawal.button }).click();
    await expectLocal(page, language, peer.withdrawal.done.title);

    await page.goto(inLanguage(paths.shared("nothing"), language));
    await expectLocal(page, language, peer.unknown.title);
    await page.goto(inLanguage(serverPaths.direct(), language));
    await expectLocal(page, language, peer.code.title);
    await openPage(page, inLanguage(paths.register(), language));
    await expect(page.getByRole("button", { name: texts.signUp.email.button })).toBeVisible();
    await expectToFit(page, 320);
  });

test("a page is switched without a script, and a refused form stays in its language", async ({
  browser,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const { shareId } = await makeSurvey(request, token);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "pl-PL" });
  const page = await context.newPage();
  await page.goto(paths.shared(shareId));
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  await page.locator(".language-switch summary").click();
  await page.getByRole("link", { name: "Nederlands" }).click();
  expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  await page.getByRole("button", { name: textsIn("nl").peer.bar.sending.button }).click();
  expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  await expect(page.getByRole("alert")).toContainText(textsIn("nl").peer.problems.tooFew(5));
  expect(await context.cookies()).toEqual([]);
  await context.close();
});
