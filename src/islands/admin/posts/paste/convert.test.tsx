import { describe, expect, it } from "vitest";
import { pastedHtml, pastedMarkdown, programs } from "#tests/pasted/pasted.ts";
import { isRich, nextNote } from "./clipboard.ts";
import { convert } from "./convert.ts";

const atTop = { takesTitle: true, firstNote: 1 };
const markdownOf = (html: string) => convert(html, { takesTitle: false, firstNote: 1 }).markdown;

const facts: Readonly<
  Record<(typeof programs)[number], { title: string | null; losses: readonly string[] }>
> = {
  "google-docs": { title: "Asking six colleagues", losses: [] },
  word: { title: "What a round costs", losses: ["Underlining"] },
  libreoffice: { title: "Reading a window", losses: [] },
  notion: { title: null, losses: ["Equations"] },
  "web-page": {
    title: "Four panes, one window",
    losses: [
      "Videos and other embeds",
      "Links that readers can’t follow (their text stays)",
      "Merged table cells (their text stays)",
    ],
  },
};

describe("a paste becomes Markdown", () => {
  it.each(programs)("from %s", (program) => {
    const { markdown, ...rest } = convert(pastedHtml(program), atTop);
    expect(markdown).toBe(pastedMarkdown(program));
    expect(rest).toEqual(facts[program]);
  });

  it.each([
    ["<p>a &lt; {b} &amp;lt; ~c~</p>", "a \\< \\{b} \\&lt; \\~c\\~"],
    ["<p>import duties</p>", "&#x69;mport duties"],
    ["<pre>import a\n{b}</pre>", "```\nimport a\n{b}\n```"],
    ["<p><code>{a}</code></p>", "`{a}`"],
    ["<h1>A</h1><h2>B</h2>", "## A\n\n### B"],
    ["<p>un<em>believ</em>able</p>", "un*believ*able"],
    ["<p>H<sub>2</sub>O, 1<sup>st</sup></p>", "H₂O, 1st"],
    ['<p><a href="https://a.example/b_(c) d">e</a></p>', "[e](https://a.example/b_%28c%29%20d)"],
    ['<ol start="3"><li><p>a</p><p>b</p></li></ol>', "3. a\n\n   b"],
    ["<table><tr><td>only</td></tr></table>", "only"],
    [
      '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td align="right">c</td></tr></table>',
      "| a | |\n| - | -: |\n| b | c |",
    ],
    ["<table><tr><td>a</td><td><ul><li>b</li><li>c</li></ul></td></tr></table>", "| a | b; c |\n| - | - |"],
    ["<p>a<br>b</p>", "a\\\nb"],
    ["<p>a<br><br>b</p>", "a\n\nb"],
    ["<p><b>a </b><b>b</b> c<i> d</i></p>", "**a b** c *d*"],
    ["<ul><li>a<p>b</p></li></ul>", "- a b"],
    ['<p>a <img src="x" alt="A cat"></p>', "a \\[Picture left out: A cat]"],
    [
      '<ul><li role="checkbox" aria-checked="true"><img aria-roledescription="checkbox" src="data:,"><p>a</p></li></ul>',
      "- ☑ a",
    ],
    // Word on the web: each item in a list of its own.
    [
      '<div class="ListContainerWrapper"><ol start="1"><li data-aria-level="1"><p>a</p></li></ol></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>b</p></li></ul></div><div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1"><p>c</p></li></ol></div><p>d</p>',
      "1. a\n   - b\n2. c\n\nd",
    ],
    ['<p>😀 <img alt="👍" src="x"></p>', "😀 👍"],
  ])("%s", (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it("moves headings down where the post has a title", () => {
    expect(convert("<h1>A</h1><p>b</p>", { ...atTop, takesTitle: false })).toMatchObject({
      title: null,
      markdown: "## A\n\nb",
    });
    expect(convert("<p>b</p><h1>A</h1>", atTop)).toMatchObject({ title: null, markdown: "b\n\n## A" });
  });

  it("numbers footnotes after those that are there, and names one without its note", () => {
    const mark = '<p>a<a href="#n" id="r">1</a></p>';
    const note = '<ol><li id="n">b <a href="#r">↩</a></li></ol>';
    expect(convert(mark + note, { ...atTop, firstNote: nextNote("x[^7]") }).markdown).toBe(
      "a[^8]\n\n[^8]: b",
    );
    expect(convert('<p>a<a href="#_ftn1">[1]</a></p>', atTop)).toMatchObject({
      markdown: "a",
      losses: ["Footnotes whose text wasn’t copied"],
    });
  });
});

describe("a clipboard", () => {
  const clipboard = (html: string, text: string, types: readonly string[] = []) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    data.setData("text/plain", text);
    for (const type of types) data.setData(type, "x");
    return data;
  };

  it.each([
    ["has more than text", "<p>a</p>", [], true],
    ["has only text", "", [], false],
    ["has text in a frame", '<span style="color: red">a</span>', [], false],
    ["has code in colours", "<div><a>a</a></div>", ["vscode-editor-data"], false],
  ] as const)("that %s", (_, html, types, is) => {
    expect(isRich(clipboard(html, "a", types))).toBe(is);
  });
});
