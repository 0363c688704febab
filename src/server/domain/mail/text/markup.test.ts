import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markup } from "./markup.ts";

describe("markup", () => {
  it("escapes values in text and attributes", () => {
    expect(markup`<a title="${`"x' & <y>`}">${"<b>"}</a>`.markup).toBe(
      '<a title="&quot;x&#39; &amp; &lt;y&gt;">&lt;b&gt;</a>',
    );
  });

  it("accepts markup and lists of it unchanged", () => {
    expect(markup`<ul>${[markup`<li>${"&"}</li>`, markup`<li>2</li>`]}</ul>`.markup).toBe(
      "<ul><li>&amp;</li><li>2</li></ul>",
    );
  });

  it("can't be left from a text or a quoted attribute", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(markup`${text}`.markup).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});
