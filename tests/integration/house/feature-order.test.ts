import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Features of `src/server/domain`, lowest first: one imports only those before it, or in its own line. */
const order: readonly (readonly string[])[] = [
  ["job"],
  ["analytics"],
  ["audit-log"],
  ["mail"],
  ["account", "session"],
  ["billing"],
  ["own-brand"],
  ["survey", "response", "analysis", "overlap", "insight", "card", "action-plan"],
  ["invitation"],
  ["programme", "client", "group", "preparation", "meeting"],
  ["organisation", "team", "workshop"],
  ["voice"],
  ["demo"],
  ["support"],
  ["blog"],
  ["facilitator"],
  ["dashboard"],
  ["own-data"],
  ["admin"],
];
const levels = new Map(order.flatMap((features, level) => features.map((feature) => [feature, level])));

const root = "src/server/domain/";
const featureOf = (file: string): string => file.slice(root.length).split("/")[0] ?? "";
const levelOf = (feature: string): number => levels.get(feature) ?? -1;

/** "survey/create-survey.ts -> billing" for each import of a value from a feature above. */
function findUpwardImports(): readonly string[] {
  const files = globSync(`${root}**/*.ts`).filter((file) => !file.endsWith(".test.ts"));
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/import (?!type )[^;]*? from "#src\/server\/domain\/([\w-]+)\//g)]
      .map(([, feature = ""]) => feature)
      .filter((feature) => levelOf(feature) > levelOf(featureOf(file)))
      .map((feature) => `${file.slice(root.length)} -> ${feature}`),
  );
  return [...new Set(found)].sort();
}

it("every feature has a place in the order", () => {
  const features = new Set(globSync(`${root}*/**/*.ts`).map(featureOf));
  expect([...features].sort()).toEqual([...levels.keys()].sort());
});

it("no feature imports one above it", () => {
  expect(findUpwardImports()).toEqual([]);
});

/** Who writes a table beside the lowest feature that does, and why. */
const otherWriters: Readonly<Record<string, string>> = {
  "admin -> mails": "an administrator has an email tried again",
  "invitation -> invitations":
    "`response` writes them as well: an answer uses its invitation in the same write",
  "overlap -> users": "the key that hashes whom someone invited lies with their account",
  "team -> answers": "who leaves a team round takes what was picked for them along",
  "team -> surveys": "a team round decides when its members' rounds end",
};

/** The features that write each table. What `auth` writes is the account's. */
function findWriters(): ReadonlyMap<string, ReadonlySet<string>> {
  const writers = new Map<string, Set<string>>();
  for (const file of globSync("src/server/{domain,auth}/**/*queries.ts")) {
    const feature = file.startsWith(root) ? featureOf(file) : "account";
    const code = readFileSync(file, "utf8");
    for (const [, table = ""] of code.matchAll(/\.(?:insert|update|delete)\((?!table\b)(\w+)\)/g))
      writers.set(table, (writers.get(table) ?? new Set()).add(feature));
  }
  return writers;
}

it("every table is written by the features of one level, but for those that are known", () => {
  const others = [...findWriters()].flatMap(([table, features]) => {
    const lowest = Math.min(...[...features].map(levelOf));
    return [...features]
      .filter((feature) => levelOf(feature) !== lowest)
      .map((feature) => `${feature} -> ${table}`);
  });
  expect(others.sort()).toEqual(Object.keys(otherWriters).sort());
});
