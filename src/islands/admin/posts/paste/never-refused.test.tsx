import fc from "fast-check";
import { expect, it } from "vitest";
import { renderPost } from "#src/server/integrations/post/render-post.ts";
import { convert } from "./convert.ts";

const texts = fc.constantFrom(
  ...[
    "a",
    " ",
    "word ",
    "{b}",
    "&lt;c&gt;",
    "&lt;",
    "&lt;Chart /&gt;",
    "&amp;lt;",
    "import x",
    "export ",
    "`",
    "```",
    "*",
    "_",
    "~",
  ],
  ...[
    "|",
    "[",
    "](",
    "![",
    "# ",
    "- ",
    "1. ",
    "> ",
    "\\",
    "&#123;",
    "---",
    "\n",
    "\u00A0",
    "\uE000",
    "😀",
    "é",
    "&lt;é",
    "$",
    "@",
    "[^1]",
    "[^1]: ",
  ],
);
const inline = fc.constantFrom(
  "b",
  "em",
  "s",
  "code",
  "span",
  "a href='https://a.example/(x) {y}'",
  "a href='javascript:x'",
  "a href='#n' id='r'",
  "sup",
  "u",
  "font",
);
const block = fc.constantFrom(
  "p",
  "h1",
  "h2",
  "h6",
  "ul",
  "ol",
  "li",
  "li id='n'",
  "blockquote",
  "pre",
  "div",
  "table",
  "tr",
  "td",
  "th align='right'",
  "dl",
  "dt",
  "dd",
  "figure",
  "section",
  "hr",
  "br",
  "img src='x'",
);

const { html } = fc.letrec<{ html: string; node: string }>((tie) => ({
  html: fc.array(tie("node"), { maxLength: 8 }).map((parts) => parts.join("")),
  node: fc.oneof(
    { depthSize: "small", maxDepth: 6 },
    texts,
    fc
      .tuple(fc.oneof(inline, block), tie("html"))
      .map(([tag, content]) => `<${tag}>${content}</${tag.split(" ", 1)[0] ?? ""}>`),
  ),
}));

it("nothing that a paste becomes is refused", () => {
  fc.assert(
    fc.property(html, (pasted) => {
      const { markdown } = convert(pasted, { takesTitle: true, firstNote: 1 });
      expect(renderPost(markdown, new Map()).faults, markdown).toBeNull();
    }),
    { numRuns: 400 },
  );
});
