import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { describe, expect, it } from "vitest";
import { forAccount, isAhead, ofAccount, settle, type AccountPlan } from "./account-plan.ts";
import {
  changed,
  emptyPlan,
  inWeeks,
  isWritten,
  readPlan,
  wordsToTry,
  writePlan,
  type Plan,
} from "./plan.ts";

describe("a plan", () => {
  it("comes back as it was kept", () => {
    const plan = { ...emptyPlan, traitId: "kind", deed: "Ask & listen = 1+1\nÉva", until: "2026-12-06" };
    expect(readPlan(writePlan(plan))).toEqual(plan);
  });

  it("is not kept where nothing is written", () => {
    expect(writePlan(emptyPlan)).toBeNull();
    expect(readPlan(null)).toEqual(emptyPlan);
  });

  it("is kept while the account has it, though nothing is written", () => {
    const plan = { ...emptyPlan, inAccount: "saved" } as const;
    expect(isWritten(plan)).toBe(false);
    expect(readPlan(writePlan(plan))).toEqual(plan);
    expect(readPlan("inAccount=never").inAccount).toBe("");
  });

  it("is newer than the account's once it has changed", () => {
    expect(changed({ ...emptyPlan, inAccount: "saved" }).inAccount).toBe("changed");
    expect(changed({ ...emptyPlan, inAccount: "new" }).inAccount).toBe("new");
    expect(changed(emptyPlan).inAccount).toBe("");
  });
});

describe("wordsToTry", () => {
  const word = (traitId: string, evidence: "clear" | "single" | "none") =>
    ({ traitId, name: traitId, evidence, bandLabel: "", share: null }) as const;
  const pane = (quadrant: ResultPane["quadrant"], words: ResultPane["words"]) => ({
    quadrant,
    title: "",
    words,
  });
  const ids = (some: ResultPane) => wordsToTry(some).map(({ traitId }) => traitId);

  it("has no single voices, and nothing that is easily heard as a verdict", () => {
    const words = [word("kind", "clear"), word("shy", "clear"), word("witty", "single")];
    expect(ids(pane("blindSpot", words))).toEqual(["kind"]);
  });

  it("has all other words of the unknown and of the façade", () => {
    expect(ids(pane("unknown", [word("bold", "none"), word("tense", "none")]))).toEqual(["bold"]);
    expect(ids(pane("facade", [word("wise", "none")]))).toEqual(["wise"]);
  });
});

it("inWeeks goes over the ends of months and years", () => {
  expect(inWeeks(2, new Date(2026, 11, 20, 23, 59))).toBe("2027-01-03");
  expect(inWeeks(2, new Date(2028, 1, 20))).toBe("2028-03-05");
  expect(inWeeks(1, new Date(2026, 10, 25))).toBe("2026-12-02");
});

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
