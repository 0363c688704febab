// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { consentKey } from "#src/shared/site/analytics.ts";
import { readFileSync } from "node:fs";

/** The script, with its imports recorded, because a test's context has no module loader. */
const source = readFileSync("src/scripts/inline/consent.js", "utf8");
const script = source.replace("import(", "globalThis.importNoted(");
const loaded: string[] = [];

const banner = () => document.getElementById("visit");
const ok = () => document.querySelector("button");
const no = () => document.querySelector<HTMLButtonElement>("[value='0']");

function open(content = `<div><button value="1">OK</button><button value="0">No</button></div>`) {
  document.body.innerHTML = `<main id="main" tabindex="-1"></main><div id="visit" data-key="${consentKey}" hidden>${content}</div>`;
  runInThisContext(script);
}

describe("the consent script", () => {
  beforeEach(() => {
    localStorage.clear();
    loaded.length = 0;
    vi.stubGlobal("importNoted", (path: string) => {
      loaded.push(path);
      return Promise.resolve();
    });
  });

  it("asks on the first visit, and loads nothing", () => {
    open();
    expect(banner()?.hidden).toBe(false);
    expect([loaded, localStorage.length]).toEqual([[], 0]);
  });

  it("remembers the OK, puts the banner away, hands on the focus and counts this visit", () => {
    open();
    ok()?.focus();
    ok()?.click();
    expect(banner()?.hidden).toBe(true);
    expect(localStorage.getItem("cookies_ok")).toBe("1");
    expect(document.activeElement?.id).toBe("main");
    expect(loaded).toEqual(["/visit.js"]);
  });

  it("remembers a No in the same way, and counts nothing, now and later", () => {
    open();
    no()?.click();
    expect(banner()?.hidden).toBe(true);
    expect(localStorage.getItem("cookies_ok")).toBe("0");
    expect(document.activeElement?.id).toBe("main");
    open();
    expect(banner()?.hidden).toBe(true);
    expect(loaded).toEqual([]);
  });

  it("does not ask again", () => {
    localStorage.setItem("cookies_ok", "1");
    open();
    expect(banner()?.hidden).toBe(true);
    expect(loaded).toEqual(["/visit.js"]);
  });

  it("neither asks nor counts on a page without a banner, before the OK", () => {
    open("");
    expect(banner()?.hidden).toBe(true);
    expect(loaded).toEqual([]);
  });

  it("counts there after the OK", () => {
    localStorage.setItem("cookies_ok", "1");
    open("");
    expect(loaded).toEqual(["/visit.js"]);
  });

  it("lets an OK count for the page where the browser keeps nothing", () => {
    const refused = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    open();
    ok()?.click();
    expect(banner()?.hidden).toBe(true);
    expect(loaded).toEqual(["/visit.js"]);
    refused.mockRestore();
  });
});
