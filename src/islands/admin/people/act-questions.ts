import type { PersonAct } from "#src/shared/admin/admin-acts.ts";
import type { Person } from "#src/shared/admin/admin.output.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";

/** An act on a person: when it makes sense, and what we ask before it. */
export interface ActQuestion {
  readonly act: PersonAct;
  readonly label: string;
  readonly fits: (person: Person) => boolean;
  readonly title: (name: string) => string;
  /** What will happen, a paragraph each. */
  readonly says: readonly string[];
  readonly goLabel: string;
  readonly busyLabel: string;
  /** Takes something for good. */
  readonly destroys?: true;
  /** What has to be typed for it, or can be. */
  readonly asks?: "until" | "email";
}

const told = "We’ll email them about it, and it goes into the log.";

export const actQuestions: readonly ActQuestion[] = [
  {
    act: "resend-verification",
    label: "Send the confirmation email again",
    fits: ({ verified }) => !verified,
    title: (name) => `Send ${name} the confirmation email again?`,
    says: ["They’ll get a new link. Links from before stop working.", "It goes into the log."],
    goLabel: "Send the email",
    busyLabel: "Sending…",
  },
  {
    act: "grant-plan",
    label: `Give ${planTexts.planName}`,
    fits: ({ given }) => given === null,
    title: (name) => `Give ${name} ${planTexts.planName}?`,
    says: ["They can use everything in the plan and pay nothing.", told],
    goLabel: "Give the plan",
    busyLabel: "Giving the plan…",
    asks: "until",
  },
  {
    act: "revoke-plan",
    label: `Take ${planTexts.planName} away`,
    fits: ({ given }) => given !== null,
    title: (name) => `Take ${planTexts.planName} away from ${name}?`,
    says: [
      "They keep everything they made, and can’t start anything new with the plan. A trial, or a plan they pay for, goes on.",
      told,
    ],
    goLabel: "Take the plan away",
    busyLabel: "Taking the plan away…",
  },
  {
    act: "grant-admin",
    label: "Make an administrator",
    fits: ({ isAdmin, verified }) => !isAdmin && verified,
    title: (name) => `Make ${name} an administrator?`,
    says: ["They can do everything you can do here, and that includes your own account.", told],
    goLabel: "Make an administrator",
    busyLabel: "Making an administrator…",
  },
  {
    act: "revoke-admin",
    label: "Take the administrator’s role away",
    fits: ({ isAdmin, isSupport }) => isAdmin && !isSupport,
    title: (name) => `Take the administrator’s role away from ${name}?`,
    says: ["Their account and rounds stay. These pages close for them at once.", told],
    goLabel: "Take the role away",
    busyLabel: "Taking the role away…",
  },
  {
    act: "end-sessions",
    label: "Sign out everywhere",
    fits: () => true,
    title: (name) => `Sign ${name} out everywhere?`,
    says: ["Every device has to sign in again. The password stays the same.", told],
    goLabel: "Sign out everywhere",
    busyLabel: "Signing out…",
  },
  {
    act: "delete",
    label: "Delete the account",
    fits: () => true,
    title: (name) => `Delete the account of ${name}?`,
    says: [
      "We delete their account and rounds for good, with their words, answers, results and cards. If they pay for a plan, we cancel it. Their answers about other people stay: nothing links them to this account.",
      told,
    ],
    goLabel: "Delete it for good",
    busyLabel: "Deleting…",
    destroys: true,
    asks: "email",
  },
];
