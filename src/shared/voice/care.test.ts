import { catalogue } from "#src/shared/words/catalogue.ts";
import { inTrouble, ordinary } from "#tests/factories/plain-sayings.ts";
import { describe, expect, it } from "vitest";
import { careFor } from "./care.ts";

const seen = (sayings: readonly string[]) => sayings.filter((_, index) => index % 2 === 0);
const kept = (sayings: readonly string[]) => sayings.filter((_, index) => index % 2 === 1);
const share = (sayings: readonly string[]) =>
  sayings.filter((saying) => careFor(saying) !== null).length / sayings.length;

describe("the list of sayings in trouble", () => {
  it.each([
    ["used for tuning", seen],
    ["kept", kept],
  ] as const)("finds 95 of 100 in trouble and at most 10 of 100 others, in the half %s", (half, of) => {
    const [caught, wrong] = [share(of(inTrouble)), share(of(ordinary))];
    console.info(`${half}: ${(caught * 100).toFixed(0)} % caught, ${(wrong * 100).toFixed(0)} % wrongly`);
    expect(caught).toBeGreaterThanOrEqual(0.95);
    expect(wrong).toBeLessThanOrEqual(0.1);
  });

  it("matches typed and transcribed text", () => {
    for (const text of ["I WANT TO DIE!!!", "i dont wanna live anymore 😭", "It’s late.\nI can't go on…"])
      expect(careFor(text)).not.toBeNull();
  });

  it.each([
    ["I want to kill myself", "danger"],
    ["I took all my pills an hour ago", "danger"],
    ["he threatened to kill me", "danger"],
    ["my husband hit me", "trouble"],
    ["nobody would miss me", "trouble"],
  ])("ends a talk only in danger: “%s” is %s", (text, care) => {
    expect(careFor(text)).toBe(care);
  });

  it("contains no word of the catalogue", () => {
    expect(catalogue.filter(({ name }) => careFor(name) ?? careFor(`I’m ${name}.`))).toEqual([]);
  });

  it("is fast for long texts", () => {
    const long = "i want to have no way to go on and on with my life at home ".repeat(80);
    const start = performance.now();
    careFor(long);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
