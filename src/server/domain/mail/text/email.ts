import type { Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { plainText, readsLikeAdvert } from "#src/shared/text/plain-text.ts";

/** A user's own words, quoted line by line. */
export interface Quote {
  readonly quote: readonly string[];
}

/** What is left out of an email. */
type Nothing = false | null;

/** A label and a path on our site. */
type Link = readonly [label: string, path: string];

/** What an email says, as plain text; both its forms are rendered from it as it is queued. */
export interface Email {
  /** English, unless it's said. */
  readonly language?: Language;
  readonly subject: string;
  /** The first name to greet, "" for none; missing in emails without a greeting. */
  readonly to?: string;
  /** Paragraphs before the code or button. */
  readonly lines: readonly (string | Quote | Nothing)[];
  /** Something to copy, shown large. */
  readonly code?: string;
  readonly button?: Link;
  /** Something else to open, below the button. */
  readonly link?: Link | false;
  /** Small print below the code or button. */
  readonly after?: readonly (string | Nothing)[];
}

/** A rendered email without its recipient. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A note's lines that aren't empty. */
const linesOf = (text: string | null): readonly string[] =>
  (text ?? "")
    .split(/[\r\n]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** What someone writes in an email of ours: only as one quote, under their name. */
export function quoted(heading: string, text: string | null): readonly (string | Quote)[] {
  const quote = linesOf(text);
  return quote.length === 0 ? [] : [heading, { quote }];
}

const maxGreetedLength = 40;
/** Anything that email programs turn into a link or phone number. Browsers know more than one dot. */
const looksLikeAddress = /[:/\\@]|\S[.․。．｡]\S|(?:\p{Nd}\P{Nd}*){5}/u;

/**
 * Greets by name, unless the name is long or reads like a link: anyone can register with any name and
 * anyone's address, and would otherwise send their own text through us. This holds for every email, as an
 * unconfirmed address also gets others, such as for a new password.
 */
export const greeting = (firstName: string, language: Language = "en"): string =>
  textsIn(language).emails.greeting(
    firstName === "" || firstName.length > maxGreetedLength || looksLikeAddress.test(firstName)
      ? null
      : firstName,
  );

/** A name that a user chose, for an email to someone else; other words for one that reads like an advert. */
export const nameInEmail = (name: string, otherwise = "Someone"): string =>
  readsLikeAdvert(name) || !plainText.test(name) ? otherwise : name;

/** @param address the sender's, if it's confirmed and the kind of email carries it */
export const replies = (sender: string, address: string | null): string =>
  address === null
    ? `Please don’t reply to this email: your reply wouldn’t reach ${nameInEmail(sender, "the person who sent it")}.`
    : `If you have a question, reply to this email. Your reply goes to ${nameInEmail(sender, address)}.`;

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
