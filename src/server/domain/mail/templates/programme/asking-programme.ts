import { timeInUtc } from "#src/server/domain/mail/templates/in-utc.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";
import { splitName } from "#src/shared/account/names.ts";
import type { Opener } from "#src/shared/programme/programme.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { texts } from "./texts.en.ts";

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
export const inPlainWords = (name: string): string => (readsLikeLink(name) ? texts.someone : name);

/** The facilitator chose their name, the title and whom we write to: words that read like a link are left out. */
export function inFacilitatorsWords({
  facilitatorName,
  title,
}: Pick<AskingProgramme, "facilitatorName" | "title">) {
  return {
    name: inPlainWords(facilitatorName),
    titled: readsLikeLink(title) ? texts.programmeOfTheirs : `“${title}”`,
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
  texts.promise.yours(listNames([facilitatorName, ...otherNames].map(inPlainWords))),
  ...(otherNames.length > 0 ? [texts.promise.leadTogether] : []),
  ...(opens === "together"
    ? [
        texts.promise.openTogether(
          otherNames.length > 0 ? texts.promise.oneOfThem : inPlainWords(facilitatorName),
        ),
      ]
    : []),
  texts.promise.anonymous(minResponses),
];

/** Until when people can answer. */
export const deadline = ({ closesAt }: AskingProgramme): readonly string[] =>
  closesAt === null ? [] : [texts.deadline(timeInUtc(closesAt))];
