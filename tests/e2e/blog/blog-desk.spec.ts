import sharp from "sharp";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated } from "#tests/e2e/support/hydrated.ts";
import { confirm, fillFacts, paste, preview, saved, startPost, text, title } from "./desk.ts";

/** A title that no other run has used. */
const freshTitle = () => `Window ${Math.random().toString(36).slice(2, 8).replaceAll(/\d/gu, "x")}`;

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#a8560a" } })
    .png()
    .toBuffer();

test("an administrator writes, illustrates, previews, publishes, changes, restores and unpublishes a post", async ({
  page,
  signIn,
}) => {
  await signIn({ isAdmin: true });
  const title = freshTitle();
  const slug = title.toLowerCase().replace(" ", "-");
  await startPost(page);
  const publish = page.getByRole("button", { name: "Publish now" });
  await expect(publish).toHaveAttribute("aria-disabled", "true");
  await expect(publish).toHaveAccessibleDescription(/Write the text\./);
  await fillFacts(page, title);

  await test.step("the toolbar writes Markdown, and the preview follows", async () => {
    await text(page).pressSequentially("Six people described Ana.");
    await text(page).press("Control+a");
    await page.getByRole("button", { name: "Bold" }).click();
    await text(page).press("End");
    await text(page).pressSequentially("\n\n- asked\nlistened\n");
    await expect(text(page)).toHaveValue("**Six people described Ana.**\n\n- asked\n- listened\n- ");
    await expect(preview(page).getByRole("listitem").filter({ hasText: "listened" })).toBeVisible();
    await expect(preview(page).locator(".reading-text strong")).toHaveText("Six people described Ana.");
  });

  await test.step("a picture comes in with what it shows", async () => {
    await text(page).press("Control+End");
    const tool = page.getByRole("button", { name: "Picture", exact: true });
    await tool.click();
    const dialog = page.getByRole("dialog");
    await page.keyboard.press("Escape");
    await expect(tool).toBeFocused();
    await tool.click();
    await dialog
      .getByLabel("A file from this device")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await picture() });
    await dialog.getByLabel("What does it show?").fill("A brown “door”");
    await dialog.getByRole("button", { name: "Upload" }).click();
    await expect(preview(page).getByRole("img", { name: "A brown “door”" })).toBeVisible();
    await expect(text(page)).toBeFocused();
    await saved(page);
  });

  await test.step("it takes its address from the title, and readers have it", async () => {
    await expect(page.getByRole("code").first()).toHaveText(`/blog/${slug}`);
    await confirm(page, "Publish now");
    await expect(page.getByRole("link", { name: "On the blog" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published post");
    // Within two seconds, in any process.
    await expect
      .poll(async () => {
        const answer = await page.request.get(paths.blogPost(slug));
        return (await answer.text()).includes("<strong>Six people described Ana.</strong>");
      })
      .toBe(true);
  });

  await test.step("a change waits for its publishing, and an earlier version comes back", async () => {
    await text(page).fill("Another text.");
    await expect(page.getByText("Your changes since then aren’t public yet.")).toBeVisible();
    await confirm(page, "Publish the changes");
    await page.getByRole("button", { name: "Show earlier versions" }).click();
    const versions = page.getByRole("list").filter({ has: page.getByRole("button", { name: "Compare" }) });
    const earlier = versions.getByRole("listitem").nth(1);
    await earlier.getByRole("button", { name: "Compare" }).click();
    await expect(earlier.locator("ins").first()).toHaveText("Another");
    await earlier.getByRole("button", { name: "Restore" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(text(page)).toHaveValue(/^\*\*Six people/u);
  });

  await test.step("it's a draft again, is deleted, and comes back", async () => {
    await confirm(page, "Unpublish");
    await expect(page.getByText("A draft: only administrators see it.")).toBeVisible();
    await expect.poll(async () => (await page.request.get(paths.blogPost(slug))).status()).toBe(404);
    await confirm(page, "Delete the post", "Delete it");
    await expect(page).toHaveURL(adminPaths.blog({ state: "deleted" }));
    await expect(page).toHaveTitle(/^Deleted posts, blog/);
    await hydrated(page);
    const row = page.getByRole("listitem").filter({ hasText: title });
    await row.getByRole("button", { name: "Restore" }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Deleted" })).toBeFocused();
  });
});

test.describe("in spite of faults", () => {
  test.use({ expectedComplaints: /status of 4(?:00|09)/ });

  test("an author is led to the line, and keeps a text whose post was deleted in another tab @phone", async ({
    page,
    signIn,
    context,
  }) => {
    await signIn({ isAdmin: true });
    await startPost(page);
    await title(page).fill(freshTitle());

    await test.step("the sentence leads to its line", async () => {
      const lines = Array.from({ length: 200 }, (_, at) => (at === 99 ? "An {idea}." : "Text."));
      await text(page).fill(lines.join("\n\n"));
      await page.getByRole("link", { name: /^Line 199: An {expression}/ }).click();
      await expect(text(page)).toBeFocused();
      const place = await text(page).evaluate((field) => {
        if (!(field instanceof HTMLTextAreaElement)) throw new Error("The text is another element.");
        return {
          caret: field.value.slice(field.selectionStart, field.selectionStart + 10),
          top: field.scrollTop,
        };
      });
      expect(place.caret).toBe("An {idea}.");
      expect(place.top).toBeGreaterThan(0);
      await expect(page.getByRole("toolbar")).toBeInViewport();
    });

    await test.step("an address becomes the link of the words that it's pasted over", async () => {
      await text(page).fill("A word");
      await text(page).press("Control+a");
      await page.getByRole("button", { name: "Link", exact: true }).click();
      const fault = page.getByRole("link", { name: /^Line 1: This link leads nowhere/ });
      await expect(fault).toBeVisible();
      await text(page).fill("A word");
      await text(page).press("Control+a");
      await paste(page, { html: "", text: "https://example.org/a" });
      await expect(text(page)).toHaveValue("[A word](https://example.org/a)");
      await expect(fault).toBeHidden();
      await saved(page);
    });

    await test.step("a deleted post is restored with what was written since", async () => {
      const other = await context.newPage();
      await other.goto(page.url());
      await hydrated(other);
      await confirm(other, "Delete the post", "Delete it");
      await expect(other).toHaveURL(adminPaths.blog({ state: "deleted" }));
      await text(page).fill("Written since.");
      await page.getByRole("button", { name: "Restore it with this text" }).click();
      await saved(page);
      await expect(text(page)).toHaveValue("Written since.");
      await expect(page.getByText("This post was deleted")).toBeHidden();
      await page.reload();
      await expect(text(page)).toHaveValue("Written since.");
      await expect(page.getByRole("heading", { name: "Write a post" })).toBeVisible();
    });
  });
});

test.describe("by keyboard alone", () => {
  test("an author writes, schedules and publishes a post", async ({ page, signIn }) => {
    await signIn({ isAdmin: true });
    await startPost(page);
    await fillFacts(page, freshTitle());
    await text(page).focus();
    await page.keyboard.type("A ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("bold");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" start.");
    await expect(text(page)).toHaveValue("A **bold** start.");
    await page.keyboard.press("Control+z");
    await expect(text(page)).not.toHaveValue("A **bold** start.");
    await page.keyboard.press("Control+Shift+z");
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("button", { name: "Picture", exact: true })).toBeFocused();

    await page.getByRole("button", { name: "Schedule…" }).press("Enter");
    await expect(page.getByLabel("Publish on")).toBeFocused();
    await page.getByLabel("Publish on").fill("2019-01-31T10:00");
    await page.keyboard.press("Enter");
    const fault = page.getByText("Choose a time that’s still to come.");
    await expect(fault).toBeVisible();
    await expect(page.getByText(/Readers see it from/)).toBeHidden();
    await page.getByLabel("Publish on").fill("2126-01-31T10:00");
    await expect(fault).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Goes on the blog on 31 January 2126/)).toBeVisible();
    await page.getByRole("button", { name: "Publish now" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).press("Enter");
    await expect(page.getByRole("link", { name: "On the blog" })).toBeVisible();
  });
});
