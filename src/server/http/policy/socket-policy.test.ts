import { describe, expect, it } from "vitest";
import { allowSockets } from "./socket-policy.ts";

const policy = "default-src 'self'; connect-src 'self'; script-src 'self' 'sha256-x'";

function policyOn(route: string | undefined): string | null {
  const headers = new Headers({ "content-security-policy": policy });
  allowSockets(headers, route);
  return headers.get("content-security-policy");
}

describe("connections to other hosts", () => {
  it("are open to the page that tries them", () => {
    expect(policyOn("/websocket-test")).toBe(
      "default-src 'self'; connect-src 'self' ws: wss:; script-src 'self' 'sha256-x'",
    );
  });

  it.each(["/login", "/websocket-test/x", undefined])("are shut to %s", (route) => {
    expect(policyOn(route)).toBe(policy);
  });
});
