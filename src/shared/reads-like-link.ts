/** What mail programs turn into a link, or take for an address: a scheme, an address, a name with a domain's ending. */
const link = /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}][.。．｡](?:\p{L}{2}|xn--)/iu;

/**
 * Whether words that somebody else has chosen would be a link in our mails. They must not be: the mail would then carry
 * anybody's adverts under our name.
 */
export const readsLikeLink = (text: string): boolean => link.test(text);
