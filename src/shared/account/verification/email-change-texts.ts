/** What the form and the server say alike of another email address. */
export const emailChangeTexts = {
  /** The same for every address: which of them have accounts is nobody's business. */
  requested: "We’ve emailed that address. Your address changes once you open the link in it.",
  sameAddress: "This is already your address",
  changed: "Your email address is changed. We’ve signed out every other device.",
  /** Altered, used, replaced by a newer one, or expired: which of these is nobody's business. */
  linkDead: "This link is invalid or has expired. Please ask for a new one on your account page.",
  /** Told to whoever reads that mailbox, and to nobody else. */
  taken: "This address now has its own account, so nothing has changed.",
} as const;
