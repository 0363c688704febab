import type { Actor } from "#src/server/actor.ts";

/** A peer's answer: `isReleased` once a result has it, `isGone` once it is taken back. */
export interface Peer {
  readonly key: string;
  isReleased: boolean;
  isGone: boolean;
}

/** A client beside what the test knows of them, by what they did themselves. */
export interface Person {
  readonly index: number;
  readonly base: number;
  readonly name: string;
  readonly email: string;
  readonly clientId: string;
  /** Of the link in their email. */
  readonly token: string;
  /** null: there is no account yet. */
  actor: Actor | null;
  surveyId: string | null;
  state: "invited" | "accepted" | "declined" | "left" | "removed";
  shareId: string | null;
  readonly invitations: { readonly token: string; isUsed: boolean }[];
  readonly peers: Peer[];
  /** How often they have picked own words. */
  version: number;
  /** How many results their round has. */
  results: number;
  /** They want the facilitator to see their result, and were told that this has to wait. */
  shares: boolean;
  isWaiting: boolean;
  /** As their own page says it: what they share is also for Mia, who leads the programme with its owner. */
  isForMia: boolean;
  isCounted: boolean;
  plans: number;
  hasPlan: boolean;
  /** The numbers of the pictures that count them, and of the result that these have. */
  readonly pictures: number[];
  countedResult: number;
  /** The numbers of their results that the facilitator has been able to see at some time. */
  readonly shownResults: Set<number>;
}

export const newPerson = (index: number, base: number, { firstName: name, email }: Actor): Person => ({
  ...{ index, base, name, email, actor: null },
  clientId: `client-${index}`,
  token: `token-of-client-${index}`,
  ...{ surveyId: null, state: "invited", shareId: null, invitations: [], peers: [] },
  ...{
    version: 0,
    results: 0,
    shares: false,
    isWaiting: false,
    isForMia: false,
    isCounted: false,
    plans: 0,
    hasPlan: false,
  },
  ...{ pictures: [], countedResult: 0, shownResults: new Set() },
});

/** Rule F1: the facilitator sees a result while its owner shares it, and at no other time. */
export const isShown = ({ state, surveyId, shares, isWaiting, results }: Person): boolean =>
  state === "accepted" && surveyId !== null && shares && !isWaiting && results > 0;

/** The same for Mia: at no time before the client was told of her. */
export const isShownToMia = (person: Person): boolean => isShown(person) && person.isForMia;

/**
 * People whose windows could be each other's for all that the facilitator can know: they are in the same pictures, nobody has seen a
 * result of theirs, as many have answered, and their rounds are there. Each with the base of the other's words.
 */
export function swappable(people: readonly Person[]): ReadonlyMap<number, number> {
  const unseen = people.filter(
    ({ pictures, shownResults, countedResult, results, surveyId }) =>
      pictures.length > 0 &&
      shownResults.size === 0 &&
      countedResult === 1 &&
      results === 1 &&
      surveyId !== null,
  );
  const alike = Map.groupBy(unseen, ({ pictures, peers }) =>
    [...pictures, peers.filter(({ isReleased }) => isReleased).length].join(" "),
  );
  return new Map(
    [...alike.values()].flatMap((some) =>
      some.map(({ index }, n) => [index, some[(n + 1) % some.length]?.base ?? 0] as const),
    ),
  );
}
