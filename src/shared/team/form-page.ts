import type { FormProblem } from "#src/shared/invitation/peer-page.ts";
import type { StoredReceipt } from "#src/shared/invitation/response.output.ts";
import type { TeamForm } from "./team.output.ts";
import { teamPaths } from "./team-paths.ts";

/* The page on which someone describes colleagues: a plain HTML form for each. */

/** The field that says which form was sent. */
export const actField = { name: "act", stepOut: "step-out" } as const;

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

/** "1 colleague", "5 colleagues". */
const colleagueCount = (n: number): string => `${String(n)} ${n === 1 ? "colleague" : "colleagues"}`;

const titles = {
  unknown: "We can’t find this team round",
  left: "You’re not in this round any more",
  notInIt: "You don’t take part in this round",
  over: "This team round is over",
  stepOut: "Step out of this round?",
  gone: "There’s nobody to describe here",
} as const;

const endTitle = (left: number): string =>
  left === 0 ? "Thank you" : `${colleagueCount(left)} ${left === 1 ? "is" : "are"} left`;

/** The heading, and what the tab says. */
export function teamFormTitle(page: TeamFormPage): string {
  if (page.show === "described") return `You’ve described ${page.colleague.firstName}`;
  if (page.show === "end") return endTitle(leftOf(page.form).length);
  if (page.show === "form") return `How do you see ${page.colleague.firstName}?`;
  return titles[page.show];
}

/** What the tab says: that something is wrong comes first. */
export const teamFormTab = (page: TeamFormPage): string =>
  page.show === "form" && page.problems.length > 0 ? `Error: ${teamFormTitle(page)}` : teamFormTitle(page);
