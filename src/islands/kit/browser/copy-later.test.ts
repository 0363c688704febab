// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { copyLater } from "./copy-later.ts";

const link = "https://openpane.example/s/k3f9";

/** A clipboard that waits for what it's promised, or refuses. */
function useClipboard({ refuses = false, isOld = false } = {}) {
  const texts: string[] = [];
  class Item {
    readonly text: Promise<Blob>;
    constructor(parts: Record<string, Promise<Blob>>) {
      this.text = parts["text/plain"] ?? Promise.reject(new Error("no text"));
    }
  }
  const refuse = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  const write = vi.fn(async ([item]: [Item]) => {
    texts.push(await (await item.text).text());
  });
  const writeText = vi.fn((text: string) => {
    texts.push(text);
    return Promise.resolve();
  });
  vi.stubGlobal("ClipboardItem", Item);
  if (isOld) Reflect.deleteProperty(globalThis, "ClipboardItem");
  vi.stubGlobal("navigator", {
    clipboard: { write: refuses ? refuse : write, writeText: refuses ? refuse : writeText },
  });
  return { texts, write };
}

describe("copyLater", () => {
  it("begins at once, and copies what comes", async () => {
    const { texts, write } = useClipboard();
    let arrive: (text: string) => void = () => undefined;
    const copied = copyLater(new Promise((resolve) => (arrive = resolve)));
    expect(write).toHaveBeenCalledOnce();
    arrive(link);
    expect(await copied).toBe(true);
    expect(texts).toEqual([link]);
  });

  it("copies once it's there where a browser can't wait", async () => {
    const { texts } = useClipboard({ isOld: true });
    expect(await copyLater(Promise.resolve(link))).toBe(true);
    expect(texts).toEqual([link]);
  });

  it("says when it's refused, or when nothing comes", async () => {
    useClipboard({ refuses: true });
    expect(await copyLater(Promise.resolve(link))).toBe(false);
    useClipboard();
    expect(await copyLater(Promise.reject(new Error("no link")))).toBe(false);
  });
});
