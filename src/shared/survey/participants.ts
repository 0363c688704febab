/** What the API and files say for someone who gave no name. */
export const nameless = "Anonymous";

/** Whether a name, trimmed, is one: someone who types "anonymous" gives none, and is counted with those who left it empty. */
export const isName = (name: string): boolean => name !== "" && name.toLowerCase() !== nameless.toLowerCase();

interface Named {
  readonly names: readonly string[];
  /** How many gave none. */
  readonly without: number;
}

/** Who of a snapshot's participants gave a name, in its order, which is the alphabet's. */
export function splitParticipants(participants: readonly (string | null)[]): Named {
  const names = participants.filter((name) => name !== null);
  return { names, without: participants.length - names.length };
}
