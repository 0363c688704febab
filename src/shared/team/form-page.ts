import type { FormProblem } from "#src/shared/invitation/peer-page.ts";
import type { StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { texts as peerTexts } from "#src/shared/invitation/texts.en.ts";
import type { TeamForm } from "./team.output.ts";
import { teamPaths } from "./team-paths.ts";
import { texts } from "./texts.en.ts";

/* The page on which someone describes colleagues: a plain HTML form for each. */

/** The field that says which form was sent. */
export const actField = { name: "act", stepOut: "step-out" } as const;

/** Whether one's window counts in the picture. */
export const countedField = { name: "counted", yes: "yes", no: "no" } as const;

export type Colleague = TeamForm["colleagues"][number];

/** A description that was stored just before this page, of a colleague in a team round or a workshop. */
export interface SentDescription {
  /** The device's draft, which is no longer needed. */
  readonly draftName: string;
  /** null once the browser no longer sends it. */
  readonly receipt: StoredReceipt | null;
  /** The form had been sent before, and its first words stayed as they were. */
  readonly isRepeat: boolean;
}

interface JustSent extends SentDescription {
  readonly colleague: Colleague;
}

/** Someone's own part, to which the end of the form links. */
interface OwnPart {
  readonly surveyId: string | null;
  readonly hasOwnWords: boolean;
}

/** What there is to see. */
export type TeamFormPage =
  | { readonly show: "unknown"; readonly status: 404 }
  | { readonly show: "left"; readonly status: 200 }
  | { readonly show: "notInIt"; readonly status: 403 }
  | { readonly show: "over"; readonly status: number; readonly form: TeamForm; readonly isSent: boolean }
  | { readonly show: "stepOut"; readonly status: 200; readonly form: TeamForm }
  | { readonly show: "gone"; readonly status: 404; readonly form: TeamForm; readonly isSent: boolean }
  | {
      readonly show: "described";
      readonly status: number;
      readonly form: TeamForm;
      readonly colleague: Colleague;
      readonly draftName: string;
    }
  | {
      readonly show: "end";
      readonly status: 200;
      readonly form: TeamForm;
      readonly sent: JustSent | null;
      readonly own: OwnPart | null;
    }
  | {
      readonly show: "form";
      readonly status: number;
      readonly form: TeamForm;
      readonly colleague: Colleague;
      readonly draftName: string;
      readonly sent: JustSent | null;
      readonly fields: { readonly selectedTraits: readonly string[]; readonly submissionKey: string };
      /** Why the form came back; none for a new one. */
      readonly problems: readonly FormProblem[];
      readonly retryAfterSeconds: number | null;
    };

interface Describable {
  readonly isDescribed: boolean;
}

/** The first colleague left; after someone, the first left behind them. Skipped ones come up at the end. */
export const nextColleague = <Person extends Describable>(
  { colleagues }: { readonly colleagues: readonly Person[] },
  after?: Person,
): Person | undefined =>
  colleagues
    .slice(after === undefined ? 0 : colleagues.indexOf(after) + 1)
    .find(({ isDescribed }) => !isDescribed);

/** Who is left to describe. */
export const leftOf = ({ colleagues }: TeamForm): readonly Colleague[] =>
  colleagues.filter(({ isDescribed }) => !isDescribed);

/** Everyone in the list, with the way to their form. */
export const listedIn = ({ id, colleagues }: TeamForm) =>
  colleagues.map(({ personId, name, isDescribed }) => ({
    ...{ name, isDescribed, path: teamPaths.teamForm(id, personId) },
  }));

/** The heading, and the tab's title. */
export function teamFormTitle(page: TeamFormPage): string {
  if (page.show === "described") return texts.titles.described(page.colleague.firstName);
  if (page.show === "end") return texts.titles.end(leftOf(page.form).length);
  if (page.show === "form") return peerTexts.titles.form(page.colleague.firstName);
  return texts.titles[page.show];
}

/** The tab's title, which names an error first. */
export const teamFormTab = (page: TeamFormPage): string =>
  page.show === "form" && page.problems.length > 0
    ? peerTexts.titles.error(teamFormTitle(page))
    : teamFormTitle(page);
