/** Shows times in the reader's time zone. Without it they are in UTC, and say so. */
export function showLocalTimes(page: ParentNode): void {
  const { lang } = document.documentElement;
  const here = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, {
    dateStyle: "long",
    timeStyle: "short",
  });
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[datetime]"))
    time.textContent = here.format(new Date(time.dateTime));
}
