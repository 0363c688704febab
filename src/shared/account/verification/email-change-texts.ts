/** What the form and the server say alike of another email address. */
export const emailChangeTexts = {
  /** The same for every address: which of them have accounts is nobody's business. */
  requested: "We have sent a mail to that address. Your address changes once you follow the link in it.",
  sameAddress: "This is your address already",
  changed: "Your email address is changed. Every other device that was signed in is signed out.",
  /** Altered, used, replaced by a newer one, or expired: which of these is nobody's business. */
  linkDead: "This link is invalid or has expired. Please ask for a new one on your account page.",
  /** Told to whoever reads that mailbox, and to nobody else. */
  taken: "This address has an account of its own by now. Nothing has changed.",
} as const;
