import { askBackKey } from "#src/shared/onboarding/start-words.ts";
import { paths } from "#src/shared/site/paths.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { pick } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated } from "#tests/e2e/support/hydrated.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";

const ownWords = ["Bold", "Proud", "Quiet", "Tense", "Witty"];

test(
  "a peer gets from sending words to their own link in eight taps and four screens",
  { tag: "@phone" },
  async ({ deps, request, signIn, openVisitor }) => {
    const { token } = await signIn({ firstName: "Robin" });
    const round = await makeSurvey(request, token);
    const page = await openVisitor();
    await page.goto(paths.shared(round.shareId));
    await pick(page, "Able", "Calm", "Kind", "Wise", "Warm");

    const taps: string[] = [];
    const screens: string[] = [];
    const tap = async (target: Locator) => {
      taps.push(((await target.textContent()) ?? "").trim());
      await target.click();
    };
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    const start = performance.now();
    await tap(button(/^Send my/));
    await expect(page.getByRole("heading", { name: "Now you: which words are yours?" })).toBeVisible();
    screens.push("thanks");
    for (const word of ownWords) await tap(page.locator("#words label", { hasText: word }));
    const email = `peer-${crypto.randomUUID()}@example.org`;
    await page.getByLabel("Your email").fill(email);
    await expectAccessible(page);
    await tap(button("Email me a code"));
    await expect(page.getByLabel("Verification code")).toBeFocused();
    screens.push("code");
    await page.keyboard.type(await codeFor(deps, email));
    await expect(page.getByLabel("First name")).toBeFocused();
    screens.push("profile");
    await page.getByLabel("First name").fill("Alma");
    await page.getByLabel("Last name").fill("Sample");
    await page.getByLabel("Password", { exact: true }).fill("walking home at night");
    await tap(button("Create account and start my round"));
    await expect(page.getByLabel("Your link")).toHaveValue(/\/s\//);
    screens.push("own link");
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const counted = `${String(taps.length)} taps, ${String(screens.length)} screens, ${seconds} s by machine`;
    console.log(`${counted}: ${taps.join(" → ")} (${screens.join(" → ")})`);
    expect([taps.length, screens.length]).toEqual([8, 4]);
    await expect(page.getByRole("list", { name: "Your words" }).getByRole("listitem")).toHaveText(ownWords);

    // Shared by the person's own hand, without any server.
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await hydrated(page);
    await button("Ask Robin back").click();
    await expect(page.getByText(/Copied/)).toBeVisible();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message).toMatch(/^Robin, how do you see me\?.*\/s\/\S+$/s);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain("Robin");
    expect(await page.evaluate((key) => sessionStorage.getItem(key), askBackKey)).toBe("Robin");
  },
);
