import { momentIn } from "#src/shared/languages/format.ts";

/** Shows times in the reader's time zone. Without it they are in UTC, and say so. */
export function showLocalTimes(page: ParentNode): void {
  const { lang } = document.documentElement;
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[datetime]"))
    time.textContent = momentIn(lang, new Date(time.dateTime));
}
