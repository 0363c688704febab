import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { publishPost, unpublishPost } from "#src/server/domain/blog/writing/publish-post.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogPaths, serverPaths } from "#src/shared/site/server-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { makeDraft } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import type { APIRequestContext } from "@playwright/test";

/** Older than all articles: lists of other tests begin as they do without it. */
const longAgo = new Date("2001-02-03");

const everything = `Opening words about a pomegranate.

## What it is

<Callout title="Mind this">

A window is **no test**.

</Callout>

<Window arena={6} blindSpot={3} facade={2} unknown={4} alt="A window with a wide Arena" />

## What it isn't

<Quote by="Nora Quist" source="A letter">

See me.

</Quote>

- a list, with [a link](/faq)

| Side  | Words |
| ----- | ----- |
| yours | calm  |
`;

/** A post that readers see, and how to change it, on behalf of someone in another process than the server's. */
async function makeShownPost(deps: Deps, name: string) {
  const author = await makeUser(deps, { isAdmin: true });
  const slug = `${name}-${createHash("sha256").update(author.userId).digest("hex").slice(0, 8)}`;
  const { id } = await makeDraft(deps, author, { slug, title: `Pomegranate ${slug}`, markdown: everything });
  await publishPost(deps, author, id, longAgo);
  return { id, slug, author };
}

/** Publishing shows within two seconds: until then an address may answer as it did. */
const untilStatus = (request: APIRequestContext, path: string, status: number) =>
  expect
    .poll(async () => (await request.get(path, { maxRedirects: 0 })).status(), {
      timeout: 2_000,
      intervals: [250],
    })
    .toBe(status);

test(
  "a post from the database is one among the others",
  { tag: "@phone" },
  async ({ page, deps, request }) => {
    const { slug } = await makeShownPost(deps, "shown");
    await untilStatus(request, paths.blogPost(slug), 200);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(paths.blogPost(slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Pomegranate ${slug}`);
    await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("link")).toHaveText([
      "What it is",
      "What it isn’t",
    ]);
    await expect(page.getByRole("note")).toContainText("Mind this");
    await expect(page.getByRole("img", { name: "A window with a wide Arena" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Read on" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  },
);

test("a post is in lists, feed, sitemap and pictures for as long as it's published", async ({
  deps,
  request,
}) => {
  const { id, slug, author } = await makeShownPost(deps, "listed");
  const path = paths.blogPost(slug);
  await untilStatus(request, path, 200);
  const bodyOf = async (address: string) => (await request.get(address)).text();
  const places = [
    blogPaths.feed(),
    "/sitemap.xml",
    blogPaths.tag("blind-spots"),
    `${blogPaths.search()}?q=pomegranate`,
  ];
  for (const place of places) expect(await bodyOf(place), place).toContain(path);
  const picture = await request.get(serverPaths.preview(path));
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);

  await savePost(deps, author, id, { revision: 1, slug: `${slug}-moved` });
  await untilStatus(request, path, 301);
  const moved = await request.get(path, { maxRedirects: 0 });
  expect(moved.headers()["location"]).toBe(`${path}-moved`);

  await unpublishPost(deps, author, id);
  await untilStatus(request, `${path}-moved`, 404);
  for (const place of [...places, path]) expect(await bodyOf(place), place).not.toContain(`href="${path}`);
  expect(await bodyOf("/sitemap.xml")).not.toContain(path);
});

test("articles are finished files of the build, in one list, feed and sitemap with posts", async ({
  request,
}) => {
  const slugs = readdirSync("src/content/blog").map((file) => file.replace(/\.mdx$/, ""));
  expect(slugs.length).toBeGreaterThan(0);
  const [feed = "", sitemap = ""] = await Promise.all(
    [blogPaths.feed(), "/sitemap.xml"].map(async (address) => (await request.get(address)).text()),
  );
  for (const slug of slugs) {
    const file = readFileSync(`dist/current/client/blog/${slug}.html`, "utf8");
    expect(await (await request.get(paths.blogPost(slug))).text()).toBe(file);
    expect(feed).toContain(paths.blogPost(slug));
    expect(sitemap).toContain(paths.blogPost(slug));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog is searched by a form, and results lead to posts", { tag: "@phone" }, async ({ page }) => {
    await page.goto(paths.blog());
    await page.getByRole("searchbox", { name: "Search the blog" }).fill("anonymous surv");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Posts about “anonymous surv”");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator("mark").first()).toBeVisible();
    const first = page.getByRole("listitem").getByRole("link").first();
    const address = (await first.getAttribute("href")) ?? "";
    await first.click();
    await expect(page).toHaveURL(address);
  });
});
