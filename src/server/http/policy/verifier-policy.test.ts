import { describe, expect, it } from "vitest";
import { allowVerifier, policyWithVerifier } from "./verifier-policy.ts";

const policy = "default-src 'self'; connect-src 'self'; script-src 'self' 'sha256-abc';";
const recaptcha = {
  mode: "recaptcha",
  secret: "s",
  siteKey: "k",
  verifyUrl: "https://verify.example",
  scriptUrl: "https://verify.example/check/api.js",
  hostname: "openpane.example",
} as const;

function opened(route: string | undefined, check: Parameters<typeof allowVerifier>[2]): string | null {
  const headers = new Headers({ "content-security-policy": policy });
  allowVerifier(headers, route, check);
  return headers.get("content-security-policy");
}

describe("the policy of a page", () => {
  it("opens to the folder of the verifier's script, and to nothing else", () => {
    expect(policyWithVerifier(policy, recaptcha.scriptUrl)).toBe(
      "default-src 'self'; connect-src 'self' https://verify.example/check/; " +
        "script-src 'self' 'sha256-abc' https://verify.example/check/; frame-src https://verify.example/check/",
    );
  });

  it("knows where Google's script has its second half", () => {
    const google = policyWithVerifier(policy, "https://www.google.com/recaptcha/api.js");
    expect(google).toContain("https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;");
  });

  it.each(["/login", "/register", "/admin-login"])("opens on %s", (route) => {
    expect(opened(route, recaptcha)).toContain("verify.example");
  });

  it.each(["/dashboard/self", "/shared/[shareId]", "/", undefined])("stays closed on %s", (route) => {
    expect(opened(route, recaptcha)).toBe(policy);
  });

  it("stays closed where no third party checks", () => {
    expect(opened("/login", { mode: "off" })).toBe(policy);
    expect(opened("/login", { mode: "altcha", secret: "s" })).toBe(policy);
  });

  it("leaves an answer without a policy alone", () => {
    const headers = new Headers();
    allowVerifier(headers, "/login", recaptcha);
    expect([...headers]).toEqual([]);
  });
});
