import type { FormProblem } from "#src/shared/invitation/peer-page.ts";
import type { StoredReceipt } from "#src/shared/invitation/response.output.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

/* Where someone describes others one at a time, in a team round or a workshop: a plain HTML form for each. */

/** Someone to describe. */
export interface Described {
  readonly id: string;
  readonly name: string;
  /** How the page speaks of them: by first name, or as the room calls them. */
  readonly called: string;
  readonly isDescribed: boolean;
}

/** Whom someone describes, and the page where they do. */
export interface Describing {
  readonly path: string;
  readonly people: readonly Described[];
}

/** A description that was stored just before this page. */
export interface SentDescription {
  readonly person: Described;
  /** The device's draft, which is no longer needed. */
  readonly draftName: string;
  /** null once the browser no longer sends it. */
  readonly receipt: StoredReceipt | null;
  /** The form had been sent before, and its first words stayed as they were. */
  readonly isRepeat: boolean;
}

/** A form for words, new or as it was sent and refused. */
export interface WordsForm {
  readonly draftName: string;
  readonly fields: { readonly selectedTraits: readonly string[]; readonly submissionKey?: string };
  /** Why it came back; none for a new one. */
  readonly problems: readonly FormProblem[];
}

/** What there is to see: a form, what replaces it, or the end of the list. */
export type DescribingPage = { readonly status: number; readonly describing: Describing } & (
  | { readonly show: "nobody" }
  | { readonly show: "described"; readonly person: Described; readonly draftName: string }
  | { readonly show: "end"; readonly sent: SentDescription | null }
  | (WordsForm & {
      readonly show: "form";
      readonly person: Described;
      readonly sent: SentDescription | null;
      readonly retryAfterSeconds: number | null;
    })
);

/** The form for one person. */
export const pathTo = ({ path }: Describing, { id }: Described): string =>
  `${path}?person=${encodeURIComponent(id)}`;

/** The end of the forms: people left, or thanks. */
export const endPath = ({ path }: Describing): string => `${path}?end=1`;

/** The first person left; after someone, the first left behind them. Skipped ones come up at the end. */
export const nextPerson = ({ people }: Describing, after?: Described): Described | undefined =>
  people.slice(after === undefined ? 0 : people.indexOf(after) + 1).find(({ isDescribed }) => !isDescribed);

/** The form for the next person left, or the end of the list. */
export function pathAfter(describing: Describing, after?: Described): string {
  const next = nextPerson(describing, after);
  return next === undefined ? endPath(describing) : pathTo(describing, next);
}

/** How many are left to describe. */
export const leftToDescribe = ({ people }: Describing): number =>
  people.filter(({ isDescribed }) => !isDescribed).length;

/** The heading. At the end it differs between team rounds and workshops. */
export function describingTitle(
  { peer, workshop }: Texts,
  page: Exclude<DescribingPage, { show: "end" }>,
): string {
  if (page.show === "nobody") return workshop.titles.nobody;
  const { called } = page.person;
  return page.show === "form" ? peer.titles.form(called) : workshop.titles.described(called);
}
