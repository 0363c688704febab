// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { themeScript } from "./theme-script.ts";

const root = document.documentElement;
let systemIsDark = false;

function pressSwitch() {
  document.querySelector("span")?.click();
}

describe("the theme script", () => {
  beforeAll(() => {
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

  it("is small enough to stand in every page", () => {
    expect(themeScript.length).toBeLessThan(600);
    expect(themeScript).not.toContain("<");
  });

  it("says that scripts run", () => {
    expect(root.dataset.script).toBe("");
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

  it("leaves other clicks alone", () => {
    document.querySelector("p")?.click();
    expect(root.dataset.theme).toBeUndefined();
  });
});
