/**
 * The tab's key for the email address typed on the landing page, until /register has requested a code.
 * Written by `public/start.js`, which gets the key from an attribute.
 */
export const typedEmailKey = "openpane.typed-email";
