import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { pick } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";

const wordBox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

const shownWords = (page: Page) => page.locator("label.chip > span > span:first-child").allTextContents();

test(
  "words have an order of the peer's own, and picked ones gather where they can be removed",
  { tag: "@phone" },
  async ({ request, signIn, openVisitor }) => {
    const { token } = await signIn();
    const { shareId } = await makeSurvey(request, token);
    const orderOf = async (person: Page) => {
      await expect(person.locator("[data-drawn]")).toBeVisible();
      return shownWords(person);
    };
    const [other, peer] = [await openVisitor(), await openVisitor()];
    for (const person of [other, peer]) await person.goto(paths.shared(shareId));
    const order = await orderOf(peer);
    expect(await orderOf(other)).not.toEqual(order);
    await peer.reload();
    expect(await orderOf(peer)).toEqual(order);

    const placeOf = (name: string) => peer.locator("label.chip").filter({ hasText: name }).boundingBox();
    await peer.locator("label.chip").last().scrollIntoViewIfNeeded();
    const before = await placeOf("Witty");
    await pick(peer, "Wise", "Able");
    await peer.locator("label.chip").last().scrollIntoViewIfNeeded();
    const after = await placeOf("Witty");
    expect(after?.x, "ticking moves no other word").toBe(before?.x);
    expect(after?.width).toBe(before?.width);
    const tray = peer.getByRole("list", { name: "Words you picked" });
    await expect(tray.getByRole("button")).toHaveText(["Wise", "Able"]);
    await expect(tray).toBeInViewport();
    await tray.getByRole("button", { name: "Remove Wise" }).click();
    await expect(wordBox(peer, "Wise")).not.toBeChecked();
    await expect(peer.getByText("1 picked · choose 5 to 10")).toBeVisible();
  },
);
