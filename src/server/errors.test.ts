import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { DomainError, defineRefusal, defineRefusalWith } from "./errors.ts";

it("names the field with its message", () => {
  const error = defineRefusal({ code: "a.b", kind: "bad_request", text: "Too short.", field: "title" })();
  expect(error).toBeInstanceOf(DomainError);
  expect(error).toMatchObject({ code: "a.b", kind: "bad_request", message: "Too short." });
  expect(error.issues).toEqual([{ path: "title", message: "Too short." }]);
});

it("fills parameters into its message and keeps them", () => {
  const text = ({ retryAfterSeconds: n }: { retryAfterSeconds: number }) => `Wait ${String(n)} seconds.`;
  const error = defineRefusalWith({ code: "a.b", kind: "too_many_requests", text })({ retryAfterSeconds: 7 });
  expect(error).toMatchObject({ message: "Wait 7 seconds.", params: { retryAfterSeconds: 7 }, issues: [] });
  expect(error.retryAfterSeconds).toBe(7);
});

/** `closed: defineRefusal({ code: "survey.closed"` in the file of the feature "survey". */
const defined = /(\w+): defineRefusal(?:With)?\(\{\s*code: "(\w+)\.(\w+)"/g;

/** Features that the API calls by an older name. */
const apiNames: Readonly<Record<string, string>> = { actionPlan: "panePlan" };

it.each(globSync("src/server/domain/*/errors.ts"))("%s says code and name alike", (file) => {
  const feature = basename(dirname(file)).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const name = apiNames[feature] ?? feature;
  const codes = [...readFileSync(file, "utf8").matchAll(defined)];
  expect(codes.length).toBeGreaterThan(0);
  for (const [, key, ...code] of codes) expect(code).toEqual([name, key]);
});
