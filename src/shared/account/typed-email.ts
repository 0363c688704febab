/**
 * Where a tab keeps the address that someone typed on the landing page, until /register has asked for a code to be sent there.
 * `public/start.js` writes it, and the page gives it the name in an attribute.
 */
export const typedEmailKey = "openpane.typed-email";
