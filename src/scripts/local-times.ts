/** Shows times in the reader's time zone. Without it they are in UTC, and say so. */
export function showLocalTimes(page: ParentNode): void {
  const here = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[datetime]"))
    time.textContent = here.format(new Date(time.dateTime));
}
