/**
 * What email programs turn into a link: a scheme, an address, a name with a domain ending, four numbers. The
 * dots of Chinese and Japanese end sentences, unless Latin letters are on both sides.
 */
const link =
  /:\/\/|\bwww\.|\S@\S|[^\s\p{P}][.․](?:\p{L}[\p{L}\p{M}]|xn--)|[a-z\d][。．｡][a-z]{2}|\d(?:\.\d+){2}\.\d/iu;

/** Whether someone else's words would become a link in our emails, which could then carry adverts. */
export const readsLikeLink = (text: string): boolean => link.test(withoutUnseen(text));

/** Seven digits, however they are grouped. */
const phoneNumber = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){7}/u;

/** Whether a person's name would carry an advert into our emails to others: anyone may register with any name. */
export const readsLikeAdvert = (name: string): boolean => readsLikeLink(name) || phoneNumber.test(name);

/** Invisible characters, such as zero-width joiners, annotation marks and the blank Braille pattern. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC]/gu;

const seen = /[^\s\p{Z}\p{M}]/u;

/** No script puts more than three marks on one letter in names; more of them run into the lines above. */
const stackedMarks = /\p{M}{4}/u;

/** A name without invisible characters, for comparison. */
export const withoutUnseen = (name: string): string => name.replaceAll(unseen, "");

/** Whether there is something to read in a name, and it stays within its line. */
export const isLegibleName = (name: string): boolean =>
  seen.test(withoutUnseen(name)) && !stackedMarks.test(name.normalize("NFC"));

/**
 * One line of text in any script: without control characters, line breaks, bidirectional overrides, and the
 * two characters that XML, and so a feed, can't have.
 */
export const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]*$/u;

/** The same in several lines, with tabs. */
export const plainParagraphs = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF])*$/u;
