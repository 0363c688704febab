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
  ["survey", "response", "analysis", "overlap", "insight", "card", "pane-plan"],
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

/** Known exceptions, each of which waits for a hook of the lower feature. */
const exceptions: readonly string[] = [
  "account/email.ts -> billing",
  "account/welcome.ts -> survey",
  "analysis/reveal-survey.ts -> client",
  "response/get-receipt.ts -> workshop",
  "response/withdraw-response.ts -> workshop",
  "survey/change-survey.ts -> invitation",
  "survey/delete-survey.ts -> client",
  "survey/delete-survey.ts -> invitation",
  "survey/delete-survey.ts -> team",
  "survey/move-deadlines.ts -> invitation",
  "survey/timed/close-due-surveys.ts -> client",
  "survey/timed/notify-owners.ts -> client",
  "survey/timed/notify-ready-surveys.ts -> client",
];

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

it("no feature imports one above it, except known ones", () => {
  expect(findUpwardImports()).toEqual(exceptions);
});
