import { recordedPages } from "#src/shared/site/analytics.ts";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allowRecorder } from "./recorder-policy.ts";

const policy = "default-src 'self'; connect-src 'self'; script-src 'self' 'sha256-abc'; style-src 'self'";
const headers = { "content-security-policy": policy };

it("opens the policy of the start page to the script's origin, for scripts and reports alone", () => {
  expect(allowRecorder("https://recorder.example/r.js?site=1")("/", headers)).toEqual({
    "content-security-policy":
      "default-src 'self'; connect-src 'self' https://recorder.example; script-src 'self' https://recorder.example 'sha256-abc'; style-src 'self'",
  });
});

it.each(["/404", "/500", "/api/docs", "/login", "/shared/x"])("leaves the policy of %s as it is", (path) => {
  expect(allowRecorder("https://recorder.example/r.js")(path, headers)).toEqual(headers);
});

it("leaves every policy as it is where nothing is configured, and what has none", () => {
  expect(allowRecorder(undefined)("/", headers)).toEqual(headers);
  expect(allowRecorder("https://recorder.example/r.js")("/", {})).toEqual({});
});

it.each([...recordedPages])("%s is prerendered, as soon as there is such a page", (path) => {
  const file = `src/pages${path === "/" ? "/index" : path}.astro`;
  if (existsSync(file)) expect(readFileSync(file, "utf8")).toContain("export const prerender = true");
  else expect(path).not.toBe("/");
});
