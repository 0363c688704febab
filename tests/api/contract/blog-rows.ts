import { wholePost } from "#tests/factories/post.ts";
import type { Row } from "./row.ts";

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC",
  "base64",
);

const calls: readonly (readonly [call: string, body?: unknown])[] = [
  ["GET /admin/posts"],
  ["POST /admin/posts", wholePost],
  ["POST /admin/posts/preview", { markdown: "So." }],
  ["POST /admin/posts/import", { slug: "a-file", file: "" }],
  ["GET /admin/posts/{post}"],
  ["PATCH /admin/posts/{post}", { revision: 1, title: "Another" }],
  ["DELETE /admin/posts/{post}"],
  ["POST /admin/posts/{deletedPost}/undelete"],
  ["POST /admin/posts/{post}/publish", {}],
  ["POST /admin/posts/{livePost}/unpublish"],
  ["GET /admin/posts/{post}/revisions"],
  ["POST /admin/posts/{post}/restore", { number: 1 }],
  ["GET /admin/posts/{post}/export"],
  ["GET /admin/pictures"],
  ["POST /admin/pictures?alt=A+pixel", pixel],
];

const file = (front: string): string => `---\n${front}\n---\n\nSo.\n`;

/** Posts of the blog, for administrators only. */
export const blogRows: readonly Row[] = [
  ...calls.flatMap(([call, body]): Row[] => [
    [call, "nobody", body, 401],
    [call, "owner", body, 403, /administrators/],
    [call, "facilitator", body, 403, /administrators/],
  ]),

  ["GET /admin/posts", "admin", undefined, 200, /^{"items":\[\],"next":null}$/],
  ["GET /admin/posts?state=draft", "admin", undefined, 200],
  ["GET /admin/posts?q=what&state=draft&cursor=0.9", "admin", undefined, 200, /"items":\[\]/],
  [`GET /admin/posts?q=${"x".repeat(101)}`, "admin", undefined, 400, /100/],
  ["GET /admin/posts?state=hidden", "admin", undefined, 400, /draft, scheduled, published, deleted or all/],
  ["GET /admin/posts?cursor=1", "admin", undefined, 400, /cursor/],
  ["GET /admin/posts?cursor=999999999999999.-3", "admin", undefined, 200],

  ["POST /admin/posts", "admin", {}, 201, /"state":"draft"/],
  ["POST /admin/posts", "admin", wholePost, 201, /"slug":"what-a-word-can-hide"/],
  ["POST /admin/posts", "admin", { title: "x".repeat(81) }, 400, /80/],
  ["POST /admin/posts", "admin", { title: "two\nlines" }, 400, /one line/],
  ["POST /admin/posts", "admin", { slug: "tags" }, 400, /taken by the blog/],
  ["POST /admin/posts", "admin", { slug: "Not This" }, 400, /lower-case/],
  ["POST /admin/posts", "admin", { tags: ["a", "b", "c", "d", "e"] }, 400, /at most 4/],
  ["POST /admin/posts", "admin", { tags: ["a", "a"] }, 400, /once/],
  ["POST /admin/posts", "admin", { tags: ["A B"] }, 400, /lower-case/],
  [
    "POST /admin/posts",
    "admin",
    { cover: { kind: "picture", alt: "", pictureId: "x" } },
    400,
    /no such picture/,
  ],
  [
    "POST /admin/posts",
    "admin",
    { cover: { kind: "picture", alt: "", pictureId: "0".repeat(32) } },
    400,
    /no such picture/,
  ],
  ["POST /admin/posts", "admin", { cover: { kind: "window", alt: "" } }, 400, /four panes/],
  ["POST /admin/posts", "admin", { markdown: "a\n\n<Chart />" }, 400, /"path":"markdown.3"/],
  ["POST /admin/posts", "admin", { markdown: "a".repeat(100_001) }, 400, /100,000/],

  ["POST /admin/posts/preview", "admin", { markdown: "So *it* is." }, 200, /<p>So <em>it<\/em> is\.<\/p>/],
  ["POST /admin/posts/preview", "admin", { markdown: "{ 1 }" }, 400, /Line 1: An {expression}/],
  ["POST /admin/posts/preview", "admin", {}, 400, /Markdown/],

  [
    "POST /admin/posts/import",
    "admin",
    { slug: "a-file", file: file("title: A title\ndescription: b\ntags: [c]") },
    201,
    /"title":"A title"/,
  ],
  ["POST /admin/posts/import", "admin", { slug: "a-file", file: "So." }, 400, /front matter/],
  [
    "POST /admin/posts/import",
    "admin",
    { slug: "a-file", file: file("title: 7\ndescription: b\ntags: [c]") },
    400,
    /"path":"title"/,
  ],
  [
    "POST /admin/posts/import",
    "admin",
    { slug: "a-file", file: file("title: a\ndescription: b\ntags: [c]\nlayout: x") },
    400,
  ],

  ["GET /admin/pictures", "admin", undefined, 200, /^{"items":\[\],"next":null}$/],
  ["GET /admin/pictures?cursor=x", "admin", undefined, 400, /cursor/],
  ["GET /admin/pictures?cursor=9.9", "admin", undefined, 200],
  ["POST /admin/pictures?alt=A+pixel", "admin", pixel, 201, /"alt":"A pixel","width":1,"height":1/],
  ["POST /admin/pictures", "admin", pixel, 400, /what the picture shows/],
  ["POST /admin/pictures?alt=A+text", "admin", { no: "picture" }, 400, /JPEG, PNG, WebP or AVIF/],

  ["GET /admin/posts/{post}", "admin", undefined, 200, /"missing":\[\]/],
  ["GET /admin/posts/nowhere", "admin", undefined, 404, /Post not found/],
  ["PATCH /admin/posts/{post}", "admin", { revision: 1, title: "Another" }, 200, /"title":"Another"/],
  [
    "PATCH /admin/posts/{post}",
    "admin",
    { revision: 3, title: "Another" },
    409,
    /"newest":{.*"title":"What a word can hide"/,
  ],
  ["PATCH /admin/posts/{post}", "admin", { title: "Another" }, 400, /which revision/],
  ["PATCH /admin/posts/{deletedPost}", "admin", { revision: 1 }, 409, /Bring it back/],
  ["DELETE /admin/posts/{post}", "admin", undefined, 204],
  ["DELETE /admin/posts/nowhere", "admin", undefined, 404],
  ["POST /admin/posts/{deletedPost}/undelete", "admin", undefined, 200, /"state":"published"/],
  ["POST /admin/posts/{post}/publish", "admin", {}, 200, /"state":"published"/],
  ["POST /admin/posts/{post}/publish", "admin", { at: "2199-01-01T00:00:00Z" }, 200, /"state":"scheduled"/],
  ["POST /admin/posts/{post}/publish", "admin", { at: "tomorrow" }, 400, /Say when/],
  ["POST /admin/posts/{deletedPost}/publish", "admin", {}, 409, /Bring it back/],
  ["POST /admin/posts/{livePost}/unpublish", "admin", undefined, 200, /"state":"draft"/],
  ["GET /admin/posts/{livePost}/revisions", "admin", undefined, 200, /"isLive":true/],
  ["GET /admin/posts/nowhere/revisions", "admin", undefined, 404],
  ["POST /admin/posts/{post}/restore", "admin", { number: 1 }, 200, /"revision":2/],
  ["POST /admin/posts/{post}/restore", "admin", { number: 9 }, 404, /no such version/],
  ["GET /admin/posts/{post}/export", "admin", undefined, 200, /^---\ntitle: What a word can hide\n/],
  ["GET /admin/posts/nowhere/export", "admin", undefined, 404],
];
