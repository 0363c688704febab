import { watchPage } from "#tests/fakes/island.tsx";
import { describe, expect, it, vi } from "vitest";
import { localStore, storeKey, textStore } from "./browser-storage.ts";

watchPage();

describe("a store of texts", () => {
  it("outlives the page, and takes texts away", () => {
    localStore.write("a", "1");
    expect(localStorage.getItem("a")).toBe("1");
    localStore.write("a", null);
    expect([localStore.read("a"), localStorage.getItem("a")]).toEqual([null, null]);
  });

  it("keeps texts in memory where the browser refuses", () => {
    const refused = textStore(() => {
      throw new DOMException("refused", "SecurityError");
    });
    expect(refused.read("a")).toBeNull();
    refused.write("a", "1");
    expect(refused.read("a")).toBe("1");
    refused.write("a", null);
    expect(refused.read("a")).toBeNull();
  });

  it("reads the newest text of a storage that is full", () => {
    const storage = {
      getItem: () => "old",
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const full = textStore(() => storage as unknown as Storage);
    expect(full.read("a")).toBe("old");
    full.write("a", "new");
    expect(full.read("a")).toBe("new");
  });

  it("forgets what is ours, and leaves the rest", () => {
    localStore.write(storeKey("words.1"), "able");
    localStorage.setItem("theme", "dark");
    localStore.clear();
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });

  it("tells of changes, here and in other tabs, until nobody listens", () => {
    const changed = vi.fn();
    const stop = localStore.subscribe(changed);
    localStore.write("a", "1");
    dispatchEvent(new Event("storage"));
    stop();
    localStore.write("a", "2");
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
