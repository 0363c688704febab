/**
 * A page's pattern: words of ours, and names in the place of what stands for one person or round. An address that
 * someone has visited does not look like that, as soon as it holds a token.
 */
const pattern = /^\/(?:(?:[a-z-]{1,24}|:[a-zA-Z]{1,24}|404|500)(?:\/(?!$)|$)){0,6}$/;

/** Peers are promised that nobody counts them. */
const peerPages = /^\/(?:shared|s|w|workshops|withdraw)(?:\/|$)|^\/assessment\/(?:complete|invite)(?:\/|$)/;

/** Whether visits of that page may be counted. */
export const isCounted = (path: string): boolean => pattern.test(path) && !peerPages.test(path);
