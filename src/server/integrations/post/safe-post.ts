import type { ElementContent, Root } from "hast";
import { sanitize, type Schema } from "hast-util-sanitize";

/*
 * The last word on what a post's HTML can have. What is read from a text is checked before; this holds whatever was overlooked.
 */

const schema: Schema = {
  tagNames: [
    ...["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "a", "em", "strong", "del", "code", "pre"],
    ...["blockquote", "hr", "br", "table", "thead", "tbody", "tr", "th", "td", "img", "figure"],
    ...["figcaption", "cite", "div"],
  ],
  attributes: {
    a: ["href"],
    img: [["src", /^\/blog\/pictures\/[0-9a-f]{32}\.webp$/], "alt", "width", "height", "loading", "decoding"],
    div: [["className", "callout", "post-cover"], ["role", "note", "img"], "ariaLabel", "dataAt"],
    ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((name) => [name, ["id"]])),
  },
  protocols: { href: ["http", "https", "mailto"] },
  ancestors: {
    ...Object.fromEntries(["thead", "tbody", "tr", "th", "td"].map((name) => [name, ["table"]])),
    li: ["ul", "ol"],
  },
  required: {},
  strip: ["script", "style"],
  clobber: [],
  clobberPrefix: "",
  allowComments: false,
  allowDoctypes: false,
};

/** Only what a post may have. */
export function safe(children: ElementContent[]): Root {
  const tree = sanitize({ type: "root", children }, schema);
  return tree.type === "root" ? tree : { type: "root", children: tree.type === "doctype" ? [] : [tree] };
}
