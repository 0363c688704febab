import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { DomainError, defineRefusals } from "./errors.ts";

it("names the field with its message", () => {
  const error = defineRefusals("a", { b: { kind: "bad_request", text: "Too short.", field: "title" } }).b();
  expect(error).toBeInstanceOf(DomainError);
  expect(error).toMatchObject({ code: "a.b", kind: "bad_request", message: "Too short." });
  expect(error.issues).toEqual([{ path: "title", message: "Too short." }]);
});

it("fills parameters into its message and keeps them", () => {
  const text = ({ retryAfterSeconds: n }: { retryAfterSeconds: number }) => `Wait ${String(n)} seconds.`;
  const error = defineRefusals("a", { b: { kind: "too_many_requests", text } }).b({ retryAfterSeconds: 7 });
  expect(error.code).toBe("a.b");
  expect(error).toMatchObject({ message: "Wait 7 seconds.", params: { retryAfterSeconds: 7 }, issues: [] });
  expect(error.retryAfterSeconds).toBe(7);
});

/** Features that the API calls by an older name. */
const apiNames: Readonly<Record<string, string>> = { actionPlan: "panePlan" };

it.each(globSync("src/server/domain/*/errors.ts"))("%s gives codes its feature's name", (file) => {
  const feature = basename(dirname(file)).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const prefixes = [...readFileSync(file, "utf8").matchAll(/defineRefusals\("(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(prefixes).toEqual([apiNames[feature] ?? feature]);
});
