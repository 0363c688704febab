import { paths } from "#src/shared/site/paths.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

/* The page on which someone replies to an invitation: a plain HTML form. */

/** The fields besides the name: which button was pressed, and whether their window counts. */
export const replyField = {
  name: "reply",
  accept: "accept",
  decline: "decline",
  counted: "counted",
} as const;

/** Instead of an invitation that can't be shown. */
export type NoInvitation =
  | { readonly show: "unknown"; readonly status: 404 }
  | { readonly show: "busy"; readonly status: 429; readonly retryAfterSeconds: number | null };

/** The reply's outcome, and the form's content. */
export interface ReplyForm {
  readonly show: "invitation";
  readonly status: number;
  readonly name: string;
  /** Whether their window counts; undefined while they haven't said. */
  readonly counted?: boolean | undefined;
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
  { peer, reply }: Texts,
  page: NoInvitation | Pick<ReplyForm, "show" | "nameProblem" | "problem">,
  subject: string,
): string {
  if (page.show !== "invitation") return reply.titles[page.show];
  return page.nameProblem === null && page.problem === null ? subject : peer.titles.error(subject);
}

/** A paragraph, and where it leads: by a button, by a line of its own, or by words at its end. */
export interface LinkedText {
  readonly text: string;
  readonly link?: {
    readonly href: string;
    readonly label: string;
    readonly look: "button" | "line" | "words";
  };
}

/** What someone reads before they reply: who asks, for what, and what it means. */
export interface ReplyFacts {
  /** What they are invited to. */
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  /** Who leads it together; null for one person. */
  readonly leaders: string | null;
  readonly purpose: { readonly quote: string; readonly from: string } | null;
  /** Who sees what, with a link to all of it. */
  readonly sees: LinkedText;
  readonly facts: { readonly title: string; readonly rows: readonly Fact[] };
}

interface Fact {
  readonly term: string;
  /** "{time}" stands where `time` goes. */
  readonly text: string;
  readonly time?: Date | null;
}

/** The sentences around the form. */
export interface ReplyTexts {
  readonly title: string;
  /** For someone who has declined. */
  readonly declined: string | null;
  readonly nameHint: string;
  /** What accepting does for someone without an account, before links to the terms. */
  readonly newAccount: string;
  readonly accept: string;
  /** Whether their window counts in a group's picture; null where there is none. */
  readonly count: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
  } | null;
  /** On the button while the call runs. */
  readonly busy: string;
  readonly declineHint: string;
}

/** In the place of the question, once it's decided. */
export interface ReplyEnd {
  readonly title: string;
  readonly paragraphs: readonly LinkedText[];
}

/** All that the page of an invitation says and asks. */
export interface Reply {
  readonly facts: ReplyFacts;
  readonly texts: ReplyTexts;
  /** null while there is something to decide. */
  readonly end: ReplyEnd | null;
  /** Whom the invitation is for. */
  readonly email: string;
  readonly hasAccount: boolean;
  /** What comes first for this visitor: to reply, to sign in, or to use another account. */
  readonly step: "reply" | "signIn" | "switchAccount" | "none";
  readonly hasDeclined: boolean;
  readonly nameMaxLength: number;
  /** The page itself. */
  readonly here: string;
  /** The call that its script accepts with. */
  readonly acceptPath: string;
}

/** Leads to an account's page after signing in. */
export function signInParagraphs({ reply }: Texts, text: string, target: string): readonly LinkedText[] {
  const { signInLink, noPassword, noPasswordLink } = reply.end.accepted;
  return [
    { text, link: { href: paths.login(target), label: signInLink, look: "button" } },
    { text: noPassword, link: { href: paths.forgotPassword(), label: noPasswordLink, look: "words" } },
  ];
}

/** Leads back to an invitation under another account. */
export const switchAccountParagraphs = (
  { reply }: Texts,
  text: string,
  here: string,
): readonly LinkedText[] => [
  { text, link: { href: paths.forceLogout(here), label: reply.form.switchAccount.label, look: "button" } },
];
