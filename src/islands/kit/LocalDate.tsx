import { useHydrated } from "./use-hydrated.ts";

interface LocalDateProps {
  /** ISO 8601. */
  iso: string;
  withTime?: boolean;
}

/** A date as people write it: in the reader's time zone, and in UTC where no browser has drawn it yet. */
export function LocalDate({ iso, withTime = false }: LocalDateProps) {
  const timeZone = useHydrated() ? undefined : "UTC";
  return <time dateTime={iso}>{dateText(iso, withTime, timeZone)}</time>;
}

function dateText(iso: string, withTime: boolean, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    ...(withTime && { timeStyle: "short" }),
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(iso));
}
