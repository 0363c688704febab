import { describe, expect, it } from "vitest";
import { createQueue } from "./queue.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A queue with work that ends on command. */
function heldWork(atOnce: number, mostWaiting: number, mostOfNetwork = mostWaiting + atOnce) {
  const inQueue = createQueue({ atOnce, mostWaiting, mostOfNetwork });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const start = (n: number, network = "192.0.2.1") =>
    inQueue(network, async () => {
      started.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      return n;
    });
  return { inQueue, started, ends, start };
}

describe("a queue", () => {
  it("runs a limited number at once, in order", async () => {
    const { started, ends, start } = heldWork(2, 3);
    const results = [0, 1, 2, 3, 4].map((n) => start(n));
    await settle();
    expect(started).toEqual([0, 1]);
    for (let n = 0; n < 5; n += 1) {
      ends[n]?.();
      await settle();
      expect(started).toHaveLength(Math.min(5, n + 3));
    }
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it("refuses more than may wait until there is room", async () => {
    const { ends, start } = heldWork(1, 2);
    const results = [0, 1, 2].map((n) => start(n));
    await settle();
    await expect(start(3)).rejects.toMatchObject({ kind: "unavailable" });
    ends[0]?.();
    await settle();
    const last = start(4);
    for (let n = 1; n < 4; n += 1) {
      ends[n]?.();
      await settle();
    }
    expect(await Promise.all([...results, last])).toEqual([0, 1, 2, 4]);
  });

  it("is never filled by one network, however many addresses it has", async () => {
    const { started, ends, start } = heldWork(1, 10, 2);
    const flood = [0, 1].map((n) => start(n, `192.0.2.${String(n)}`));
    await expect(start(2, "192.0.2.2")).rejects.toMatchObject({ kind: "unavailable" });
    const other = start(3, "198.51.100.1");
    for (let n = 0; n < 3; n += 1) {
      await settle();
      ends[n]?.();
    }
    await Promise.all([...flood, other]);
    expect(started).toEqual([0, 1, 3]);
    const again = start(4, "192.0.2.4");
    await settle();
    ends[3]?.();
    expect(await again).toBe(4);
  });
});
