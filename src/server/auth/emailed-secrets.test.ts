import { randomIds } from "#src/server/ids.ts";
import { codeAlphabet, codeLength } from "#src/shared/account/account-texts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitsCode, hashCode, isRegistrationKey, registrationKey } from "./emailed-secrets.ts";

const code = fc.string({
  unit: fc.constantFrom(...Array.from(codeAlphabet)),
  minLength: codeLength,
  maxLength: codeLength,
});

describe("verification codes", () => {
  it("match their own hash and no other", () => {
    fc.assert(
      fc.property(code, code, fc.string(), (mine, other, salt) => {
        const hashed = { salt, codeHash: hashCode(salt, mine) };
        expect(fitsCode(hashed, mine)).toBe(true);
        expect(fitsCode(hashed, other)).toBe(other === mine);
      }),
    );
  });

  it("are stored as a salted hash", () => {
    expect(hashCode("a", "K7M2PQ")).not.toBe(hashCode("b", "K7M2PQ"));
    expect(hashCode("a", "K7M2PQ")).not.toContain("K7M2PQ");
  });

  it("use the whole alphabet", () => {
    const drawn = Array.from({ length: 500 }, () => randomIds.code(codeAlphabet, codeLength));
    expect(drawn.every((each) => /^[2-9A-HJKMNP-Z]{6}$/.test(each))).toBe(true);
    expect(new Set(drawn.join("")).size).toBe(codeAlphabet.length);
  });
});

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
