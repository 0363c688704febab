import { readFileSync, readdirSync } from "node:fs";

/** An article as it is written. */
export interface PostFile {
  readonly slug: string;
  readonly head: string;
  readonly body: string;
}

const folder = new URL("blog/", import.meta.url);

/** All articles, drafts among them; for tests, which have no collections of Astro. */
export const postFiles: readonly PostFile[] = readdirSync(folder).map((name) => {
  const [, head = "", body = ""] = readFileSync(new URL(name, folder), "utf8").split(/^---$/mu, 3);
  return { slug: name.replace(/\.mdx$/u, ""), head, body };
});
