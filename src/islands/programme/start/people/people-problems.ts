import type { Person } from "#src/islands/programme/start/draft.ts";
import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { isUnchecked, needsLook } from "./people.ts";

export const fieldOf = (id: number, field: "name" | "email"): string => `person-${id}-${field}`;

/** Why a list can't be sent yet. `present` is how many clients the programme has already. */
export function peopleProblems(people: readonly Person[], present: number): FieldProblem[] {
  const room = programmeLimits.clients - present;
  const look = people.filter(needsLook).length;
  const about = (fieldId: string | null, message: string) => [{ fieldId, message }];
  if (people.length === 0) return about("person-name", "Please add at least one client.");
  if (people.length > room)
    return about(
      null,
      `A programme can have at most ${programmeLimits.clients} clients. Please remove ${people.length - room}.`,
    );
  if (look > 0)
    return about(
      null,
      look === 1
        ? "1 row needs a look. Fix it or remove it."
        : `${look} rows need a look. Fix or remove them.`,
    );
  if (people.some(isUnchecked)) return about(null, "We’re still checking the list. Try again in a moment.");
  return [];
}
