import type { PictureSize } from "#src/server/domain/blog/ports.ts";
import { postFiles } from "#src/content/blog-files.ts";
import { pastedMarkdown, programs } from "#tests/pasted/pasted.ts";
import { cpuMsOf } from "#tests/awkward/cpu-time.ts";
import { describe, expect, it } from "vitest";
import { renderPost } from "./render-post.ts";

const picture = "0123456789abcdef0123456789abcdef";
const pictures: ReadonlyMap<string, PictureSize> = new Map([[picture, { width: 800, height: 600 }]]);
const src = `/blog/pictures/${picture}.webp`;

function htmlOf(markdown: string): string {
  const { post, faults } = renderPost(markdown, pictures);
  if (post === null) throw new Error(JSON.stringify(faults));
  return post.html.replaceAll("\n", "");
}

describe("a post’s Markdown", () => {
  it.each([
    ["a paragraph", "It’s *so* **simple**.", "<p>It’s <em>so</em> <strong>simple</strong>.</p>"],
    ["typeset quotes", `"So" -- it's`, "<p>“So” – it’s</p>"],
    [
      "quotes around what is marked",
      `("*a*" and \`b\`'s "c") '90s... a---b`,
      "<p>(“<em>a</em>” and <code>b</code>’s “c”) ’90s… a—b</p>",
    ],
    [
      "links",
      "[a](/faq) [b](https://x.example) [c](#d)",
      '<p><a href="/faq">a</a> <a href="https://x.example">b</a> <a href="#d">c</a></p>',
    ],
    [
      "code with braces, imports and tags",
      "```js\nimport a from 'b';\nif (a < b) {}\n```",
      `<pre tabindex="0"><code>import a from 'b';if (a &#x3C; b) {}</code></pre>`,
    ],
    [
      "code with invalid component names",
      "`<é>` and `<a é>`",
      "<p><code>&#x3C;é></code> and <code>&#x3C;a é></code></p>",
    ],
    ["a < before another script", "a \\<é b", "<p>a &#x3C;é b</p>"],
    [
      "a title with a < before another script",
      '<Callout title="a <é">So.</Callout>',
      '<div class="callout" role="note"><p><strong>a &#x3C;é</strong></p><p>So.</p></div>',
    ],
    ["code in a line", "`{a}` and `\\{`", "<p><code>{a}</code> and <code>\\{</code></p>"],
    [
      "to-dos, marked by their boxes alone",
      "- [ ] a\n- [x] b",
      '<ul><li class="to-do">☐ a</li><li class="to-do">☑ b</li></ul>',
    ],
    ["numbers from where they start", "3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
    ["numbers from 1", "1. a", "<ol><li>a</li></ol>"],
    ["a brace that is shown", "a \\{b} c", "<p>a {b} c</p>"],
    ["prose that starts with export in a list", "- export duties", "<ul><li>export duties</li></ul>"],
    [
      "a table that scrolls in itself, with aligned columns",
      "| a | b | c |\n| - | -: | :-: |\n| 1 | 2 | 3 |",
      '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th>a</th><th class="align-right">b</th><th class="align-center">c</th></tr></thead><tbody><tr><td>1</td><td class="align-right">2</td><td class="align-center">3</td></tr></tbody></table></div>',
    ],
    [
      "a footnote",
      "a[^x]\n\n[^x]: *b*",
      '<p>a<sup><a id="note.fnref-x" href="#note.fn-x" aria-describedby="note.label">1</a></sup></p><section class="footnotes"><h2 id="note.label" class="sr-only">Notes</h2><ol><li id="note.fn-x"><p><em>b</em> <a href="#note.fnref-x" aria-label="Back to reference 1">↩</a></p></li></ol></section>',
    ],
    [
      "headings of the title’s level, which all move down one",
      "# A\n\n## B",
      '<h2 id="a">A</h2><h3 id="b">B</h3>',
    ],
    [
      "a callout",
      '<Callout title="Note">\n\nSo *it* is.\n\n</Callout>',
      '<div class="callout" role="note"><p><strong>Note</strong></p><p>So <em>it</em> is.</p></div>',
    ],
    ["a callout on one line", "<Callout>So.</Callout>", '<div class="callout" role="note"><p>So.</p></div>'],
    [
      "a quote",
      '<Quote by="Joe" source="A book">\n\nSee me.\n\n</Quote>',
      "<figure><blockquote><p>See me.</p></blockquote><figcaption>Joe, <cite>A book</cite></figcaption></figure>",
    ],
    [
      "a figure",
      `<Figure src="${src}" alt="Two people at a table" caption="At work" />`,
      `<figure><img src="${src}" alt="Two people at a table" width="800" height="600" loading="lazy" decoding="async"><figcaption>At work</figcaption></figure>`,
    ],
    [
      "a picture",
      `![Two people](${src})`,
      `<p><img src="${src}" alt="Two people" width="800" height="600" loading="lazy" decoding="async"></p>`,
    ],
  ])("can have %s", (_, markdown, html) => {
    expect(htmlOf(markdown)).toBe(html);
  });

  it("has headings with unique ids", () => {
    const { post } = renderPost("## So *it* is\n\n### Main\n\n## So it is", pictures);
    expect(post?.headings).toEqual([
      { depth: 2, slug: "so-it-is", text: "So it is" },
      { depth: 3, slug: "main-1", text: "Main" },
      { depth: 2, slug: "so-it-is-1", text: "So it is" },
    ]);
    expect(post?.html).toContain('<h3 id="main-1">');
  });

  it.each([
    ["the first paragraph", "## So\n\n> a\n\nIt *is*[^1] so.\n\nb\n\n[^1]: c", "It is so."],
    ["the first line where there’s no paragraph", "- one\n- two", "one"],
  ])("starts with %s", (_, markdown, lead) => {
    expect(renderPost(markdown, pictures).post?.lead).toBe(lead);
  });

  it.each(programs)("is what a paste from %s becomes", (program) => {
    expect(renderPost(pastedMarkdown(program), pictures).faults).toBeNull();
  });

  it.each(postFiles)("is the same kind as that of the article $slug", ({ body }) => {
    expect(renderPost(body, pictures).faults).toBeNull();
  });
});

describe("a text is refused, naming the line,", () => {
  it.each([
    ["for an expression", "So.\n\na\nb {1 + 1} c", 4, /expression/],
    ["for an expression that is a number", "So {3}.", 1, /expression/],
    ["for an expression on its own", "So.\n\n{window.x}", 3, /expression/],
    ["for an unclosed brace", "So.\n\n{", 3, /expression/],
    ["for an import", 'So.\n\nimport x from "y"', 3, /import/],
    ["for an export", "export const a = 1", 1, /export/],
    ["for an unknown component", "So.\n\n<Chart />", 3, /no component <Chart>/],
    ["for a name that objects inherit", "<constructor />", 1, /HTML/],
    ["for HTML", "So.\n\n<div>a</div>", 3, /HTML can’t be used/],
    ["for HTML in a line", "So <b>a</b>.", 1, /HTML can’t be used/],
    ["for a script", "<script>alert(1)</script>", 1, /HTML/],
    ["for a comment", "<!-- a -->", 1, /component/],
    ["for a component in a line", "So <Callout>a</Callout>", 1, /lines of its own/],
    ["for a component that isn’t closed", "So.\n\n<Callout>\n\nSo.", 3, /<Callout> is never closed/],
    ["for a link that runs something", "[a](javascript:alert)", 1, /Links start with/],
    ["for one in disguise", "[a](JaVaScRiPt&#58;alert)", 1, /Links start with/],
    ["for a link with data", "[a](data:text/html,b)", 1, /Links start with/],
    ["for a link that only looks like a path", "[a](//evil.example)", 1, /Links start with/],
    ["for a picture from elsewhere", "![a b](https://x.example/a.png)", 1, /library/],
    ["for a picture that isn’t there", `![a](/blog/pictures/${"f".repeat(32)}.webp)`, 1, /library/],
    ["for a picture without words", `![](${src})`, 1, /alt/],
    ["for a window without a number", "<Window arena={1} blindSpot={1} facade={1} />", 1, /needs “unknown”/],
    [
      "for a window with nothing in a pane",
      "<Window arena={0} blindSpot={1} facade={1} unknown={1} />",
      1,
      /above 0/,
    ],
    ["for a number as text", '<Window arena="1" blindSpot={1} facade={1} unknown={1} />', 1, /is a number/],
    [
      "for an expression in a component",
      "So.\n\n<Window arena={a} blindSpot={1} facade={1} unknown={1} />",
      3,
      /expression/,
    ],
    ["for unknown attributes", "<Callout {...a}>b</Callout>", 1, /expression/],
    ["for a handler", '<Callout onclick="a()">b</Callout>', 1, /has no “onclick”/],
    [
      "for something in a figure",
      `<Figure src="${src}" alt="Two people at a table">a</Figure>`,
      1,
      /nothing inside/,
    ],
    ["for endlessly nested quotes", `a\n${">".repeat(30)} a`, 2, /too deeply/],
    ["for endlessly nested lists", `a\n${"- ".repeat(30)}a`, 2, /too deeply/],
    [
      "for endlessly nested callouts",
      `${"<Callout>\n\n".repeat(100)}a${"\n\n</Callout>".repeat(100)}`,
      121,
      /too deeply/,
    ],
    ["for an invalid component name", "a\n\nb\n<a é>", 4, /looks like the start/],
    ["for a table that is too wide", `${"|a".repeat(50)}\n${"|-".repeat(50)}|`, 2, /12 columns/],
    ["for more text than a post has", "a".repeat(100_001), 1, /100,000/],
    ["for a character that we use ourselves", "a\n\uE000", 2, /character/],
  ])("%s", (_, markdown, line, message) => {
    const { post, faults } = renderPost(markdown, pictures);
    expect(post).toBeNull();
    expect(faults?.[0]?.line).toBe(line);
    expect(faults?.[0]?.message).toMatch(message);
  });

  it("with all its faults, up to a limit", () => {
    const { faults } = renderPost("{a}\n\n".repeat(100), pictures);
    expect(faults?.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => at * 2 + 1));
  });
});

