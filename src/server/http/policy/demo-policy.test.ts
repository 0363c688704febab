import { expect, it } from "vitest";
import { shutDemo } from "./demo-policy.ts";

const name = "content-security-policy";
const policy = "default-src 'self'; connect-src 'self'; form-action 'self'; script-src 'self' 'sha256-abc';";
const policyOn = (pathname: string) => shutDemo((_, headers) => headers)(pathname, { [name]: policy })[name];

it.each(["/bypass-auth", "/bypass-auth/result"])("%s may connect to nothing", (pathname) => {
  expect(policyOn(pathname)).toBe(
    "default-src 'self'; connect-src 'none'; form-action 'none'; script-src 'self' 'sha256-abc';",
  );
});

it.each(["/", "/about", "/bypass-authority"])("%s keeps its policy", (pathname) => {
  expect(policyOn(pathname)).toBe(policy);
});
