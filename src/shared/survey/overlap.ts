import type { Overlap } from "./survey.output.ts";

/** What an owner reads about it, from the reason to the remedy. No sentence names a person. */
export interface OverlapText {
  readonly reason: string;
  readonly danger: string;
  readonly remedy: string;
}

export function overlapText(overlap: Overlap, status: "in_progress" | "completed"): OverlapText {
  const { peopleMissing, peopleAdded, otherRound, until } = overlap;
  const other = otherRound === null ? "the round you deleted" : `“${otherRound.title}”`;
  const few = Math.min(...[peopleMissing, peopleAdded].filter((count) => count > 0));
  const isLate = isLateInvitation(overlap);
  const wait = `it can open from ${dayInUtc.format(new Date(until))}`;
  return {
    reason: reasonOf(overlap, other),
    danger: `You opened ${other} in the last six months. The difference between the two results could show what ${few === 1 ? "one person" : isLate ? "a few people" : "so few people"} picked.`,
    remedy:
      status === "completed"
        ? `This round is closed, so you can’t invite anyone else. A result has to wait: ${wait}.`
        : isLate
          ? `Wait for one more answer. Then a result can open. Otherwise, ${wait}.`
          : `${remedyOf(overlap, other)} Then a result can open after the next answer. Otherwise, ${wait}.`,
  };
}

/** The lists are fine, but people were invited after the newest answer: one more answer is missing. */
export const isLateInvitation = ({ peopleMissing, peopleAdded }: Overlap): boolean =>
  peopleMissing + peopleAdded === 0;

const dayInUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const wasNot = (count: number): string =>
  count === 1 ? "1 person here wasn’t" : `${count} people here weren’t`;
const isNot = (count: number, other: string): string =>
  count === 1 ? `1 person from ${other} isn’t` : `${count} people from ${other} aren’t`;

const wasOnly = (count: number): string => (count === 1 ? "1 person was" : `${count} people were`);

function reasonOf({ peopleMissing, peopleAdded }: Overlap, other: string): string {
  if (peopleMissing + peopleAdded === 0) return "Nobody has answered since you last invited people here.";
  if (peopleMissing === 0) return `Only ${wasNot(peopleAdded)} invited to ${other}.`;
  if (peopleAdded === 0) return `Only ${isNot(peopleMissing, other)} invited here.`;
  return `Almost the same people were invited to this round and to ${other}. ${wasOnly(peopleAdded)} invited only here, and ${wasOnly(peopleMissing)} invited only there.`;
}

function remedyOf({ peopleMissing, peopleAdded, needed }: Overlap, other: string): string {
  const more = needed === 1 ? `1 more person who wasn’t` : `${needed} more people who weren’t`;
  if (peopleMissing === 0) return `Invite at least ${more} in ${other}.`;
  const same = peopleMissing === 1 ? "Invite that person" : `Invite those ${peopleMissing} people`;
  if (peopleAdded === 0) return `${same} here too.`;
  const missing =
    peopleMissing === 1 ? "the person who’s missing" : `the ${peopleMissing} people who are missing`;
  return `Invite ${missing}, and at least ${more} in ${other}.`;
}
