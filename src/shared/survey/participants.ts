/** What the API and files say for someone who gave no name. */
export const nameless = "Anonymous";

/** Whether a trimmed name is one: "anonymous" counts as none. */
export const isName = (name: string): boolean => name !== "" && name.toLowerCase() !== nameless.toLowerCase();

interface Named {
  readonly names: readonly string[];
  /** How many gave none. */
  readonly without: number;
}

/** Participants' names, in their alphabetical order, and the number without. */
export function splitParticipants(participants: readonly (string | null)[]): Named {
  const names = participants.filter((name) => name !== null);
  return { names, without: participants.length - names.length };
}
