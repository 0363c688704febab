// Creating one takes longer than the rest of a peer's page.
const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** "3 December 2026 at 18:00 UTC", for pages that don't know where they are read. */
export const momentInUtc = (time: Date): string => `${format.format(time)} UTC`;
