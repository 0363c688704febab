import { describe, expect, it } from "vitest";
import { hashesPerTurn, hashesAtOnce, inTurn } from "./hash-turns.ts";

const waiter = { network: "192.0.2.0/24", isBehind: false };

/** Work that ends when it is told to. */
function heldWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const start = (n: number) =>
    inTurn(waiter, async () => {
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

  it("let so many go on together while others wait, and nobody wait for company that does not come", async () => {
    const { ends, start } = heldWork();
    const wentOn: number[] = [];
    const count = hashesPerTurn + 2 + hashesAtOnce;
    const results = Array.from({ length: count }, (_, n) => start(n).then((ended) => wentOn.push(ended)));
    const afterEach: number[] = [];
    for (let n = 0; n < count; n += 1) {
      await settle();
      ends[n]?.();
      await settle();
      afterEach.push(wentOn.length);
    }
    await Promise.all(results);
    const held = Array<number>(hashesPerTurn - 1).fill(0);
    const whileOthersWait = [...held, hashesPerTurn, hashesPerTurn, hashesPerTurn];
    const asTheLastEnd = Array.from({ length: hashesAtOnce }, (_, n) => hashesPerTurn + 3 + n);
    expect(afterEach).toEqual([...whileOthersWait, ...asTheLastEnd]);
  });

  it("that fail give their turn to the next", async () => {
    const fail = () => inTurn(waiter, () => Promise.reject(new Error("no memory")));
    for (let n = 0; n < 2 * hashesAtOnce; n += 1) await expect(fail()).rejects.toThrow("no memory");
    const { started, ends, start } = heldWork();
    const results = Array.from({ length: hashesAtOnce }, (_, n) => start(n));
    await settle();
    expect(started).toHaveLength(hashesAtOnce);
    for (const end of ends) end();
    await Promise.all(results);
  });
});
