import type { NoInvitation, ReplyForm } from "#src/shared/invitation/reply-page.ts";
import { texts as peerTexts } from "#src/shared/invitation/texts.en.ts";
import { texts } from "./texts.en.ts";
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

export type JoinPage =
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

/** The heading, and the tab's title. */
export function joinTitle(page: JoinPage): string {
  if (page.show === "back") return texts.titles.back(page.name);
  return page.show === "form" ? page.invitation.title : texts.titles[page.show];
}

/** The tab's title, which names an error first. */
export function joinTab(page: JoinPage): string {
  const isWrong = page.show === "form" && (page.nameProblem ?? page.problem) !== null;
  return isWrong ? peerTexts.titles.error(joinTitle(page)) : joinTitle(page);
}
