/**
 * Text of one line in any script: no control characters, no line breaks, no marks that turn the direction of the
 * text around them, and neither of the two characters that XML, and so a feed, can't have.
 */
export const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]*$/u;

/** The same in several lines, with tabs. */
export const plainParagraphs = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF])*$/u;
