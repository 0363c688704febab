import { unpublishPost } from "#src/server/domain/blog/writing/publish-post.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { pastedHtml, pastedMarkdown, programs } from "#tests/pasted/pasted.ts";
import type { Page } from "@playwright/test";
import { confirm, paste, preview, saved, startPost, text, title } from "./desk.ts";

const idIn = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";

const phone = { width: 320, height: 640 };

async function isAsWideAsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

/** Everything that's left out without a mark is named first. */
async function pasteAndAgree(page: Page, program: (typeof programs)[number]): Promise<void> {
  await paste(page, { html: pastedHtml(program), text: "x" });
  await expect(text(page).or(page.getByRole("dialog"))).not.toHaveCount(0);
  if (program === "libreoffice" || program === "google-docs") return;
  await expect(page.getByRole("dialog", { name: "Some of it can’t come along" })).toBeVisible();
  await page.getByRole("button", { name: "Paste the rest" }).click();
}

for (const program of programs)
  test(`a document from ${program} is pasted, undone, pasted again, published and read`, async ({
    page,
    deps,
    signIn,
  }) => {
    const { actor: author } = await signIn({ isAdmin: true });
    await startPost(page);
    const id = idIn(page.url());
    const markdown = pastedMarkdown(program);
    await pasteAndAgree(page, program);
    await expect.poll(() => text(page).inputValue()).toBe(`${markdown}\n\n`);
    await expect(text(page)).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue("");
    await expect(title(page)).toHaveValue("");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => text(page).inputValue()).toBe(`${markdown}\n\n`);
    const fresh = `${program} ${Math.random().toString(36).slice(2, 8)}`;
    await title(page).fill(fresh);
    // No post goes public with a gap for a picture.
    await text(page).fill(markdown.replaceAll("[Picture left out", "[No picture"));
    await saved(page);
    await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(fresh);

    await confirm(page, "Publish now");
    const link = page.getByRole("link", { name: "On the blog" });
    const address = await link.getAttribute("href");
    expect(address).toBe(paths.blogPost(fresh.replace(" ", "-")));
    await expect.poll(async () => (await page.request.get(address ?? "")).status()).toBe(200);
    await page.setViewportSize(phone);
    await page.goto(address ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(fresh);
    expect(await isAsWideAsWindow(page)).toBe(true);
    // Other tests' lists start the same.
    await unpublishPost(deps, author, id);
  });

test("a document of a thousand paragraphs is there at once, and goes with one undo", async ({
  page,
  signIn,
}) => {
  await signIn({ isAdmin: true });
  await startPost(page);
  await text(page).fill("Before.\n\n");
  const paragraphs = Array.from({ length: 1_000 }, (_, at) => `Paragraph ${String(at)} & <more>.`);
  const html = paragraphs.map((line) => `<p>${line.replace("<", "&lt;")}</p>`).join("");
  await paste(page, { html, text: "x" });
  const pasted = paragraphs.map((line) => line.replace("<", String.raw`\<`)).join("\n\n");
  await expect.poll(() => text(page).inputValue(), { timeout: 4_000 }).toBe(`Before.\n\n${pasted}\n\n`);
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("Before.\n\n");
});

test("long code and wide tables scroll in themselves, and columns stand where they’re aligned", async ({
  page,
  deps,
  signIn,
}) => {
  const { actor: author } = await signIn({ isAdmin: true });
  await startPost(page);
  const id = idIn(page.url());
  const wide = Array.from({ length: 10 }, (_, at) => `column${String(at)}`);
  await title(page).fill(`Wide ${Math.random().toString(36).slice(2, 8)}`);
  await text(page).fill(
    [
      "One `" + "x".repeat(200) + "` line.",
      "```\n" + "const long = 1; ".repeat(30) + "\n```",
      `| ${wide.join(" | ")} |\n|${" ---: |".repeat(10)}\n|${" 1 |".repeat(10)}`,
      "| a |\n| - |\n| b[^1] |\n\n[^1]: A note.",
    ].join("\n\n"),
  );
  await saved(page);
  await confirm(page, "Publish now");
  const address = (await page.getByRole("link", { name: "On the blog" }).getAttribute("href")) ?? "";
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.setViewportSize(phone);
  await page.goto(address);
  expect(await isAsWideAsWindow(page)).toBe(true);
  for (const box of [page.locator("pre"), page.locator(".table-scroll").first()])
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect(page.locator("td").first()).toHaveCSS("text-align", "end");
  await expectAccessible(page);
  await unpublishPost(deps, author, id);
});

test("a text that’s too long is kept whole, also over a reload", async ({ page, signIn }) => {
  await signIn({ isAdmin: true });
  await startPost(page);
  const long = "So it is. ".repeat(12_000);
  await text(page).fill(long);
  await expect(
    page.getByText("The text is 20,000 characters too long: 100,000 at most.").first(),
  ).toBeVisible();
  await expect(page.getByText("Not saved. Something is too long. This browser keeps a copy.")).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await text(page).inputValue()).length).toBe(long.length);
  await text(page).fill("Short.");
  await saved(page);
});

test.describe("two editors", () => {
  test.use({ expectedComplaints: /status of 409/ });

  test("at one post see each other’s cover, and both texts stay", async ({ page, signIn, openVisitor }) => {
    await signIn({ isAdmin: true });
    await startPost(page);
    await title(page).fill("A calm team");
    await text(page).fill("Ours.");
    await saved(page);
    const other = await openVisitor();
    await other.context().addCookies(await page.context().cookies());
    await other.goto(page.url());
    await other.getByText("A window", { exact: true }).click();
    await text(other).fill("Theirs.");
    await saved(other);
    await text(page).fill("Mine.");
    await expect(page.getByText("This post was saved somewhere else in the meantime")).toBeVisible();
    await expect(
      page.getByRole("img", { name: "A window with words of the title: “calm”, “team”." }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Use theirs" }).click();
    await expect(text(page)).toHaveValue("Theirs.");
    await page.getByRole("button", { name: "Show earlier versions" }).click();
    const versions = page.getByRole("list").filter({ has: page.getByRole("button", { name: "Compare" }) });
    await versions.getByRole("button", { name: "Compare" }).nth(1).click();
    await expect(versions.locator("del").first()).toHaveText("Mine");
  });
});
