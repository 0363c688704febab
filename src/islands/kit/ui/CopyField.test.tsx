// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CopyField, copyLater } from "./CopyField.tsx";

const link = "https://openpane.example/s/k3f9";
const status = () => screen.getByRole("status").textContent;

function renderWithClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(<CopyField label="Your link" value={link} />);
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
}

describe("CopyField", () => {
  afterEach(cleanup);

  it("copies the whole value and says so", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    renderWithClipboard(writeText);
    await vi.waitFor(() => expect(status()).toBe("Copied"), 10_000);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  });

  it("selects the value where the clipboard is refused", async () => {
    renderWithClipboard(() => Promise.reject(new Error("denied")));
    await vi.waitFor(() => expect(status()).toContain("Selected"), 10_000);
    expect(document.activeElement).toBe(screen.getByLabelText("Your link"));
  });

  it.each([
    [true, "Copied"],
    [false, "Selected: copy it with your keyboard"],
  ])(
    "takes the focus where it was copied as it was made, and says what came of it: %s",
    async (isCopied, note) => {
      render(<CopyField label="Your link" value={link} copying={Promise.resolve(isCopied)} />);
      const field = screen.getByLabelText<HTMLInputElement>("Your link");
      expect(document.activeElement).toBe(field);
      expect(field.selectionEnd).toBe(link.length);
      await vi.waitFor(() => expect(status()).toBe(note), 10_000);
    },
  );
});

const promisedLink = "https://openpane.example/s/k3f9";

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
    arrive(promisedLink);
    expect(await copied).toBe(true);
    expect(texts).toEqual([promisedLink]);
  });

  it("copies once it's there where a browser can't wait", async () => {
    const { texts } = useClipboard({ isOld: true });
    expect(await copyLater(Promise.resolve(promisedLink))).toBe(true);
    expect(texts).toEqual([promisedLink]);
  });

  it("says when it's refused, or when nothing comes", async () => {
    useClipboard({ refuses: true });
    expect(await copyLater(Promise.resolve(promisedLink))).toBe(false);
    useClipboard();
    expect(await copyLater(Promise.reject(new Error("no link")))).toBe(false);
  });
});
