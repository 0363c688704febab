import { describe, expect, it } from "vitest";
import { cspHash } from "./csp-hash.ts";
import { paths } from "./paths.ts";

describe("paths", () => {
  it("keeps a part within its place in the address", () => {
    expect(paths.assessmentResults("a/b?c#d")).toBe("/assessment/a%2Fb%3Fc%23d/results");
    expect(paths.withdraw("../x")).toBe("/withdraw/..%2Fx");
  });

  it("carries the page to go on to", () => {
    expect(paths.login()).toBe("/login");
    expect(paths.register("/assessment/new?a=1&b=2")).toBe(
      "/register?next=%2Fassessment%2Fnew%3Fa%3D1%26b%3D2",
    );
  });
});

it("is the base64 of SHA-256, as openssl writes it", async () => {
  expect(await cspHash("")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
});
