import type { SharedSurvey } from "./response.output.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import type { Language } from "#src/shared/languages/languages.ts";

/** The link of a peer's form, as its page sees it. */
export interface PeerAddress {
  /** Whether anyone with the link can answer, repeatedly. */
  readonly isOpen: boolean;
  readonly path: string;
  /** The name of the draft in the browser: an open link's id, else a hash. Not a secret. */
  readonly draftName: string;
}

/** Prefix of the draft of an answer to an invitation, followed by a hash. */
export const invitationDraftPrefix = "invitation-";

/** The same for team rounds and workshops. */
export const teamDraftPrefix = "team-";

/** The form's content: empty, or as it was sent and refused. */
export interface PeerFields {
  readonly selectedTraits: readonly string[];
  readonly peerName: string;
  /** See `newResponseInput`: a form sent twice is one answer. */
  readonly submissionKey: string;
}

/** What is wrong with a form. */
export interface FormProblem {
  /** The field's name; null if it is about none. */
  readonly field: string | null;
  readonly message: string;
}

/** The states of the page at a peer's link. */
export type PeerPage = { readonly language: Language } & (
  | {
      readonly show: "form";
      readonly status: number;
      readonly survey: SharedSurvey;
      readonly fields: PeerFields;
      /** Why the form came back; none for a new one. */
      readonly problems: readonly FormProblem[];
      readonly retryAfterSeconds: number | null;
    }
  | {
      readonly show: "closed";
      readonly status: number;
      readonly survey: SharedSurvey;
      readonly message: string | null;
    }
  /** The invitation has its one answer. */
  | { readonly show: "used"; readonly status: number }
  /** A preview of the form for its owner. */
  | {
      readonly show: "own";
      readonly status: number;
      readonly surveyId: string | null;
      readonly survey: SharedSurvey;
    }
  /** `isSent`: the form was open when its link was turned off. */
  | { readonly show: "unknown"; readonly status: 404; readonly isSent: boolean }
);

/** Who can answer the round, in a sentence on the form. */
export function whoCanAnswer(
  { peer }: Texts,
  { isOpen }: PeerAddress,
  { ownerFirstName, openTo }: SharedSurvey,
): string {
  return peer.form.whoCanAnswer[isOpen ? "withThisLink" : openTo](ownerFirstName);
}

/** A link's preview in a chat; undefined if the page names nobody. */
export function linkPreviewOf({ peer }: Texts, page: PeerPage, picture: string) {
  if (!("survey" in page)) return undefined;
  const title = peer.titles.form(page.survey.ownerFirstName);
  return { title, picture, alt: peer.form.picture(title) };
}

/** The page's tab title. */
export function peerTitle({ peer }: Texts, page: PeerPage): string {
  if (page.show !== "form") return peer.titles[page.show];
  const subject = peer.titles.form(page.survey.ownerFirstName);
  return page.problems.length > 0 ? peer.titles.error(subject) : subject;
}
