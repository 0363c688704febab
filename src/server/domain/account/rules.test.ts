import { describe, expect, it } from "vitest";
import { isAdministrator } from "./rules.ts";

const support = "support@example.org";
const verified = new Date("2026-11-20T09:00:00.000Z");

type Person = Parameters<typeof isAdministrator>[1];
const person = (overrides: Partial<Person> = {}): Person => ({
  isAdmin: false,
  role: "user",
  email: "alma@example.org",
  emailVerifiedAt: verified,
  ...overrides,
});

describe("isAdministrator", () => {
  it.each<[who: string, person: Person, supportEmail: string, is: boolean]>([
    ["somebody", person(), support, false],
    ["the flag", person({ isAdmin: true }), support, true],
    ["the flag, unverified", person({ isAdmin: true, emailVerifiedAt: null }), support, true],
    ["the role", person({ role: "admin" }), support, true],
    ["the support address", person({ email: support }), support, true],
    ["the support address, unverified", person({ email: support, emailVerifiedAt: null }), support, false],
    ["another mailbox of support", person({ email: "support+me@example.org" }), support, false],
    ["an address that is support elsewhere", person({ email: support }), "help@example.org", false],
  ])("%s", (_who, asked, supportEmail, is) => {
    expect(isAdministrator({ SUPPORT_EMAIL: supportEmail }, asked)).toBe(is);
  });
});
