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

/** What the dialog and the server say alike of the end of an account. */

/** To be typed: a word, and not the address, because browsers fill addresses and passwords in by themselves. */
export const deletionWord = "delete";
export const isDeletionWord = (text: string): boolean => text.trim().toLowerCase() === deletionWord;

export const accountDeletionTexts = {
  wordMissing: `Please type the word “${deletionWord}”`,
  deleted: "Your account is deleted.",
} as const;
