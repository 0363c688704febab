/** What email programs turn into a link, or take for an address: a scheme, an address, a name with a domain's ending, four numbers. */
const link = /:\/\/|\bwww\.|\S@\S|[^\s\p{P}][.。．｡](?:\p{L}[\p{L}\p{M}]|xn--)|\d(?:\.\d+){2}\.\d/iu;

/**
 * Whether words that someone else has chosen would be a link in our emails. They must not be: the email would then carry
 * anyone's adverts under our name.
 */
export const readsLikeLink = (text: string): boolean => link.test(text);
