/** Administrators' acts as the log names them: on people, emails, rounds and posts. */
export const adminActs = [
  "resend verification",
  "end sessions",
  "grant plan",
  "revoke plan",
  "grant admin",
  "revoke admin",
  "delete person",
  "unlink payments",
  "export people",
  "retry email",
  "drop email",
  "close round",
  "turn off link",
  "publish post",
  "schedule post",
  "unschedule post",
  "unpublish post",
  "delete post",
  "restore post",
] as const;

export type AdminAct = (typeof adminActs)[number];

/** The acts as people read them. */
export const actTexts: Readonly<Record<AdminAct, string>> = {
  "resend verification": "Sent the confirmation email again",
  "end sessions": "Signed out everywhere",
  "grant plan": "Gave Facilitator Pro",
  "revoke plan": "Took Facilitator Pro away",
  "grant admin": "Made an administrator",
  "revoke admin": "Took the administrator’s role away",
  "delete person": "Deleted the account",
  "unlink payments": "Unlinked from the payment provider",
  "export people": "Downloaded the list of people",
  "retry email": "Retried an email",
  "drop email": "Dropped an email",
  "close round": "Closed a round",
  "turn off link": "Turned off a round’s link",
  "publish post": "Published a post",
  "schedule post": "Scheduled a post",
  "unschedule post": "Canceled a post’s schedule",
  "unpublish post": "Unpublished a post",
  "delete post": "Deleted a post",
  "restore post": "Restored a post",
};

/** The kinds of targets. */
export const targetKinds = ["person", "everyone", "email", "round", "post"] as const;

export type TargetKind = (typeof targetKinds)[number];

/** The target id of acts on everyone. */
export const everyone = "everyone";

export function targetKindOf(act: AdminAct, targetId: string): TargetKind {
  if (act.endsWith(" post")) return "post";
  if (act.endsWith(" email")) return "email";
  if (act === "close round" || act === "turn off link") return "round";
  return targetId === everyone ? "everyone" : "person";
}

/** What administrators do to people, as the API names it. */
export const personActs = [
  "resend-verification",
  "end-sessions",
  "grant-plan",
  "revoke-plan",
  "grant-admin",
  "revoke-admin",
  "delete",
] as const;

export type PersonAct = (typeof personActs)[number];

/** Powerful or irreversible acts need a sign-in, or the password, within this many minutes. */
export const recentMinutes = 15;
