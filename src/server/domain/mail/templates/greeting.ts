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
