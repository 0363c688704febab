import type { PostFault, PostRenderer, Rendering } from "#src/server/domain/blog/post-renderer.ts";
import type { Nodes, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { mdxToHast } from "satteri";
import { drawWindows } from "./draw-windows.ts";
import { textOf } from "./elements.ts";
import { Faults } from "./faults.ts";
import { faultsBeforeParsing, guard } from "./guarded-source.ts";
import { noExpressions, noTag, PostReader } from "./read-post.ts";
import { safe } from "./safe-post.ts";

/**
 * As articles in files are read, but for footnotes, whose ids could be the same as some of the page, and for punctuation: the parser takes
 * minutes for thousands of dots or hyphens, and ends the process for as many quotes. See punctuation.ts.
 */
const features = { gfm: { footnotes: false }, smartPunctuation: false, frontmatter: false } as const;

const mostDepth = 60;

const refused = (faults: readonly PostFault[]): Rendering => ({ post: null, faults });

/** The parser's complaint in our words. It says its place, and then what it would rather have seen. */
function faultOfParser(error: unknown, markdown: string): PostFault {
  const [, line = "1", message = ""] =
    /^(\d+):\d+: (.*)/su.exec(error instanceof Error ? error.message : "") ?? [];
  const tag = /closing tag for `(<\w+>)`/u.exec(message)?.[1];
  if (tag !== undefined) return { line: Number(line), message: `${tag} is never closed.` };
  const hasBrace = markdown.split("\n")[Number(line) - 1]?.includes("{") === true;
  return {
    line: Number(line),
    message: hasBrace ? noExpressions : noTag,
  };
}

/** Where a tree is deeper than what comes after could follow; null where it isn't. */
function findDeepest(root: Root): Nodes | null {
  let level: Nodes[] = root.children;
  for (let depth = 0; depth < mostDepth && level.length > 0; depth += 1)
    level = level.flatMap((node): Nodes[] => ("children" in node ? node.children : []));
  return level[0] ?? null;
}

function parse(markdown: string): Root | PostFault {
  try {
    const tree = mdxToHast(guard(markdown), { features });
    return tree.type === "root" ? tree : { type: "root", children: [] };
  } catch (error) {
    return faultOfParser(error, markdown);
  }
}

export const renderPost: PostRenderer = (markdown, pictures) => {
  const early = faultsBeforeParsing(markdown);
  if (early.length > 0) return refused(early.slice(0, 20));
  const tree = parse(markdown);
  if (!("type" in tree)) return refused([tree]);
  const faults = new Faults();
  const tooDeep = findDeepest(tree);
  if (tooDeep !== null) {
    faults.at(tooDeep, "This is nested too deeply.");
    return refused(faults.all);
  }
  const reader = new PostReader(faults, pictures);
  const content = reader.readAll(tree.children);
  if (faults.all.length > 0) return refused(faults.all);
  const root = safe(content);
  const html = toHtml({ type: "root", children: drawWindows(root, reader.windows) });
  return { post: { html, headings: reader.headings, text: textOf(content) }, faults: null };
};
