import { plainText, readsLikeLink } from "#src/shared/text/plain-text.ts";

/** A rendered email without its recipient. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A user's own words, quoted line by line. */
export interface Quote {
  readonly quote: readonly string[];
}

/** Turns a note into a quote without empty lines; [] for an empty note. */
export function quoteOf(text: string | null): readonly Quote[] {
  const quote = (text ?? "").split(/[\r\n]+/u).map((line) => line.trim());
  return quote.some((line) => line !== "") ? [{ quote: quote.filter((line) => line !== "") }] : [];
}

/** The content of an email, as plain text; both its forms are rendered from it. */
export interface MailParts {
  readonly subject: string;
  /** Paragraphs before the code or button. */
  readonly before: readonly (string | Quote)[];
  /** Something to copy, shown large. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** Something else to open, below the button. */
  readonly link?: { readonly label: string; readonly url: string };
  /** Paragraphs after the code or button. */
  readonly after: readonly string[];
  /** Shown in the footer of optional emails. */
  readonly unsubscribeUrl?: string;
}

const maxGreetedLength = 40;
/** Anything that email programs turn into a link or phone number. Browsers know more than one dot. */
const looksLikeAddress = /[:/\\@]|\S[.․。．｡]\S|(?:\p{Nd}\P{Nd}*){5}/u;

/**
 * Greets by name, unless the name is long or reads like a link: anyone can register with any name and
 * anyone's address, and would otherwise send their own text through us. This holds for every email, as an
 * unconfirmed address also gets others, such as for a new password.
 */
export const greeting = (firstName: string): string =>
  firstName === "" || firstName.length > maxGreetedLength || looksLikeAddress.test(firstName)
    ? "Hello,"
    : `Hello ${firstName},`;

/** A name that a user chose, for an email to someone else: not one that would become a link. */
export const nameInEmail = (name: string): string =>
  readsLikeLink(name) || !plainText.test(name) ? "Someone" : name;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "4 December 2026". */
export const dayInUtc = (time: Date): string => day.format(time);

/** "4 December 2026 at 14:00 UTC": readers are anywhere, so emails name the zone. */
export const timeInUtc = (time: Date): string => `${dayAndTime.format(time)} UTC`;
