import { describe, expect, it } from "vitest";
import { isForeignForm, readForm } from "./page-form.ts";

const site = "https://openpane.example";

describe("isForeignForm", () => {
  it.each([
    ["our own page", { "sec-fetch-site": "same-origin" }, false],
    ["our own page, by the person’s own hand", { "sec-fetch-site": "none" }, false],
    ["another site", { "sec-fetch-site": "cross-site" }, true],
    ["another host of this site", { "sec-fetch-site": "same-site" }, true],
    ["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: site }, true],
    ["our own page in an older browser", { origin: site }, false],
    ["another site in an older browser", { origin: "https://elsewhere.example" }, true],
    ["a page without a referrer in an older browser", { origin: "null" }, false],
    ["a browser that says nothing", {}, false],
  ])("%s", (_, headers, isForeign) => {
    expect(isForeignForm(new Headers(headers), site)).toBe(isForeign);
  });
});

describe("readForm", () => {
  it("takes text fields, one or all of a name", async () => {
    const body = new URLSearchParams([
      ["word", "calm"],
      ["word", "kind"],
      ["name", "Zoë"],
    ]);
    const form = await readForm(new Request(site, { method: "POST", body }));
    expect(form.all("word")).toEqual(["calm", "kind"]);
    expect(form.one("name")).toBe("Zoë");
    expect(form.one("nothing")).toBe("");
  });

  it("leaves files out, and takes what is no form for an empty one", async () => {
    const files = new FormData();
    files.set("name", new File(["x"], "x.txt"));
    expect((await readForm(new Request(site, { method: "POST", body: files }))).one("name")).toBe("");
    const json = new Request(site, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect((await readForm(json)).all("word")).toEqual([]);
  });
});
