import { describe, expect, it } from "vitest";
import { readForm } from "./page-form.ts";

const site = "https://openpane.example";

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
