import { hash } from "node:crypto";
import type { StaticFiles } from "#src/server/http/static-files.ts";

/*
 * The build puts into finished pages the styles that they need (scripts/build/inline-styles.mjs). Pages of the blog are made later, so
 * it does that with a sample of each kind, which has all that there can be; a page gets the styles of its sample.
 */

const samples = { list: "/blog/sample/list", post: "/blog/sample/post" } as const;
export const samplePaths: readonly string[] = Object.values(samples);

const sampleFor = (path: string): string =>
  /^\/blog(?:$|\/page\/|\/tags\/)/.test(path) ? samples.list : samples.post;

const sheetLink = /<link rel="stylesheet" href="[^"]+">/g;
/**
 * A script or a style with what is in it; or, to be passed over, a comment or any other tag. A value in quotes can have "<style>" in it as it
 * stands: a title that speaks of tags must not be taken for one.
 */
const piece =
  /<!--[^]*?-->|<(script|style)(?:\s(?:"[^"]*"|[^">])*)?>([^]*?)<\/\1>|<[a-z/!](?:"[^"]*"|[^">])*>/gi;
const asPlain = (): undefined => undefined;
const hashOf = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/** The page with its styles in itself. Without a sample it keeps its links. */
export async function withStyles(files: StaticFiles, path: string, html: string): Promise<string> {
  const sample = (await files.respond(sampleFor(path), asPlain)?.text()) ?? "";
  const styles = /<style>[^]*?<\/style>/.exec(sample)?.[0];
  if (styles === undefined) return html;
  let isFirst = true;
  return html.replaceAll(sheetLink, () => {
    const tag = isFirst ? styles : "";
    isFirst = false;
    return tag;
  });
}

/** A policy that names the styles and scripts of the page, and no others: Astro names what islands anywhere may need. */
export function policyFor(policy: string, html: string): string {
  const found = Array.from(html.matchAll(piece)).flatMap(([, kind, text = ""]) =>
    kind === undefined ? [] : [{ kind, hash: hashOf(text) }],
  );
  const used = new Set(found.map((one) => one.hash));
  const styles = found.filter(({ kind }) => kind === "style").map((one) => ` ${one.hash}`);
  return policy
    .replaceAll(/ ('sha256-[^']+')/g, (token, name: string) => (used.has(name) ? token : ""))
    .replace(
      /style-src [^;]*/,
      (sources) => sources + styles.filter((one) => !sources.includes(one)).join(""),
    );
}
