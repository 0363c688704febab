// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CopyField } from "./CopyField.tsx";

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
