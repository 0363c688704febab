import { describe, expect, it } from "vitest";
import { isRegistrationKey, registrationKey } from "./email-verification.ts";

const hash = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA";

describe("the key of the browser that registered", () => {
  it("fits the account with that password hash, and no other", () => {
    const key = registrationKey(hash);
    expect(isRegistrationKey(key, hash)).toBe(true);
    expect(isRegistrationKey(key, `${hash}x`)).toBe(false);
  });

  it.each([null, "", "x", "é".repeat(43), registrationKey("")])("is not %j", (key) => {
    expect(isRegistrationKey(key, hash)).toBe(false);
  });

  it("says nothing of the hash", () => {
    expect(registrationKey(hash)).toMatch(/^[\w-]{43}$/);
  });
});
