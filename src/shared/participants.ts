/** What a snapshot has for somebody who gave no name. */
export const nameless = "Anonymous";

interface Named {
  readonly names: readonly string[];
  /** How many gave none. */
  readonly without: number;
}

/** Who of a snapshot's participants gave a name, in its order, which is the alphabet's. */
export function splitParticipants(participants: readonly string[]): Named {
  const names = participants.filter((name) => name !== nameless);
  return { names, without: participants.length - names.length };
}
