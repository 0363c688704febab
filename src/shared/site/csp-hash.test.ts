import { cspHash } from "./csp-hash.ts";
import { expect, it } from "vitest";

it("is the base64 of SHA-256, as openssl writes it", async () => {
  expect(await cspHash("")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
});
