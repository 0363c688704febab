/* The page on which someone replies to an invitation: a plain HTML form. */

/** The field that says which button was pressed. */
export const replyField = { name: "reply", accept: "accept", decline: "decline" } as const;

/** Instead of an invitation that can't be shown. */
export type NoInvitation =
  | { readonly show: "unknown"; readonly status: 404 }
  | { readonly show: "busy"; readonly status: 429; readonly retryAfterSeconds: number | null };

/** The reply's outcome, and the form's content. */
export interface ReplyForm {
  readonly show: "invitation";
  readonly status: number;
  readonly name: string;
  /** What is wrong with the name. */
  readonly nameProblem: string | null;
  /** Why the reply failed; null if it didn't, or if the name is why. */
  readonly problem: string | null;
  readonly retryAfterSeconds: number | null;
}

/** A form before any reply. */
export const freshForm = (name: string): ReplyForm => ({
  ...{ show: "invitation", status: 200, name },
  ...{ nameProblem: null, problem: null, retryAfterSeconds: null },
});

/** The page's tab title. @param subject the title of a shown invitation */
export function replyPageTitle(
  page: NoInvitation | Pick<ReplyForm, "show" | "nameProblem" | "problem">,
  subject: string,
): string {
  if (page.show === "unknown") return "We can’t find this invitation";
  if (page.show === "busy") return "Please try again in a moment";
  return page.nameProblem === null && page.problem === null ? subject : `Error: ${subject}`;
}
