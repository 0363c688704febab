import { timeInUtc } from "#src/server/domain/mail/templates/in-utc.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { readsLikeLink } from "#src/shared/text/reads-like-link.ts";

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
  const isNamed = !readsLikeLink(fullName);
  return {
    isNamed,
    fullName: isNamed ? fullName : "Someone",
    /** What friends call the owner. */
    name: isNamed ? ownerFirstName || fullName : "Someone",
    /** A sentence, with a space before it. */
    called: readsLikeLink(title) ? "" : ` Their round is called “${title}”.`,
  };
}

/** Until when people can answer, and what happens to an answer: the same words in every email, no matter who has answered. */
export const promiseOf = ({ closesAt, minResponses }: InvitingSurvey, name: string): readonly string[] => [
  ...(closesAt === null ? [] : [`You can answer until ${timeInUtc(closesAt)}.`]),
  `Your answer is anonymous. ${name} sees only totals, once at least ${String(minResponses)} people have answered, and never who picked what. ${name} isn’t told whether you answered either, unless you add your name.`,
];
