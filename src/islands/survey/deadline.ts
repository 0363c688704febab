/** The last moment of a day ("2027-01-31") where this browser is, as ISO 8601 in UTC; null without a day. */
export function endOfDay(day: string): string | null {
  if (day === "") return null;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
