import { cpuMsOf, mostCpuMs } from "#tests/awkward/cpu-time.ts";
import { readFileSync } from "node:fs";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { careFor } from "./care.ts";

/** Sayings that other people wrote without knowing the list. Nobody who changes it reads the kept ones. */
const sayings = (name: string): readonly string[] =>
  readFileSync(new URL(`../../../tests/factories/sayings/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

const share = (name: string) => {
  const all = sayings(name);
  return all.filter((saying) => careFor(saying) !== null).length / all.length;
};

describe("the list of sayings in trouble", () => {
  it.each([
    ["seen", 0.8],
    ["kept", 0.4],
  ] as const)("finds sayings in trouble, and few others, among those that are %s", (half, least) => {
    const [caught, wrong] = [share(`trouble-${half}`), share(`ordinary-${half}`)];
    console.info(`${half}: ${(caught * 100).toFixed(0)} % caught, ${(wrong * 100).toFixed(0)} % wrongly`);
    expect(caught).toBeGreaterThanOrEqual(least);
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

  it.each([
    "I said no on purpose, and I see red when they ask again.",
    "I’m scared to say no to my boss. If they knew me, they’d see that I don’t deserve to be here.",
    "I froze in the meeting, and then I hid in the bathroom.",
    "I just get out of their way, or I’m thrown under the bus.",
    "It’s my last day in this job on Friday, and then I’m gone.",
    "She controls everything, and he never lets me have my own clients.",
    "I can’t see myself being a leader. I can’t tell what they mean.",
    "I set a date: we finish it today, or it goes too deep. Can you say how I’d do it?",
  ])("lets ordinary answers pass: %s", (answer) => {
    expect(careFor(answer)).toBeNull();
  });

  it("contains no word of the catalogue", () => {
    expect(catalogue.filter(({ name }) => careFor(name) ?? careFor(`I’m ${name}.`))).toEqual([]);
  });

  it("is fast for long texts", async () => {
    const long = "i want to have no way to go on and on with my life at home ".repeat(80);
    expect(await cpuMsOf(() => careFor(long))).toBeLessThan(mostCpuMs);
  });
});
