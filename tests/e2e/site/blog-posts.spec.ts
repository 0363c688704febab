import { createHash } from "node:crypto";
import { publishPost, unpublishPost } from "#src/server/domain/blog/writing/publish-post.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogPaths, serverPaths } from "#src/shared/site/server-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { makeDraft } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import type { APIRequestContext } from "@playwright/test";

/** Older than all articles, so that other tests' lists start the same. */
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

/** A published post, and a function that changes it from another process. */
async function makeShownPost(deps: Deps, name: string) {
  const author = await makeUser(deps, { isAdmin: true });
  const slug = `${name}-${createHash("sha256").update(author.userId).digest("hex").slice(0, 8)}`;
  const { id } = await makeDraft(deps, author, { slug, title: `Pomegranate ${slug}`, markdown: everything });
  await publishPost(deps, author, id, longAgo);
  return { id, slug, author };
}

/** Publishing shows within two seconds. */
const untilStatus = (request: APIRequestContext, path: string, status: number) =>
  expect
    .poll(async () => (await request.get(path, { maxRedirects: 0 })).status(), {
      timeout: 2_000,
      intervals: [250],
    })
    .toBe(status);

test("a post is in lists, feed, sitemap and pictures while it is published", async ({ deps, request }) => {
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
