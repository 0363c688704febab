import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legacyRows, legacyTarget } from "#src/server/http/redirects.ts";

function follow(address: string) {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const target = legacyTarget(pathname, searchParams);
  return target && `${String(target.status)} ${target.location}`;
}

describe("the former address of the product", () => {
  for (const old of ["/self-assessment", "/self-assessments", "/home", "/app", "/survey"]) {
    it.each([
      ["", "302 /dashboard"],
      ["?tab=admin&assessmentId=r1", "302 /assessment/r1/edit"],
      ["?tab=results&assessmentId=r1", "302 /assessment/r1/results"],
      ["?tab=survey&assessmentId=r1", "302 /assessment/r1"],
      ["?createNew=true", "302 /assessment/new"],
      ["?createNew=false", "302 /dashboard"],
      ["?tab=other&assessmentId=r1", "302 /dashboard"],
      ["?tab=results", "302 /dashboard"],
      ["?tab=results&assessmentId=", "302 /dashboard"],
      ["?assessmentId=r1", "302 /dashboard"],
      ["?tab=results&createNew=true", "302 /assessment/new"],
      ["?tab=results&assessmentId=r1&createNew=true", "302 /assessment/r1/results"],
      ["?tab=facilitator", "302 /dashboard?tab=facilitator"],
      ["?utm=a&utm=b", "302 /dashboard?utm=a&utm=b"],
      ["?utm=a%26b&tab=survey&assessmentId=r1&x=", "302 /assessment/r1?utm=a%26b&x="],
      ["?tab=survey&assessmentId=..%2F..%2Fadmin", "302 /assessment/..%2F..%2Fadmin"],
      ["?tab=results&assessmentId=%2F%2Fevil.example", "302 /assessment/%2F%2Fevil.example/results"],
      ["?tab=results&assessmentId=%5C%5Cevil.example", "302 /assessment/%5C%5Cevil.example/results"],
      ["?tab=results&assessmentId=..", "302 /dashboard"],
      ["?tab=survey&assessmentId=a%3Fb%23c", "302 /assessment/a%3Fb%23c"],
    ])(`${old}%s leads to %s`, (query, target) => {
      expect(follow(old + query)).toBe(target);
    });
  }
});

describe("an old address of a moved page", () => {
  it.each([
    ["/shared-survey/abc", "301 /shared/abc"],
    ["/shared-survey/abc?ref=mail", "301 /shared/abc?ref=mail"],
    ["/shared-survey/a%2Fb", "301 /shared/a%2Fb"],
    ["/shared-survey/%2F%2Fevil.example", "301 /shared/%2F%2Fevil.example"],
    ["/shared-survey/%5Cevil", "301 /shared/%5Cevil"],
    ["/shared-survey/%252e%252e", "301 /shared/%252e%252e"],
    ["/shared-survey/a%0d%0aSet-Cookie:x", "301 /shared/a%0D%0ASet-Cookie%3Ax"],
    ["/self-assessment/share/abc?x=1", "301 /shared/abc?x=1"],
    ["/self-assessment/thank-you-share?x=1", "301 /assessment/thank-you?x=1"],
    ["/assessment/thank-you?x=1", "302 /assessment/complete?x=1"],
    ["/assessment/r1/edit?x=1", "302 /assessment/r1?x=1"],
    ["/%68ome", "302 /dashboard"],
  ])("%s leads to %s", (address, target) => {
    expect(follow(address)).toBe(target);
  });
});

describe("an old address under /auth", () => {
  it.each([
    ["/auth", "302 /login"],
    ["/auth?tab=login", "302 /login?tab=login"],
    ["/auth/verify", "302 /verify-email"],
    ["/auth/verify?success=true&auto_token=abc", "302 /verify-email?success=true&auto_token=abc"],
    ["/auth/verify?token=abc", "302 /verify-email/abc"],
    ["/auth/verify?token=abc&status=success", "302 /verify-email/abc?status=success"],
    ["/auth/verify?token=..", "302 /verify-email"],
    ["/auth/verified=success", "302 /verify-email?status=success"],
    ["/auth/verified=failed?auto_token=x", "302 /verify-email?auto_token=x&status=failed"],
    ["/auth/verified=success?token=abc", "302 /verify-email/abc?status=success"],
    ["/auth/verified=success/abc", "302 /verify-email/abc?status=success"],
    ["/auth/verified=success&token=abc", "302 /verify-email/abc?status=success"],
    ["/auth/verified=success?token=../../evil%3Fx", "302 /verify-email/..%2F..%2Fevil%3Fx?status=success"],
    // An email program may have encoded the sign.
    ["/auth/verified%3Dsuccess", "302 /verify-email?status=success"],
    ["/auth/verified=a&b", "302 /verify-email?status=a%26b"],
    ["/auth/verified=a%2Fb", "302 /verify-email?status=a%2Fb"],
    ["/auth/verified=", "302 /verify-email?status="],
  ])("%s leads to %s", (address, target) => {
    expect(follow(address)).toBe(target);
  });
});

it.each([
  "/",
  "/dashboard",
  "/homes",
  "/Home",
  "//home",
  "/home//",
  "/home/x",
  "//evil.example/self-assessment",
  "/shared-survey",
  "/shared-survey/",
  "/shared-survey/a/b",
  "/shared-survey/%",
  "/shared-survey/%ff",
  "/self-assessment/share",
  "/auth/",
  "/auth/verified",
  "/auth/verify/x",
  "/auth/verified=a/b/c",
  "/auth/login",
])("%s is not an old address", (pathname) => {
  expect(legacyTarget(pathname, new URLSearchParams())).toBeNull();
});

it("any old address leads to a page of the same kind on this site", () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "..",
      ".",
      "//evil.example",
      "\\\\evil.example",
      "%2f%2fevil",
      "a/../../b",
      "javascript:x",
    ),
  );
  const site = "https://openpane.example";
  const kinds = /^\/(?:dashboard|login|verify-email|assessment|shared|account)(?:\/|$)/;
  fc.assert(
    fc.property(fc.constantFrom(...legacyRows), nasty, nasty, (row, part, value) => {
      const encoded = encodeURIComponent(part.toWellFormed()) || "x";
      const pathname = row.pattern.replace(/\{\w+\}/, () => encoded);
      const query = new URLSearchParams({ tab: "results", assessmentId: value, token: value, x: value });
      const target = legacyTarget(pathname, query);
      if (target === null) return;
      const reached = new URL(target.location, site);
      expect(reached.origin).toBe(site);
      expect(reached.pathname).toMatch(kinds);
      expect(reached.searchParams.get("x")).toBe(query.get("x"));
      // The browser keeps the path as written.
      expect(reached.pathname).toBe(target.location.split("?")[0]);
    }),
  );
});
