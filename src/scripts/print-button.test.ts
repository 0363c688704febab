// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { startPrinting } from "./print-button.ts";

it("shows the button that prints", () => {
  document.body.innerHTML = "<button data-print hidden></button>";
  const print = vi.fn();
  vi.stubGlobal("print", print);
  startPrinting(document);
  const button = document.querySelector("button");
  expect(button?.hidden).toBe(false);
  button?.click();
  expect(print).toHaveBeenCalledOnce();
});
