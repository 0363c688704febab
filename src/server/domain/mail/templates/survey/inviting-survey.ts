import { timeInUtc } from "#src/server/domain/mail/templates/in-utc.ts";
import { texts } from "./texts.en.ts";
import { joinName } from "#src/shared/account/names.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";

/** Whose round it is. */
export interface OwnedSurvey {
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
  readonly title: string;
}

/** What emails that ask for an answer say of the round. */
export interface InvitingSurvey extends OwnedSurvey {
  readonly minResponses: number;
  readonly closesAt: Date | null;
}

/** The owner chose their name and the title, and whom we write to: words that read like a link are left out. */
export function inOthersWords({ ownerFirstName, ownerLastName, title }: OwnedSurvey) {
  const fullName = joinName(ownerFirstName, ownerLastName);
  const known = readsLikeLink(fullName) ? null : ownerFirstName || fullName;
  return {
    /** What friends call the owner; null where that can't be said. */
    known,
    fullName: known === null ? texts.someone : fullName,
    name: known ?? texts.someone,
    /** A sentence, with a space before it. */
    called: readsLikeLink(title) ? "" : ` ${texts.called(title)}`,
  };
}

/** Until when people can answer, and what happens to an answer: the same words in every email, no matter who has answered. */
export const promiseOf = ({ closesAt, minResponses }: InvitingSurvey, name: string): readonly string[] => [
  ...(closesAt === null ? [] : [texts.until(timeInUtc(closesAt))]),
  texts.promise(name, minResponses),
];
