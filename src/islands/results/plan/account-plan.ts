import { lookBackTime } from "#src/shared/pane-plan/pane-plan-limits.ts";
import type { PanePlan } from "#src/shared/pane-plan/pane-plan.output.ts";
import { isWritten, type Plan } from "./plan.ts";

/** A plan as the account has it. */
export type AccountPlan = Omit<PanePlan, "pane" | "updatedAt">;

export const ofAccount = ({ traitId, person, deed, until, noticed, remind }: AccountPlan): Plan => ({
  ...{ traitId: traitId ?? "", person, deed, until: until ?? "", noticed },
  ...{ remind: remind ? "1" : "", inAccount: "saved" },
});

const orNull = (text: string): string | null => (text === "" ? null : text);

export const forAccount = ({ traitId, person, deed, until, noticed, remind }: Plan): AccountPlan => ({
  ...{ traitId: orNull(traitId), person, deed, until: orNull(until), noticed, remind: remind !== "" },
});

/** Whether an email can still go on that day. */
export const isAhead = (until: string, now: Date): boolean => until !== "" && lookBackTime(until) > now;

const isSame = (one: Plan, other: Plan): boolean =>
  JSON.stringify(forAccount({ ...one, remind: "" })) === JSON.stringify(forAccount({ ...other, remind: "" }));

/**
 * What this browser keeps once it knows what the account has (null: nothing). What the account hasn't got yet stays, and is sent
 * then; else the account is newer. A plan that was only ever in this browser is not replaced: its owner decides.
 */
export function settle(kept: Plan, account: AccountPlan | null): Plan {
  const { inAccount } = kept;
  if (account === null)
    // It was turned off on another device. The text isn't lost for that.
    return inAccount === "new" ? kept : { ...kept, remind: "", inAccount: "" };
  if (inAccount === "new" || inAccount === "changed") return kept;
  const newest = ofAccount(account);
  return inAccount === "saved" || !isWritten(kept) || isSame(kept, newest) ? newest : kept;
}
