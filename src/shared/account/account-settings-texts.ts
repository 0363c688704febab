/** About another email address: the form and the server say the same. */
export const emailChangeTexts = {
  /** The same for every address, so that it doesn't reveal accounts. */
  requested: "We’ve emailed that address. Your address changes once you open the link in it.",
  sameAddress: "This is already your address",
  changed: "Your email address is changed. We’ve signed out every other device.",
  /** The same whether it was altered, used, replaced or expired. */
  linkDead: "This link is invalid or has expired. Please ask for a new one on your account page.",
  /** Shown only to someone who reads that mailbox. */
  taken: "This address now has its own account, so nothing has changed.",
} as const;

/** Typed to confirm. Not the address, because browsers fill in addresses and passwords. */
export const deletionWord = "delete";
export const isDeletionWord = (text: string): boolean => text.trim().toLowerCase() === deletionWord;

export const accountDeletionTexts = {
  wordMissing: `Please type the word “${deletionWord}”`,
  deleted: "Your account is deleted.",
} as const;
