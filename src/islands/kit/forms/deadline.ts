/** The last moment of a day ("2027-01-31") where this browser is, as ISO 8601 in UTC; null without a day. */
export function endOfDay(day: string): string | null {
  if (day === "") return null;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** The day ("2027-01-31") of a moment where this browser is, as date fields have it; empty without a moment. */
export function dayOf(iso: string | null): string {
  if (iso === null) return "";
  const moment = new Date(iso);
  const month = String(moment.getMonth() + 1).padStart(2, "0");
  return `${String(moment.getFullYear())}-${month}-${String(moment.getDate()).padStart(2, "0")}`;
}

/** What is wrong with a deadline; null when nothing is. */
export function deadlineProblem(closesAt: string | null, now: Date): string | null {
  const isOver = closesAt !== null && new Date(closesAt) <= now;
  return isOver ? "The deadline must be in the future." : null;
}