describe("rendering stays fast", () => {
  const deep = 50_000;
  it.each([
    ["brackets in an expression, which would crash the parser", `{${"[".repeat(deep)}`],
    ["brackets in an attribute", `<Window arena={${"[".repeat(deep)}${"]".repeat(deep - 100)}} />`],
    ["brackets in a module", `export const a = ${"[".repeat(deep)}`],
    ["brackets in a module that would be code", `\`\`\`\nexport const a = ${"[".repeat(deep)}`],
    ["a thousand levels", `${">".repeat(1_000)} a`],
    ["lists by indentation", Array.from({ length: 300 }, (_, at) => `${" ".repeat(at * 2)}- a`).join("\n")],
    ["two megabytes", "So it is. ".repeat(200_000)],
    ["a table of many cells", `|a\n|-\n${"|\n".repeat(3_900)}`],
    ["endless components", "<Callout>".repeat(10_000)],
    ["endless emphasis", "*a ".repeat(33_000)],
    ["quotes, for which the parser would end the process", '"'.repeat(99_000)],
    ["hyphens", "'-".repeat(49_000)],
    ["as many footnotes as there can be", `[^1]: a\n\n${`[^1]${"a".repeat(45)}`.repeat(1_990)}`],
    ["addresses", "a@a.".repeat(24_000)],
    ["endless links", "[".repeat(90_000)],
    ["lines that only some editors know", `${"\u2028".repeat(99_000)}import`],
    ["starts of components in other scripts", "<é".repeat(49_000)],
    ["numbers in braces", "{1}".repeat(33_000)],
    ["underscores", "_a".repeat(49_000)],
    ["endless code", "１`".repeat(49_000)],
    ["as much code as there can be", `\`\u3000${"a".repeat(22)}`.repeat(4_000)],
    ["starts of components that never come", "<![CDATA[".repeat(11_000)],
    ["strokes through nothing", "~~\\{".repeat(24_900)],
    ["emphasis around signs", " =**".repeat(24_900)],
    ["as much of it as there can be", ` =**${"a".repeat(15)}`.repeat(5_000)],
    ["a component’s name in another script", `<a${"é".repeat(99_000)}`],
    ["an attribute’s name in another script", `<Callout ${"é-".repeat(49_000)}/>`],
    ["as many such names as there can be", `<Callout ${`${"é".repeat(500)} `.repeat(198)}/>`],
    ["starts of them in a text of another script", "<b 漢字漢字漢字漢字漢字".repeat(499)],
    ["backslashes", "１\\+".repeat(33_000)],
    ["endless web addresses", "]https://...".repeat(8_300)],
    ["as many web addresses as there can be", `https://${"a".repeat(41)} `.repeat(2_000)],
    ["ends of links", "}😀](".repeat(19_000)],
    ["entities", `&amp;${"a".repeat(15)}`.repeat(4_900)],
    ["as many entities as there can be", `&amp;${"a".repeat(94)}`.repeat(1_000)],
    [
      "a plain post of the greatest length",
      "So it is, and so it will be.\n\n".repeat(3_300).slice(0, 100_000),
    ],
  ])("%s", async (_, markdown) => {
    expect(await cpuMsOf(() => renderPost(markdown, pictures))).toBeLessThan(1_500);
  });
});
