import { isDemo } from "#src/islands/kit/api/demo.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";

interface LocalDateProps {
  /** ISO 8601. */
  iso: string;
  withTime?: boolean;
}

/** A date as people write it: in the reader's time zone, and in UTC in the demo and where no browser has drawn it yet. */
export function LocalDate({ iso, withTime = false }: LocalDateProps) {
  return <time dateTime={iso}>{useDateText()(iso, withTime)}</time>;
}

/** The same as text, for names that only screen readers say. */
export function useDateText(): (iso: string, withTime?: boolean) => string {
  const timeZone = useHydrated() && !isDemo() ? undefined : "UTC";
  return (iso, withTime = false) => dateText(iso, withTime, timeZone);
}

/** Making a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(withTime: boolean, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${String(withTime)} ${timeZone ?? ""}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    ...(withTime && { timeStyle: "short" }),
    ...(timeZone !== undefined && { timeZone }),
  });
  formats.set(key, format);
  return format;
}

const dateText = (iso: string, withTime: boolean, timeZone: string | undefined): string =>
  formatOf(withTime, timeZone).format(new Date(iso));
