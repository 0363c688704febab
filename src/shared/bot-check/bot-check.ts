/*
 * What the bot check's two sides share. No schema here: pages load this file.
 */

/** The acts behind a bot check. */
export const botActions = ["login", "forgot_password", "register_email", "register_complete"] as const;
export type BotAction = (typeof botActions)[number];

/** A proof of work has 800 characters, a reCAPTCHA token up to two thousand. */
export const botTokenMaxLength = 8_192;

export const botCheckTexts = {
  /** The same whether it was missing, wrong, expired or used. */
  failed:
    "The check that keeps robots out failed. What you typed is still here. Please try again, and reload the page if it keeps failing.",
  /** A fault of ours, or of the verifier. */
  unavailable:
    "The check that keeps robots out isn’t answering right now. What you typed is still here. Please try again in a minute.",
  /** The browser couldn't do its part: a blocked script, or an old browser. */
  notPossible:
    "Your browser couldn’t do the check that keeps robots out. What you typed is still here. Allow scripts on this page, or try another browser.",
} as const;
