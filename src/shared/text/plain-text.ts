/** What email programs turn into a link, or take for an address: a scheme, an address, a name with a domain's ending, four numbers. */
const link = /:\/\/|\bwww\.|\S@\S|[^\s\p{P}][.。．｡](?:\p{L}[\p{L}\p{M}]|xn--)|\d(?:\.\d+){2}\.\d/iu;

/**
 * Whether words that someone else has chosen would be a link in our emails. They must not be: the email would then carry
 * anyone's adverts under our name.
 */
export const readsLikeLink = (text: string): boolean => link.test(text);

/** Characters that show nothing, as a joiner of no width or a mark of annotations, and one blank that Unicode counts as a sign. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC]/gu;

const seen = /[^\s\p{Z}\p{M}]/u;

/** No script puts more than three marks on one letter in names; more of them run into the lines above. */
const stackedMarks = /\p{M}{4}/u;

/** A name without what nobody can see, to compare it with others: two that look the same are the same. */
export const withoutUnseen = (name: string): string => name.replaceAll(unseen, "");

/** Whether there is something to read in a name, and it stays within its line. */
export const isLegibleName = (name: string): boolean =>
  seen.test(withoutUnseen(name)) && !stackedMarks.test(name.normalize("NFC"));

/**
 * Text of one line in any script: no control characters, no line breaks, no marks that turn the direction of the
 * text around them, and neither of the two characters that XML, and so a feed, can't have.
 */
export const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]*$/u;

/** The same in several lines, with tabs. */
export const plainParagraphs = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF])*$/u;
