import type { Actor } from "#src/server/actor.ts";

/** A peer's answer: `isReleased` once a result contains it, `isGone` once withdrawn. */
export interface Peer {
  readonly key: string;
  isReleased: boolean;
  isGone: boolean;
}

/** A client, with what the test knows from their own acts. */
export interface Person {
  readonly index: number;
  readonly base: number;
  readonly name: string;
  readonly email: string;
  readonly clientId: string;
  /** The token in their email. */
  readonly token: string;
  /** null without an account. */
  actor: Actor | null;
  surveyId: string | null;
  state: "invited" | "accepted" | "declined" | "left" | "removed";
  shareId: string | null;
  readonly invitations: { readonly token: string; isUsed: boolean }[];
  readonly peers: Peer[];
  /** How often they have picked own words. */
  version: number;
  /** The number of results of their survey. */
  results: number;
  shares: boolean;
  /** The number of results when they began to share. */
  sharedFrom: number;
  /** According to their own page, what they share is also for Mia. */
  isForMia: boolean;
  isCounted: boolean;
  plans: number;
  hasPlan: boolean;
  /** The pictures that count them, and the result used there. */
  readonly pictures: number[];
  countedResult: number;
  /** The results that the facilitator has been able to see at some time. */
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
    sharedFrom: 0,
    isForMia: false,
    isCounted: false,
    plans: 0,
    hasPlan: false,
  },
  ...{ pictures: [], countedResult: 0, shownResults: new Set() },
});

/** Rule F1: the facilitator sees a result only while its owner shares it. */
export const isShown = ({ state, surveyId, shares, results }: Person): boolean =>
  state === "accepted" && surveyId !== null && shares && results > 0;

/** The same for Mia, and never before the client was told of her. */
export const isShownToMia = (person: Person): boolean => isShown(person) && person.isForMia;

/**
 * People whose windows could be swapped for all that the facilitator can know: in the same pictures, with
 * unseen results and equally many answers, and existing surveys. Each with the base of the other's words.
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
