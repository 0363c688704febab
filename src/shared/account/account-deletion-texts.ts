/** What the dialog and the server say alike of the end of an account. */

/** To be typed: a word, and not the address, because browsers fill addresses and passwords in by themselves. */
export const deletionWord = "delete";
export const isDeletionWord = (text: string): boolean => text.trim().toLowerCase() === deletionWord;

export const accountDeletionTexts = {
  wordMissing: `Please type the word “${deletionWord}”`,
  deleted: "Your account is deleted.",
} as const;
