// @vitest-environment happy-dom
import { openedKey, openedPanes } from "#src/islands/kit/browser/opened-panes.ts";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openedScript } from "./opened-script.ts";

const root = document.documentElement;
const key = openedKey({ surveyId: "survey", snapshot: 2 });

/** As a browser runs it in the head; `data-key` is missing on a page of the demo. */
function run(dataKey?: string): void {
  const script = document.createElement("script");
  if (dataKey !== undefined) script.dataset["key"] = dataKey;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  runInThisContext(openedScript);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, "", "/");
  delete root.dataset["opened"];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the script of a result", () => {
  it.each([null, "1", "2", "3", "4", "0", "1.5", "-1", "many", ""])(
    "closes as many panes as the island would, by %j",
    (kept) => {
      if (kept !== null) localStorage.setItem(key, kept);
      run(key);
      const opened = openedPanes(kept);
      expect(root.dataset["opened"]).toBe(opened === 4 ? undefined : String(opened));
    },
  );

  it("takes a result as new where the browser keeps nothing, or says nothing", () => {
    const refused = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    run(key);
    refused.mockRestore();
    expect(root.dataset["opened"]).toBe("1");
  });

  it("starts the demo again, and has its pictures open", () => {
    run();
    expect(root.dataset["opened"]).toBe("1");
    delete root.dataset["opened"];
    history.replaceState(null, "", "/?screenshot=true");
    run();
    expect(root.dataset["opened"]).toBeUndefined();
  });

  it("opens everything ten seconds after the page has loaded, for an island that does not start", () => {
    run(key);
    vi.advanceTimersByTime(60_000);
    expect(root.dataset["opened"]).toBe("1");
    window.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(9_999);
    expect(root.dataset["opened"]).toBe("1");
    vi.advanceTimersByTime(1);
    expect(root.dataset["opened"]).toBeUndefined();
  });

  it("is small, and safe to stand in a page", () => {
    expect(openedScript.length).toBeLessThan(400);
    expect(openedScript).not.toContain("<");
  });
});
