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
    name: readsLikeLink(ownerName) ? "Somebody" : ownerName,
    titled: readsLikeLink(title) ? "" : `, in the round “${title}”`,
  };
}

/** Until when, and what becomes of an answer: the same words in every email, whoever has answered. */
export const promiseOf = ({ closesAt, minResponses }: InvitingSurvey, name: string): readonly string[] => [
  ...(closesAt === null ? [] : [`You can answer until ${inUtc.format(closesAt)} UTC.`]),
  `Your answer is anonymous. ${name} sees words only as totals, once at least ${String(minResponses)} people have answered, and never who picked what. Nor do they see that you have answered, unless you add your name.`,
];
