import { readsLikeLink } from "#src/shared/text/reads-like-link.ts";

/** What emails to invited people say of the round. */
export interface InvitingSurvey {
  readonly ownerName: string;
  readonly title: string;
  readonly minResponses: number;
  readonly closesAt: Date | null;
}

const inUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** The owner chose their name and the title, and whom we write to: words that read like a link are left out. */
export function inOthersWords({ ownerName, title }: InvitingSurvey) {
  return {
    name: readsLikeLink(ownerName) ? "Someone" : ownerName,
    titled: readsLikeLink(title) ? "" : ` (the round is called “${title}”)`,
  };
}

/** Until when people can answer, and what happens to an answer: the same words in every email, no matter who has answered. */
export const promiseOf = ({ closesAt, minResponses }: InvitingSurvey, name: string): readonly string[] => [
  ...(closesAt === null ? [] : [`You can answer until ${inUtc.format(closesAt)} UTC.`]),
  `Your answer is anonymous. ${name} sees only totals, once at least ${String(minResponses)} people have answered, and never who picked what. They won't even see that you answered, unless you add your name.`,
];
