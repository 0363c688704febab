import { people } from "#src/shared/round-stage.ts";

/** What a snapshot has for somebody who gave no name. */
const nameless = "Anonymous";

/** Who gave a name, in the alphabetical order of the snapshot. */
export const namesOf = (participants: readonly string[]): readonly string[] =>
  participants.filter((name) => name !== nameless);

/** How many gave none, as the results page says it. */
export function namesNoteOf(participants: readonly string[]): string {
  const without = participants.length - namesOf(participants).length;
  return without > 0 ? `${people(without)} gave no name.` : "";
}
