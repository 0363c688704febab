import { useSyncExternalStore } from "react";

interface LocalDateProps {
  /** ISO 8601. */
  iso: string;
  withTime?: boolean;
}

/** A date as people write it: in the reader's time zone, and in UTC where no browser has drawn it yet. */
export function LocalDate({ iso, withTime = false }: LocalDateProps) {
  const text = useSyncExternalStore(
    never,
    () => dateText(iso, withTime),
    () => dateText(iso, withTime, "UTC"),
  );
  return <time dateTime={iso}>{text}</time>;
}

const never = () => () => undefined;

function dateText(iso: string, withTime: boolean, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    ...(withTime && { timeStyle: "short" }),
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(iso));
}
