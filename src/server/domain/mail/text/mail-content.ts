/** An email ready to be sent, but for its recipient. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Someone's own words, which stand in an email as one quote: its lines. */
export interface Quote {
  readonly quote: readonly string[];
}

/** A note as it was typed, empty lines left out; nothing where nothing was typed. */
export function quoteOf(text: string | null): readonly Quote[] {
  const quote = (text ?? "").split(/[\r\n]+/u).map((line) => line.trim());
  return quote.some((line) => line !== "") ? [{ quote: quote.filter((line) => line !== "") }] : [];
}

/** What an email says; both of its forms are made from this. All of it is plain text. */
export interface MailParts {
  readonly subject: string;
  /** Paragraphs before the code or button. */
  readonly before: readonly (string | Quote)[];
  /** Something to copy, shown large. */
  readonly code?: string;
  /** The one thing to do. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Paragraphs after it. */
  readonly after: readonly string[];
  /** Stands in the footer of emails that their reader can do without. */
  readonly unsubscribeUrl?: string;
}

const greetedAtMost = 40;
/** What email programs turn into a link, or take for an address or a telephone number. Browsers know more dots than one. */
const looksLikeAddress = /[:/\\@]|\S[.․。．｡]\S|(?:\p{Nd}\P{Nd}*){5}/u;

/**
 * Whoever registers can name themselves as they like and give anyone's address: a name that is long, or that reads like
 * a link, would make our emails theirs. That goes for every email: an address that waits to be confirmed gets more than the
 * link for that, such as one for a new password.
 */
export const greeting = (firstName: string): string =>
  firstName === "" || firstName.length > greetedAtMost || looksLikeAddress.test(firstName)
    ? "Hello,"
    : `Hello ${firstName},`;

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
