const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "4 December 2026". */
export const dayInUtc = (time: Date): string => day.format(time);

/** "4 December 2026 at 14:00 UTC": readers are anywhere, so the zone is named wherever an email shows a time. */
export const timeInUtc = (time: Date): string => `${dayAndTime.format(time)} UTC`;
