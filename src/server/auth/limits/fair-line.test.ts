import { describe, expect, it } from "vitest";
import { createFairLine } from "./fair-line.ts";

const clean = (network: string) => ({ network, isBehind: false });
const failed = (network: string) => ({ network, isBehind: true });

function orderOf(line: ReturnType<typeof createFairLine<string>>): readonly string[] {
  const order: string[] = [];
  for (let next = line.next(); next !== undefined; next = line.next()) order.push(next);
  return order;
}

describe("a fair line", () => {
  it("serves each network in turn, and each network's oldest first", () => {
    const line = createFairLine<string>();
    for (const item of ["a1", "a2", "a3", "a4"]) line.join(clean("a"), item);
    for (const item of ["b1", "b2"]) line.join(clean("b"), item);
    line.join(clean("c"), "c1");
    expect(orderOf(line)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  it("serves those who have failed last, but never forgets them", () => {
    const line = createFairLine<string>();
    for (let n = 1; n <= 2; n += 1) line.join(failed("robots"), `robot ${String(n)}`);
    for (let n = 1; n <= 4; n += 1) line.join(clean("people"), `person ${String(n)}`);
    expect(orderOf(line)).toEqual(["person 1", "person 2", "person 3", "robot 1", "person 4", "robot 2"]);
  });

  it("lets a newcomer in after one turn of a flood", () => {
    const line = createFairLine<string>();
    for (let n = 0; n < 1_000; n += 1) line.join(clean("flood"), "flood");
    line.next();
    line.join(clean("newcomer"), "newcomer");
    expect([line.next(), line.next()]).toContain("newcomer");
  });

  it("is empty at first, and when all have been served", () => {
    const line = createFairLine<string>();
    expect(line.next()).toBeUndefined();
    line.join(clean("a"), "a1");
    expect(orderOf(line)).toEqual(["a1"]);
    expect(line.next()).toBeUndefined();
  });
});
