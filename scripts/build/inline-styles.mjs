import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { transform } from "lightningcss";
import { publicBaseline } from "./browser-baseline.mjs";

/*
 * A finished page without islands carries the rules that it needs in itself: a phone paints it a round trip sooner, and
 * does not wait for rules of other pages. Pages with islands keep their links, as islands draw what is not there yet.
 */

/** Without them two lines become one that WebKit does not know, as `text-decoration: underline 1px`. */
const targets = Object.fromEntries(publicBaseline.map(lightningTarget));

/** `safari15.1` as Lightning CSS has it: a byte for each part. @param {string} browser @returns {[string, number]} */
function lightningTarget(browser) {
  const [, name = "", major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
  return [name, (Number(major) << 16) | (Number(minor) << 8)];
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)">/g;

/** Class names and the like that rules speak of, as HTML spells them. @param {string} css */
const namesIn = (css) =>
  new Set(Array.from(css.matchAll(/(?:\\.|[\w-])+/g), ([name]) => name.replaceAll("\\", "")));

/** @param {string} html */
const wordsIn = (html) => new Set(html.replaceAll("/>", " ").match(/[^\s"'<>=]+/g));

/**
 * The rules for what is on the page. What a rule says in brackets, as `:not(.menu)`, decides nothing here, and neither do
 * attributes: those come and go while a page is open.
 *
 * @param {string} css
 * @param {ReadonlySet<string>} names of elements, classes and ids
 */
function rulesFor(css, names) {
  /** @param {import("lightningcss").SelectorComponent} part */
  const isThere = (part) =>
    part.type === "class" || part.type === "id" || part.type === "type" ? names.has(part.name) : true;
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Rule: {
        // Tailwind's initial values for its own properties; base.css sets the one that is needed for every browser.
        property: (rule) => (rule.value.name.startsWith("--tw-") ? [] : undefined),
        "layer-block": (rule) => (rule.value.name?.[0] === "properties" ? [] : undefined),
        style(rule) {
          if (!rule.value.selectors.some((selector) => selector.every(isThere))) return [];
        },
      },
    },
  });
  return code.toString();
}

/**
 * Puts rules into pages in the place of their links to style sheets.
 *
 * @param {URL} client the folder of finished pages
 * @returns {(html: string) => Promise<string>}
 */
export function styleInliner(client) {
  /** Many pages are of one kind and need the same rules. @type {Map<string, string>} */
  const known = new Map();
  /** @type {Map<string, Promise<{ css: string, names: ReadonlySet<string> }>>} */
  const sheets = new Map();

  /** @template T @param {Map<string, T>} map @param {string} key @param {() => T} make */
  const once = (map, key, make) => {
    const value = map.get(key) ?? make();
    map.set(key, value);
    return value;
  };
  /** @param {string} href */
  const read = async (href) => {
    const css = await readFile(new URL(href.slice(1), client), "utf8");
    return { css, names: namesIn(css) };
  };

  return async (html) => {
    const hrefs = Array.from(html.matchAll(sheetLink), ([, href = ""]) => href);
    if (hrefs.length === 0 || html.includes("<astro-island")) return html;
    const linked = await Promise.all(hrefs.map((href) => once(sheets, href, () => read(href))));
    const words = wordsIn(html);
    const names = linked.flatMap((sheet) => [...sheet.names]).filter((name) => words.has(name));
    const css = linked.map((sheet) => sheet.css).join("");
    const rules = once(known, [...hrefs, ...names].join(" "), () => rulesFor(css, new Set(names)));
    let isFirst = true;
    return html.replaceAll(sheetLink, () => {
      const tag = isFirst ? `<style>${rules}</style>` : "";
      isFirst = false;
      return tag;
    });
  };
}

/**
 * @param {string} policy
 * @param {string} html
 */
export function allowStyles(policy, html) {
  const hashes = Array.from(
    html.matchAll(/<style>([^]*?)<\/style>/g),
    ([, css = ""]) => ` 'sha256-${hash("sha256", css, "base64")}'`,
  );
  return policy.replace(
    /style-src [^;]*/,
    (sources) => sources + hashes.filter((one) => !sources.includes(one)).join(""),
  );
}
