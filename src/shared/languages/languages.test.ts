import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { momentInUtc, pluralIn } from "./format.ts";
import { languages, languageTags } from "./languages.ts";
import { localWords, textsIn } from "./texts.ts";

const others = languageTags.filter((tag) => tag !== "en");
const isDense = (tag: string) => tag === "ja" || tag === "zh-Hans";

type Leaf = readonly [path: string, english: unknown, local: unknown];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Every sentence of a language beside the English one. */
function leavesOf(english: unknown, local: unknown, path = ""): readonly Leaf[] {
  if (typeof english === "boolean") return [];
  if (!isObject(english)) return [[path, english, local]];
  return Object.entries(english).flatMap(([key, value]) =>
    leavesOf(value, isObject(local) ? local[key] : undefined, `${path}.${key}`),
  );
}

/** Values for a parameter of a sentence: a name, a number, facts about leaders and rounds, or names. */
const valuesFor = (place: number): readonly unknown[] => [
  `Q${String(place)}q`,
  70 + place,
  {
    ...{ owner: `Q${String(place)}q`, everyone: `Q${String(place)}q`, areSeveral: true },
    ...{ name: "Q7q", fullName: "Q8q", leaders: "Q7q", anyLeader: "Q7q", title: "Q9q", closes: "Q6q" },
    ...{ least: 75, opensTogether: true, repliesTo: { name: "Q8q" }, hasReminders: true },
  },
  [`Q${String(place)}q`],
];

function choices(count: number): readonly (readonly unknown[])[] {
  if (count === 0) return [[]];
  return choices(count - 1).flatMap((before) => valuesFor(count).map((value) => [...before, value]));
}

/** What a sentence says with these values; null where it takes others. */
function said(text: unknown, values: readonly unknown[]): string | null {
  if (typeof text !== "function") return typeof text === "string" ? text : null;
  try {
    const result: unknown = Reflect.apply(text, null, values);
    return typeof result === "string" ? result : JSON.stringify(result);
  } catch {
    return null;
  }
}

const valuesIn = (text: string): readonly string[] => text.match(/\{\w+\}|Q\dq|7\d/g) ?? [];

/** Whether there are values with which one says all that the other says. */
const saysTheSame = (english: unknown, local: unknown): boolean =>
  choices(typeof english === "function" ? english.length : 0).some((values) => {
    const [one, other] = [said(english, values), said(local, values)];
    if (one === null || other === null) return false;
    return (one === "" || other !== "") && valuesIn(one).every((value) => other.includes(value));
  });

/** What is the same in two languages: signs, and words that they share. */
const alike = /^(?:\P{L}*|E-?mail|Code|Password|Notes|Error: Q1q)$/iu;

describe.each(others)("%s", (tag) => {
  const texts = textsIn(tag);
  const { words: _, ...english } = textsIn("en");
  const leaves = leavesOf(english, texts);

  it("says everything that English says, with the same values in it", () => {
    expect(leaves.length).toBeGreaterThan(250);
    const wrong = leaves.filter(([, from, to]) => !saysTheSame(from, to)).map(([path]) => path);
    expect(wrong).toEqual([]);
  });

  it("has no English left over", () => {
    const left = leaves.flatMap(([path, from, to]) => {
      const [one, other] = [from, to].map((text) => said(text, ["Q1q", "Q2q"]));
      return typeof one === "string" && one === other && !alike.test(one) ? [path] : [];
    });
    expect(left).toEqual([]);
  });

  it("has a word of its own, and what it means, for each of the 56", () => {
    const words = Object.entries(texts.words);
    expect(words.map(([id]) => id)).toEqual(catalogue.map(({ id }) => id));
    const names = words.map(([, [name]]) => name.toLowerCase());
    expect(new Set(names).size).toBe(56);
    expect(new Set(words.map(([, [, meaning]]) => meaning)).size).toBe(56);
    const [longest, longestMeaning] = isDense(tag) ? [10, 35] : [22, 75];
    expect(names.filter((name) => name.length > longest)).toEqual([]);
    expect(words.filter(([, [, meaning]]) => meaning.length > longestMeaning)).toEqual([]);
  });

  it("has a page for its reviewer, with the words as they are", () => {
    const path = `docs/languages/${tag}.md`;
    expect(existsSync(path)).toBe(true);
    const page = readFileSync(path, "utf8");
    expect(page).toMatch(
      /^Status: (?:not reviewed by a native speaker|reviewed by .+, \d{4}-\d{2}-\d{2})\.$/m,
    );
    const rows = [...page.matchAll(/^\| +([\w-]+) +\| +(.+?) +\|/gm)].map(([, id = "", word = ""]) => [
      id,
      word,
    ]);
    const told = rows.filter(([id = ""]) => id in texts.words);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(texts.words).map(([id, [name]]) => [id, name])),
    );
  });

  it("offers the words in its own alphabetical order", () => {
    const names = localWords(texts, tag, catalogue).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(tag).compare));
    expect(names).toHaveLength(56);
  });

  it("has a form for every number", () => {
    const { titles } = texts.workshop;
    for (const left of [1, 2, 3, 5, 12, 22, 25])
      expect(titles.end(left)).toMatch(left === 1 ? /\p{L}/u : new RegExp(String(left)));
    expect(titles.end(0)).not.toMatch(/\d/);
    const minutes = [30, 61, 290, 1500].map((seconds) => texts.peer.busyCode(seconds));
    expect(new Set(minutes).size).toBe(4);
    for (const [at, count] of [2, 5, 25].entries()) expect(minutes[at + 1]).toContain(String(count));
  });
});

it("names each language in its own words", () => {
  expect(Object.keys(languages)).toEqual([...languageTags]);
});

it.each([
  ["pl", 1, "słowo"],
  ["pl", 3, "słowa"],
  ["pl", 5, "słów"],
  ["pl", 22, "słowa"],
  ["ja", 1, "słowa"],
])("chooses the form of %s for %i: %s", (tag, n, form) => {
  const forms = { one: "słowo", few: "słowa", many: "słów", other: "słowa" };
  expect(pluralIn(tag)(n, forms)).toBe(form);
});

it.each([
  ["en", "31 January 2027 at 08:05 UTC"],
  ["de", "31. Januar 2027 um 08:05 Uhr UTC"],
  ["nl", "31 januari 2027 om 08:05 uur UTC"],
  ["pl", "31 stycznia 2027, godz. 08:05 UTC"],
  ["ja", "2027年1月31日 8:05 UTC"],
])("tells a moment in %s", (tag, moment) => {
  expect(momentInUtc(tag, new Date("2027-01-31T08:05Z"))).toBe(moment);
});
