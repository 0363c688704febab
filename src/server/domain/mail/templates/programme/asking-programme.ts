import { timeInUtc } from "#src/server/domain/mail/templates/in-utc.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";
import { splitName } from "#src/shared/account/split-name.ts";
import type { Opener } from "#src/shared/programme/programme-limits.ts";
import { listNames } from "#src/shared/text/list-names.ts";
import { readsLikeLink } from "#src/shared/text/reads-like-link.ts";

/** What emails to clients say of the programme. */
export interface AskingProgramme {
  readonly facilitatorName: string;
  /** Who leads it beside the facilitator. */
  readonly otherNames: readonly string[];
  readonly title: string;
  readonly minResponses: number;
  readonly closesAt: Date | null;
  readonly opens: Opener;
}

/** A name that someone chose for themselves, unless it reads like a link. */
export const inPlainWords = (name: string): string => (readsLikeLink(name) ? "Someone" : name);

/** The facilitator chose their name, the title and whom we write to: words that read like a link are left out. */
export function inFacilitatorsWords({
  facilitatorName,
  title,
}: Pick<AskingProgramme, "facilitatorName" | "title">) {
  return {
    name: inPlainWords(facilitatorName),
    titled: readsLikeLink(title) ? "a programme of theirs" : `“${title}”`,
  };
}

/** Greets a client as the facilitator spelled them. */
export const greetClient = (name: string): string => greeting(splitName(name).firstName);

/** What those who lead the programme will see, by name, and what nobody will. */
export const promiseToClient = ({
  facilitatorName,
  otherNames,
  minResponses,
  opens,
}: AskingProgramme): readonly string[] => [
  `The round is yours. ${listNames([facilitatorName, ...otherNames].map(inPlainWords))} will see how far you are and how many people have answered. They won’t see your result unless you share it, and you can stop sharing at any time.`,
  ...(otherNames.length > 0 ? [`They lead the programme together.`] : []),
  ...(opens === "together"
    ? [
        `You’ll open your result together, in a session that ${otherNames.length > 0 ? "one of them" : inPlainWords(facilitatorName)} starts. Whether you join is up to you; joining shares your result.`,
      ]
    : []),
  `Nobody sees who picked what, not even you. You’ll see words as totals once at least ${String(minResponses)} people have answered.`,
];

/** Until when people can answer. */
export const deadline = ({ closesAt }: AskingProgramme): readonly string[] =>
  closesAt === null ? [] : [`People can answer until ${timeInUtc(closesAt)}.`];
