const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "4 December 2026". */
export const dayInUtc = (time: Date): string => format.format(time);
