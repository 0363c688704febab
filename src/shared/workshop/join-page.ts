import type { NoInvitation, ReplyForm } from "#src/shared/invitation/reply-page.ts";
import type { Language } from "#src/shared/languages/languages.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import type { WorkshopInvitation } from "./workshop.output.ts";

/* The page behind the code on the wall: what a workshop is, and a plain HTML form for a name. */

/** What the page's forms send: the first two join, the last one is a code that someone has typed. */
export const joinFields = { name: "name", guestKey: "guestKey", code: "code" } as const;

/** The form's content. */
export interface JoinForm {
  readonly name: string;
  /** Sent again, it joins once. */
  readonly guestKey: string;
}

/** What there is to see. */
export type JoinView =
  | NoInvitation
  | { readonly show: "closed"; readonly status: number; readonly invitation: WorkshopInvitation }
  | {
      /** This browser has joined before. */
      readonly show: "back";
      readonly status: 200;
      readonly invitation: WorkshopInvitation;
      readonly name: string;
      readonly path: string;
    }
  | (Omit<ReplyForm, "show" | "name" | "counted"> & {
      readonly show: "form";
      readonly invitation: WorkshopInvitation;
      readonly fields: JoinForm;
    });

export type JoinPage = JoinView & { readonly language: Language };

/** The heading, and the tab's title. */
export function joinTitle({ workshop: { titles } }: Texts, page: JoinView): string {
  if (page.show === "back") return titles.back(page.name);
  return page.show === "form" ? page.invitation.title : titles[page.show];
}

/** The tab's title, which names an error first. */
export function joinTab(texts: Texts, page: JoinView): string {
  const isWrong = page.show === "form" && (page.nameProblem ?? page.problem) !== null;
  return isWrong ? texts.peer.titles.error(joinTitle(texts, page)) : joinTitle(texts, page);
}
