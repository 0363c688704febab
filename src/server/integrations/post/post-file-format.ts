import type { PostFile, PostFileFormat } from "#src/server/domain/blog/ports.ts";
import type { PostCover } from "#src/shared/blog/post-content.ts";
import { brand } from "#src/shared/site/brand.ts";
import { parse, stringify } from "yaml";

/** More than any front matter has. */
const headMax = 4_000;
const fence = "---\n";
const end = "\n---\n";

/** A text as YAML on one line, quoted if necessary. */
const scalar = (text: string): string => stringify(text, { lineWidth: 0, blockQuote: false }).trimEnd();
/** The same within brackets, where more characters are special. */
const inBrackets = (text: string): string =>
  /^[\w][\w -]*$/u.test(text) ? scalar(text) : JSON.stringify(text);

/** Usually a day; a time if the post came out at one. */
const printDate = (date: Date): string => {
  const text = date.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text;
};

const printMap = (map: Readonly<Record<string, string | number | undefined>>): string => {
  const entries = Object.entries(map).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${typeof value === "number" ? String(value) : inBrackets(value)}`],
  );
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
};

function printCover(cover: PostCover): readonly string[] {
  const alt = `  alt: ${scalar(cover.alt)}`;
  if (cover.kind === "picture") return ["cover:", alt, `  picture: ${JSON.stringify(cover.pictureId)}`];
  const { arena, blindSpot, facade, unknown } = cover.panes;
  const { words } = cover;
  const ordered = {
    arena: words.arena,
    blindSpot: words.blindSpot,
    facade: words.facade,
    unknown: words.unknown,
  };
  const hasWords = Object.values(ordered).some((word) => word !== undefined);
  return [
    ...["cover:", alt, `  panes: ${printMap({ arena, blindSpot, facade, unknown })}`],
    ...(hasWords ? [`  words: ${printMap(ordered)}`] : []),
  ];
}

function print(post: PostFile): string {
  const head = [
    `title: ${scalar(post.title)}`,
    `description: ${scalar(post.description)}`,
    ...(post.publishedAt === null ? [] : [`publishedAt: ${printDate(post.publishedAt)}`]),
    ...(post.updatedAt === null ? [] : [`updatedAt: ${printDate(post.updatedAt)}`]),
    ...(post.author === brand.studio ? [] : [`author: ${scalar(post.author)}`]),
    `tags: [${post.tags.join(", ")}]`,
    ...(post.cover === null ? [] : printCover(post.cover)),
    ...(post.draft ? ["draft: true"] : []),
  ];
  return `${fence}${head.join("\n")}${end}\n${post.markdown}\n`;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseHead(head: string): object | null {
  try {
    // No aliases: a few lines of them can expand to a billion entries.
    const fields: unknown = parse(head, { maxAliasCount: 0, logLevel: "error" });
    return isObject(fields) ? fields : null;
  } catch {
    return null;
  }
}

/** A cover in a file has no kind: a window has panes, a picture its id. */
function withKind(fields: object): object {
  if (!("cover" in fields) || !isObject(fields.cover)) return fields;
  if (!("picture" in fields.cover)) return { ...fields, cover: { kind: "window", ...fields.cover } };
  const { picture, ...cover } = fields.cover;
  return { ...fields, cover: { kind: "picture", ...cover, pictureId: picture } };
}

function read(file: string): ReturnType<PostFileFormat["read"]> {
  const text = file.replaceAll(/\r\n?/gu, "\n");
  const at = text.slice(0, headMax).indexOf(end);
  if (!text.startsWith(fence) || at === -1) return null;
  const fields = parseHead(text.slice(fence.length, at));
  if (fields === null) return null;
  // One empty line above the text and one line break below it belong to the file format.
  const markdown = text
    .slice(at + end.length)
    .replace(/^\n/u, "")
    .replace(/\n$/u, "");
  return { fields: withKind(fields), markdown };
}

export const postFileFormat: PostFileFormat = { read, print };
