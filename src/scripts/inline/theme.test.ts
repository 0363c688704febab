// @vitest-environment happy-dom
import { cookieNames } from "#src/shared/cookie-names.ts";
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

const themeScript = readFileSync("src/scripts/inline/theme.js", "utf8");
const root = document.documentElement;
let systemIsDark = false;

function pressSwitch() {
  document.querySelector("span")?.click();
}

describe("the theme script", () => {
  beforeAll(() => {
    localStorage.clear();
    delete root.dataset.member;
    document.body.innerHTML = `<button data-theme-switch><span></span></button><p></p>`;
    // Its click listener lives as long as the page: once is enough for all tests.
    vi.stubGlobal("matchMedia", () => ({
      get matches() {
        return systemIsDark;
      },
    }));
    runInThisContext(themeScript);
  });

  beforeEach(() => {
    systemIsDark = false;
    localStorage.clear();
    delete root.dataset.theme;
  });

  it("takes away a badge whose picture does not load, and nothing else", () => {
    const list = document.createElement("ul");
    list.innerHTML = `<li><img alt="a" data-badge></li><li><img alt="b"></li>`;
    document.body.append(list);
    for (const picture of list.querySelectorAll("img")) picture.dispatchEvent(new Event("error"));
    expect([...list.children].map((each) => each instanceof HTMLElement && each.hidden)).toEqual([
      true,
      false,
    ]);
    list.remove();
  });

  it("reports no view transition that a page left out, and every other rejection", () => {
    const handle: unknown = Reflect.get(globalThis, "onunhandledrejection");
    if (typeof handle !== "function") throw new Error("Nothing listens.");
    const reports = (reason: unknown): unknown => Reflect.apply(handle, null, [{ reason }]);
    expect(reports(new DOMException("Transition was skipped", "AbortError"))).toBe(false);
    expect(reports(new Error("Failed to fetch"))).toBe(true);
    expect(reports(undefined)).toBe(true);
  });

  it("turns to the other theme and remembers it", () => {
    pressSwitch();
    expect(root.dataset.theme).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("forgets the choice when it is what the system shows", () => {
    pressSwitch();
    pressSwitch();
    expect(root.dataset.theme).toBeUndefined();
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("turns to light when the system is dark", () => {
    systemIsDark = true;
    pressSwitch();
    expect(root.dataset.theme).toBe("light");
  });

  // The last: the script runs once more, and its listeners with it.
  it("tells pages that are the same for everyone whether someone is signed in", () => {
    expect(root.dataset.member).toBeUndefined();
    localStorage.setItem(cookieNames.session, "a-token");
    runInThisContext(themeScript);
    expect(root.dataset.member).toBe("");
    delete root.dataset.member;
  });
});
