import { expect, it } from "vitest";
import { drawQr } from "./qr-drawing.ts";

it("draws every dark module once, inside the quiet zone", () => {
  const { size, path } = drawQr("http://localhost:4321/s/X6Zoi7lSeDY");
  const modules = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(modules.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("")).toBe(path);
  expect(new Set(modules.map(String)).size).toBe(modules.length);
  const coordinates = modules.flat();
  expect([Math.min(...coordinates), Math.max(...coordinates)]).toEqual([4, size - 5]);
  // The top left finder pattern starts with seven dark modules in a row.
  expect(path.startsWith(Array.from({ length: 7 }, (_, x) => `M${x + 4} 4h1v1h-1z`).join(""))).toBe(true);
});
