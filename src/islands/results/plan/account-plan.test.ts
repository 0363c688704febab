import { describe, expect, it } from "vitest";
import { forAccount, isAhead, ofAccount, settle, type AccountPlan } from "./account-plan.ts";
import { emptyPlan, type Plan } from "./plan.ts";

const account: AccountPlan = {
  ...{ traitId: "witty", person: "", deed: "One dry remark", until: "2026-12-06", noticed: "", remind: true },
};
const written: Plan = { ...emptyPlan, deed: "Something else" };

describe("a plan of the account", () => {
  it("is the same after a way through the browser", () => {
    expect(forAccount(ofAccount(account))).toEqual(account);
    const blank = { ...account, traitId: null, until: null, remind: false };
    expect(forAccount(ofAccount(blank))).toEqual(blank);
  });
});

describe("settle", () => {
  const afterwards = (kept: Partial<Plan>, from: AccountPlan | null) => settle({ ...written, ...kept }, from);

  it("takes the account's plan where this browser has none, the same, or an older one", () => {
    expect(settle(emptyPlan, account)).toEqual(ofAccount(account));
    expect(settle({ ...ofAccount(account), remind: "", inAccount: "" }, account)).toEqual(ofAccount(account));
    expect(afterwards({ inAccount: "saved" }, account)).toEqual(ofAccount(account));
  });

  it("lets stay what the account hasn't got yet, and what was only ever in this browser", () => {
    for (const inAccount of ["new", "changed", ""] as const)
      expect(afterwards({ inAccount }, account)).toEqual({ ...written, inAccount });
    expect(afterwards({ inAccount: "new" }, null)).toEqual({ ...written, inAccount: "new" });
  });

  it("leaves the text where the account has it no longer", () => {
    for (const inAccount of ["saved", "changed"] as const)
      expect(afterwards({ inAccount, remind: "1" }, null)).toEqual(written);
  });
});

it("isAhead looks at eight o'clock in the morning, UTC", () => {
  expect(isAhead("2026-12-06", new Date("2026-12-06T07:59:59Z"))).toBe(true);
  expect(isAhead("2026-12-06", new Date("2026-12-06T08:00:00Z"))).toBe(false);
  expect(isAhead("", new Date())).toBe(false);
});
