import { describe, expect, it } from "vitest";
import { hashesAtOnce, inTurn } from "./hash-turns.ts";

/** Work that ends when it is told to. */
function heldWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const start = (n: number) =>
    inTurn(async () => {
      started.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      return n;
    });
  return { started, ends, start };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("hashes", () => {
  it("run so many at once, the others in their order", async () => {
    const { started, ends, start } = heldWork();
    const count = hashesAtOnce + 3;
    const results = Array.from({ length: count }, (_, n) => start(n));
    await settle();
    expect(started).toHaveLength(hashesAtOnce);
    for (let n = 0; n < count; n += 1) {
      ends[n]?.();
      await settle();
      expect(started).toHaveLength(Math.min(count, hashesAtOnce + n + 1));
    }
    expect(await Promise.all(results)).toEqual(Array.from({ length: count }, (_, n) => n));
    expect(started).toEqual([...started].sort((a, b) => a - b));
  });

  it("that fail give their turn to the next", async () => {
    const fail = () => inTurn(() => Promise.reject(new Error("no memory")));
    for (let n = 0; n < 2 * hashesAtOnce; n += 1) await expect(fail()).rejects.toThrow("no memory");
    const { started, ends, start } = heldWork();
    const results = Array.from({ length: hashesAtOnce }, (_, n) => start(n));
    await settle();
    expect(started).toHaveLength(hashesAtOnce);
    for (const end of ends) end();
    await Promise.all(results);
  });
});
