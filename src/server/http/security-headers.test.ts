import { recordedPages } from "#src/shared/site/analytics.ts";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pagePolicy, permissionsPolicy } from "./security-headers.ts";

const built =
  "default-src 'self'; img-src 'self'; frame-ancestors 'none'; connect-src 'self'; form-action 'self'; script-src 'self' 'sha256-abc'; style-src 'self';";
const verifier = (scriptUrl: string) =>
  ({
    mode: "recaptcha",
    secret: "s",
    siteKey: "k",
    verifyUrl: "https://verify.example",
    scriptUrl,
    hostname: "openpane.example",
  }) as const;
const everything = {
  ANALYTICS_RECORDER_URL: "https://recorder.example/r.js?site=1",
  botCheck: verifier("https://verify.example/check/api.js"),
  voice: {
    brain: "elevenlabs",
    ...{ apiKey: "k", agentId: "a", apiUrl: "https://voice.example" },
  },
} as const;
const nothing = {
  ANALYTICS_RECORDER_URL: undefined,
  botCheck: { mode: "off" },
  voice: { brain: "built-in" },
} as const;

/** The directives that differ from the built page. */
function changes(page: string, settings: Parameters<typeof pagePolicy>[2] = everything): string[] {
  const before = new Set(built.split("; ").map((directive) => directive.replace(";", "")));
  return pagePolicy(page, built, settings)
    .split("; ")
    .filter((directive) => !before.has(directive));
}

describe("the policy of a page", () => {
  it.each([
    [
      "/about",
      [
        "connect-src 'self' https://recorder.example",
        "script-src 'self' 'sha256-abc' https://recorder.example",
      ],
    ],
    ["/", ["connect-src 'self' wss://voice.example"]],
    ["/assessment/[id]/results", ["img-src 'self' blob:", "connect-src 'self' wss://voice.example"]],
    ["/assessment/results/compare", ["img-src 'self' blob:"]],
    ["/elevenlabs-test", ["connect-src 'self' wss://voice.example"]],
    ["/admin/blog/[id]", ["img-src 'self' blob:"]],
    ["/admin/blog/[id]/preview", ["frame-ancestors 'self'"]],
    ["/websocket-test", ["connect-src 'self' ws: wss:"]],
    ["/bypass-auth", ["connect-src 'none'", "form-action 'none'"]],
    ["/bypass-auth/result", ["connect-src 'none'", "form-action 'none'"]],
    ...["/login", "/register", "/admin-login"].map((page): [string, string[]] => [
      page,
      [
        "connect-src 'self' https://verify.example/check/",
        "script-src 'self' 'sha256-abc' https://verify.example/check/",
        "frame-src https://verify.example/check/",
      ],
    ]),
  ])("changes on %s only", (page, expected) => {
    expect(changes(page)).toEqual(expected);
  });

  it.each([
    "/404",
    "/500",
    "/cookies",
    "/shared/[shareId]",
    "/dashboard/self",
    "/websocket-test/x",
    "/bypass-authority",
    "",
  ])("stays as built on %j", (page) => {
    expect(changes(page)).toEqual([]);
  });

  it.each(["/", "/about", "/login", "/elevenlabs-test"])(
    "stays as built on %s if no other host is configured",
    (page) => {
      expect(changes(page, nothing)).toEqual([]);
      expect(changes(page, { ...nothing, botCheck: { mode: "altcha", secret: "s" } })).toEqual([]);
    },
  );
});

it.each([
  ["/", "(self)"],
  ["/assessment/[id]/results", "(self)"],
  ["/elevenlabs-test", "(self)"],
  ["/assessment/[id]", "()"],
  ["/login", "()"],
  ["/bypass-auth", "()"],
  ["/404", "()"],
])("%s has the microphone of %s", (page, microphone) => {
  expect(permissionsPolicy(page)).toBe(`microphone=${microphone}, camera=(), geolocation=()`);
});

it.each([...recordedPages])("%s is a prerendered page", (path) => {
  const file = `src/pages${path}.astro`;
  if (existsSync(file)) expect(readFileSync(file, "utf8")).toContain("export const prerender = true");
  else expect(path).not.toBe("/about");
});
