/** Says the times of a page as they are where the reader is. Without it they stand there in UTC, and say so. */
export function showLocalTimes(page: ParentNode): void {
  const here = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[datetime]"))
    time.textContent = here.format(new Date(time.dateTime));
}
