import fc from "fast-check";
import type { Nodes } from "hast";
import { htmlToHast } from "satteri";
import { expect, it } from "vitest";
import { renderPost } from "./render-post.ts";

/** The allowed elements of a post and their attributes. */
const allowed: ReadonlyMap<string, readonly string[]> = new Map([
  ...["p", "ul", "ol", "em", "strong", "del", "code", "blockquote", "hr", "br", "cite", "sup"].map(
    (name): [string, string[]] => [name, []],
  ),
  ...["table", "thead", "tbody", "tr", "figure", "figcaption"].map((name): [string, string[]] => [name, []]),
  ...["h3", "h4", "h5", "h6", "li"].map((name): [string, string[]] => [name, ["id"]]),
  ...["th", "td", "section"].map((name): [string, string[]] => [name, ["className"]]),
  ["h2", ["id", "className"]],
  ["pre", ["tabIndex"]],
  ["a", ["href", "id", "ariaDescribedBy", "ariaLabel"]],
  ["img", ["src", "alt", "width", "height", "loading", "decoding"]],
  ["div", ["className", "role", "ariaLabel", "ariaHidden", "dataAt", "tabIndex"]],
  ["svg", ["className", "viewBox", "preserveAspectRatio", "focusable"]],
  ["path", ["className", "d"]],
]);

function problemsOf(node: Nodes): readonly string[] {
  if (node.type === "text") return [];
  if (node.type === "root") return node.children.flatMap(problemsOf);
  if (node.type !== "element") return [node.type];
  const attributes = allowed.get(node.tagName);
  if (attributes === undefined) return [node.tagName];
  const strange = Object.keys(node.properties).filter((name) => !attributes.includes(name));
  const [href, src] = [node.properties.href, node.properties.src];
  // Browsers ignore blanks and control characters in a scheme. An unreadable address leads nowhere.
  const address = URL.parse(href ?? src ?? "/", "https://openpane.example/");
  const isSafe = address === null || ["https:", "http:", "mailto:"].includes(address.protocol);
  return [...strange, ...(isSafe ? [] : [address.href]), ...node.children.flatMap(problemsOf)];
}

const pieces = [
  ...[
    "<script>",
    "</script>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=a()>",
    "<a href='javascript:a()'>",
    "<!--",
    "-->",
  ],
  ...[
    "[a](javascript:alert(1))",
    "[a]( java\tscript:a)",
    "[a](<data:text/html,b>)",
    "![a](x)",
    "[a]: javascript:b",
    "[^1]",
    "\n\n[^1]: ",
    "[a]",
  ],
  ...[
    "<Callout>",
    "</Callout>",
    "<Callout title='\"><script>'>",
    "<Quote by='<b>'>",
    "</Quote>",
    "{alert(1)}",
    "\\{",
    "&lt;script&gt;",
  ],
  ...[
    "<Window arena={1} blindSpot={2} facade={3} unknown={4} alt='\" onclick=\"a' />",
    "import a from 'b'",
    "`",
    "```",
    "\n",
    "\n\n",
  ],
  ...[
    "# ",
    "## ",
    "- ",
    "> ",
    "1. ",
    "*",
    "**",
    "_",
    "|",
    "|-|",
    "&#106;avascript:",
    "\\",
    "\u0000",
    "<https://a.b>",
    "javascript:a",
    "ftp://a.b",
  ],
];

it("no HTML that could do anything survives", () => {
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 12 }));
  const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));
  let rendered = 0;
  fc.assert(
    fc.property(text, (markdown) => {
      const { post, faults } = renderPost(markdown, new Map());
      if (post === null) {
        expect(faults.length).toBeGreaterThan(0);
        return;
      }
      rendered += 1;
      expect(problemsOf(htmlToHast(post.html, { fragment: true }))).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
  // Otherwise the property would be empty.
  expect(rendered).toBeGreaterThan(300);
});
