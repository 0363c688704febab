import { useSettled } from "#src/islands/kit/browser/use-settled.ts";
import { peopleLimits } from "#src/shared/admin/people.ts";

const quietMs = 300;

/** What to search for, once the typing has paused. */
export const useTyped = (typed: string): string => useSettled(typed.trim(), quietMs);

/** The same for the search of people: one letter isn't a search yet. */
export function useSearch(typed: string): string | undefined {
  const q = useTyped(typed);
  return q.length < peopleLimits.leastLetters ? undefined : q;
}
