import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readList } from "./read-list.ts";

describe("the addresses of a list", () => {
  it("are rows up to a thousand, and listed after that", () => {
    const rows = readList(Array.from({ length: 1_003 }, (_, n) => `p${n}@example.org`).join("\n"));
    expect(rows.filter(({ fate }) => fate === "row")).toHaveLength(1_000);
    expect(rows.filter(({ fate }) => fate === "not_read").map(({ line }) => line)).toEqual([
      1_001, 1_002, 1_003,
    ]);
  });

  it("are never lost, and each is one of five things", () => {
    const parts = fc.constantFrom(
      ...["Anna", "Berg", ",", ";", "\t", '"', "<", ">", " ", "\n"],
      ...["Name", "Email", "ask ", "(", ")", ":"],
    );
    const address = fc.integer({ min: 0, max: 9 }).map((n) => ` p${n}@example.org `);
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, address), { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        const there = new Set(text.match(/p\d@example\.org/gu));
        const people = readList(text).filter(({ email }) => email !== null);
        expect(new Set(people.map(({ email }) => email))).toEqual(there);
        const rows = people.filter(({ fate }) => fate === "row").map(({ email }) => email);
        expect(new Set(rows).size).toBe(rows.length);
        for (const { name } of people) expect(name).not.toMatch(/[\p{Cc}@]/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
