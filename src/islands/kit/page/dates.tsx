import { isDemo } from "#src/islands/kit/api/demo.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";

interface LocalDateProps {
  /** ISO 8601. */
  iso: string;
  withTime?: boolean;
}

/** A date in the reader's time zone; in UTC in the demo and before hydration. */
export function LocalDate({ iso, withTime = false }: LocalDateProps) {
  return <time dateTime={iso}>{useDateText()(iso, withTime)}</time>;
}

/** The same as text, for names that only screen readers say. */
export function useDateText(): (iso: string, withTime?: boolean) => string {
  const timeZone = useTimeZone();
  return (iso, withTime = false) => dateText(iso, withTime, timeZone);
}

/** The time zone of the dates on a page, such as "Europe/Berlin". */
export const useTimeZone = (): string =>
  useHydrated() && !isDemo() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";

/** Cached, because making a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(withTime: boolean, timeZone: string): Intl.DateTimeFormat {
  const key = `${String(withTime)} ${timeZone}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    ...(withTime && { timeStyle: "short" }),
    timeZone,
  });
  formats.set(key, format);
  return format;
}

const dateText = (iso: string, withTime: boolean, timeZone: string): string =>
  formatOf(withTime, timeZone).format(new Date(iso));

/** The last moment of a day ("2027-01-31") where this browser is, as ISO 8601 in UTC; null without a day. */
export function endOfDay(day: string): string | null {
  if (day === "") return null;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** The local day ("2027-01-31") of a moment, for a date field; empty for null. */
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
