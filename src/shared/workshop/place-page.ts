import type { Language } from "#src/shared/languages/languages.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import {
  describingTitle,
  leftToDescribe,
  type Describing,
  type DescribingPage,
  type WordsForm,
} from "#src/shared/team/describing.ts";
import type { WorkshopPlace } from "./workshop.output.ts";
import { workshopPaths } from "./workshop-paths.ts";

/* A guest's own place in a workshop: one page that shows the present step, with plain HTML forms. */

/** The field that says which form was sent. */
export const actField = {
  name: "act",
  own: "own",
  late: "late",
  describe: "describe",
  count: "count",
  mail: "mail",
  leave: "leave",
} as const;

/** The field for an email to oneself. */
export interface MailForm {
  readonly email: string;
  readonly problem: string | null;
  readonly isSent: boolean;
}

/** Common to all pages of a guest in the workshop. */
interface Shown {
  readonly status: number;
  readonly place: WorkshopPlace;
  /** What was sent just now came after the host had gone on, and wasn't stored. */
  readonly isTooLate: boolean;
  readonly retryAfterSeconds?: number | null;
}

/** Instead of a place. */
type NoPlace =
  | { readonly show: "gone"; readonly status: 404 }
  | { readonly show: "left"; readonly status: 200 }
  | { readonly show: "busy"; readonly status: 429; readonly retryAfterSeconds: number | null };

export type ShownPlace = Shown &
  (
    | { readonly show: "waiting" }
    | { readonly show: "late" }
    | { readonly show: "leave" }
    | (WordsForm & { readonly show: "words" })
    | { readonly show: "saved"; readonly draftName: string }
    | DescribingPage
    | { readonly show: "result"; readonly mail: MailForm }
  );

export type PlaceView = NoPlace | ShownPlace;

export type PlacePage = PlaceView & { readonly language: Language };

/** Whether somebody describes the guest, so that there may be a window to count. */
export const canBeCounted = ({ isIn, ownWords }: Pick<WorkshopPlace, "isIn" | "ownWords">): boolean =>
  isIn && ownWords !== null;

/** Whom a guest describes. */
export const describingIn = (
  guestKey: string,
  { colleagues }: Pick<WorkshopPlace, "colleagues">,
): Describing => ({
  path: workshopPaths.place(guestKey),
  people: colleagues.map(({ guestId, name, isDescribed }) => ({
    ...{ id: guestId, name, called: name, isDescribed },
  })),
});

/** Whether the guest can only wait, so that a page without a script reloads itself. */
export const isWaiting = (page: PlaceView): boolean =>
  page.show === "waiting" ||
  page.show === "saved" ||
  (page.show === "end" && leftToDescribe(page.describing) === 0);

/** Whether a window is drawn: one's own half of it, or all of it. */
export const hasWindow = ({ show }: PlaceView): boolean =>
  show === "saved" || show === "end" || show === "result";

function resultTitle(
  { titles, result }: Texts["workshop"],
  { step, window, isIn, picture }: WorkshopPlace,
): string {
  if (step === "ended") return titles.ended;
  if (step === "picture" && picture !== null) return titles.onWall;
  if (window !== null) return result.inEnglish === "" ? window.portrait.name : result.window;
  return isIn ? titles.closedWindow : titles.openWindows;
}

/** The heading, and the tab's title. */
export function placeTitle(texts: Texts, page: PlaceView): string {
  const { titles } = texts.workshop;
  if (page.show === "waiting") return titles.waiting(page.place.name);
  if (page.show === "end") return titles.end(leftToDescribe(page.describing));
  if ("describing" in page) return describingTitle(texts, page);
  return page.show === "result" ? resultTitle(texts.workshop, page.place) : titles[page.show];
}

/** The tab's title, which names an error first. */
export function placeTab(texts: Texts, page: PlaceView): string {
  const isWrong =
    ("problems" in page && page.problems.length > 0) ||
    (page.show === "result" && page.mail.problem !== null);
  return isWrong ? texts.peer.titles.error(placeTitle(texts, page)) : placeTitle(texts, page);
}
