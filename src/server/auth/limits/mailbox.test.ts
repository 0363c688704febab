import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalMailbox } from "./mailbox.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789_-";
const word = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 12 });
const host = word.map((name) => `${name}.example`);

describe("canonicalMailbox", () => {
  it.each([
    ["Ada@Example.org", "ada@example.org"],
    ["ada+news@example.org", "ada@example.org"],
    ["ada+a+b@example.org", "ada@example.org"],
    ["a.da@example.org", "a.da@example.org"],
    ["A.D.A+x@gmail.com", "ada@gmail.com"],
    ["a.da@googlemail.com", "ada@gmail.com"],
    ["+tag@example.org", "+tag@example.org"],
    ['"a@b"@example.org', '"a@b"@example.org'],
    [" ada@example.org ", "ada@example.org"],
  ])("%s is %s", (address, mailbox) => {
    expect(canonicalMailbox(address)).toBe(mailbox);
  });

  it("ignores case and tags", () => {
    fc.assert(
      fc.property(word, word, host, (name, tag, domain) => {
        expect(canonicalMailbox(`${name}+${tag}@${domain}`.toUpperCase())).toBe(
          canonicalMailbox(`${name}@${domain}`),
        );
      }),
    );
  });

  it("ignores Gmail's dots", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(canonicalMailbox(`${parts.join(".")}@googlemail.com`)).toBe(
          canonicalMailbox(`${parts.join("")}@gmail.com`),
        );
      }),
    );
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const mailbox = canonicalMailbox(address);
        expect(canonicalMailbox(mailbox)).toBe(mailbox);
      }),
    );
  });

  it("keeps different people apart", () => {
    fc.assert(
      fc.property(word, word, host, (one, other, domain) => {
        fc.pre(one !== other);
        expect(canonicalMailbox(`${one}@${domain}`)).not.toBe(canonicalMailbox(`${other}@${domain}`));
      }),
    );
  });
});
