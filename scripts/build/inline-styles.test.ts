import { cspHash } from "#src/shared/site/csp-hash.ts";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { allowStyles, styleInliner } from "./inline-styles.mjs";

let client = "";
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "openpane-pages-"));
  mkdirSync(join(client, "_astro"));
});
afterEach(() => {
  rmSync(client, { recursive: true });
});

const linkTo = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;

/** The page as it becomes with these sheets in the build. */
function finish(sheets: Readonly<Record<string, string>>, page: string): Promise<string> {
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(client, `_astro/${name}.css`), css);
  return styleInliner(pathToFileURL(`${client}/`))(page);
}

it("puts the rules of all sheets into the page, in their order and in one place", async () => {
  const page = `<head>${linkTo("a")}${linkTo("b")}<title>x</title></head><p class="one">`;
  expect(await finish({ a: ".one{top:0}", b: ".one{left:0}" }, page)).toBe(
    `<head><style>.one{top:0;left:0}</style><title>x</title></head><p class="one">`,
  );
});

const kept: [what: string, css: string, page: string][] = [
  ["a class", ".one{top:0}", `<p class="two one">`],
  ["an element", "hr{top:0}", "<hr/>"],
  ["an id", "#main{top:0}", `<main id="main">`],
  ["a utility with signs in its name", String.raw`.sm\:w-1\/2{top:0}`, `<p class="sm:w-1/2">`],
  ["what waits for an attribute", "html[data-theme=dark] p{top:0}", "<html><p>"],
  ["what waits for an attribute to go", ".menu:not([open]){top:0}", `<p class="menu">`],
  [
    "what waits for an attribute of whatever has it",
    "[hidden]:where(:not([hidden=until-found])){top:0}",
    "<p>",
  ],
  ["one of several", ".two,.one{top:0}", `<p class="one">`],
  ["what waits for a state", ".menu:popover-open>a:hover{top:0}", `<p class="menu"><a>`],
  ["a rule within conditions", "@media print{.one{top:0}}", `<p class="one">`],
  ["the order of layers", "@layer base,components;", "<p>"],
  ["transitions between pages", "@view-transition{navigation:auto}", "<p>"],
  ["a colour that a rule uses", ":root{--ink:red}p{color:var(--ink)}", "<p>"],
  ["a motion that a rule uses", "@keyframes in{to{top:0}}p{animation:1s in}", "<p>"],
];
it.each(kept)("keeps %s", async (_, css, page) => {
  expect(await finish({ a: css }, linkTo("a") + page)).toBe(`<style>${css}</style>${page}`);
});

const dropped: [what: string, css: string][] = [
  ["a class", ".two{top:0}"],
  ["a class in another", ".one .two{top:0}"],
  ["an element", "table{top:0}"],
  ["all of a list", "table,.one td{top:0}"],
];
it.each(dropped)("drops %s that is not on the page", async (_, css) => {
  const page = `<p class="one">`;
  expect((await finish({ a: css }, linkTo("a") + page)).replace(":root{}", "")).toBe(
    `<style></style>${page}`,
  );
});

it("drops Tailwind's initial values for its properties, and keeps other properties and layers", async () => {
  const tailwind =
    '@layer properties{*{--tw-leading:1}}@property --tw-leading{syntax:"*";inherits:false;initial-value:1}';
  const other =
    '@layer base{p{top:0}}@property --light{syntax:"<number>";inherits:false;initial-value:0}p{left:0}';
  expect(await finish({ a: tailwind + other }, `${linkTo("a")}<p>`)).toBe(`<style>${other}</style><p>`);
});

it("leaves a page with islands as it is", async () => {
  const page = `${linkTo("a")}<astro-island></astro-island>`;
  expect(await finish({ a: ".one{top:0}" }, page)).toBe(page);
});

it("lets the policy allow the page's rules, once", async () => {
  const css = ".one{top:0}";
  const page = `<style>${css}</style>`;
  const allowed = allowStyles("script-src 'self'; style-src 'self';", page);
  expect(allowed).toBe(`script-src 'self'; style-src 'self' '${await cspHash(css)}';`);
  expect(allowStyles(allowed, page)).toBe(allowed);
});
