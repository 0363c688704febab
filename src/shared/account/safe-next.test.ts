import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathOnSite, safeNext } from "./safe-next.ts";

describe("safeNext", () => {
  it.each([
    ["/dashboard", "/dashboard"],
    ["/", "/"],
    ["/assessment/abc?tab=self#words", "/assessment/abc?tab=self#words"],
    ["/a/../b", "/b"],
    ["/caf\u00e9", "/caf%C3%A9"],
    ["/login?next=https://evil.example", "/login?next=https://evil.example"],
    ["/@evil.example", "/@evil.example"],
    ["/%2F/evil.example", "/%2F/evil.example"],
    ["/verify-email?success=true&auto_token=a-code#x", "/verify-email?success=true#x"],
    ["/a?auto%5ftoken=a-code", "/a"],
    ["/a?b=%2F+c", "/a?b=%2F+c"],
  ])("keeps %j, a path of our own", (next, kept) => {
    expect(safeNext(next)).toBe(kept);
  });

  it.each([
    null,
    "",
    "dashboard",
    "?next=/x",
    "https://evil.example",
    "HTTPS:evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\\/evil.example",
    "\t//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\\evil.example",
    " //evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/./\\evil.example",
    "/%2e//evil.example",
    "javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "//here.invalid:99999/",
    "/\\[",
  ])("drops %j", (next) => {
    expect(safeNext(next)).toBeNull();
  });

  it("never leads to another origin, however it is spelled", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      "%2e",
      "%2f",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "x",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const next = safeNext(pieces.join(""));
        if (next !== null)
          expect(new URL(next, "https://openpane.test/login").origin).toBe("https://openpane.test");
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("pathOnSite", () => {
  const site = "https://panes.example";

  it.each([
    ["https://panes.example/team?a=b#c", "/team?a=b#c"],
    ["HTTPS://PANES.example/team", "/team"],
    ["https://panes.example", "/"],
    ["https://panes.example:443/team", "/team"],
    ["/team", "/team"],
  ])("accepts %j of this site as its path", (target, path) => {
    expect(pathOnSite(target, site)).toBe(path);
  });

  it.each([
    "http://panes.example/team",
    "https://panes.example:8443/team",
    "https://panes.example.evil.example/",
    "https://panes.example@evil.example/",
    "https://me:secret@panes.example/",
    "https://panes.example//evil.example",
    "//panes.example/team",
    "javascript:alert(1)",
  ])("refuses %j", (target) => {
    expect(pathOnSite(target, site)).toBeNull();
  });
});
