import { GET } from "#src/pages/og/[...name].png.ts";
import { paths } from "#src/shared/site/paths.ts";
import { previewName } from "#src/shared/site/server-paths.ts";
import type { APIContext } from "astro";
import { expect, it } from "vitest";

/** What is used of what Astro hands over. While it serves sources, it hands over nothing from `getStaticPaths`. */
const asked = (name: string) => ({ params: { name }, props: null }) as unknown as APIContext;

it.each([
  [previewName(paths.home()), 200],
  [previewName(paths.johariWindow()), 200],
  ["blog-no-such-post", 404],
])("a link to a public page has a picture by its name alone: %s, %i", async (name, status) => {
  const answer = await GET(asked(name));
  expect(answer.status).toBe(status);
});
