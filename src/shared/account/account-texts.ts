/** Texts and limits of forms and server. Separate from the schemas, so that pages load no validator. */

export const passwordMinLength = 8;
export const passwordMaxLength = 256;
/** Required by the reset form only, as specified: a lower-case letter, an upper-case letter and a digit. */
export const passwordKinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/] as const;
/** In lower case. */
export const usernamePattern = /^[a-z0-9][a-z0-9_-]{2,29}$/;
export const nameMaxLength = 120;
/** Without characters that are easily confused. */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const codeLength = 6;

/** A code as it was emailed: people paste it with spaces and type it in lower case. */
export const normalCode = (code: string): string => code.replaceAll(/\s/g, "").toUpperCase();

/** Sentences that the forms and the server share, as people know them. */
export const accountTexts = {
  enterEmail: "Please enter your email address",
  enterValidEmail: "Please enter a valid email",
  emailRequired: "Email is required",
  passwordRequired: "Password is required",
  enterCode: "Please enter the verification code from your email",
  fillAll: "Please fill in all fields",
  passwordHint: "At least 8 characters. A few words in a row are easy to remember and hard to guess.",
  passwordTooShort: "Password must be at least 8 characters long",
  passwordTooLong: "Password can have at most 256 characters",
  passwordCommon: "That password is too easy to guess. Try another",
  passwordGuessable:
    "That password is made of words people would guess, such as your name or ours. Try another",
  passwordBreached: "That password has been leaked from another site. Try another",
  resetEmailInvalid: "Please enter a valid email address",
  resetPasswordHint: "At least 8 characters, with uppercase, lowercase, and numbers.",
  resetPasswordTooShort: "Password must be at least 8 characters",
  resetPasswordKinds: "Password must include uppercase, lowercase, and numbers",
  passwordsDiffer: "Passwords don't match",
  wrongPassword: "That’s not your current password",
  usernameForm:
    "A username has 3 to 30 letters, digits, dashes or underscores, and starts with a letter or a digit",
  usernameTaken: "Someone else has this username. Please choose another",
  returnToForm: "This must be a path on this site",
  resetRequestFailed: "Failed to request password reset. Please try again later.",
  requestFailed: "An error occurred. Please try again.",
  resetFailed: "Password reset failed. Please try again.",
  resetFailedLater: "Password reset failed. Please try again later.",
  resetRequested: "If your email is registered with us, you will receive password reset instructions.",
  resetDone: "Your password is changed. We’ve signed out every device.",
  /** The same whether it was altered, used, replaced or expired. */
  resetLinkDead: "This link is invalid or has expired. Please ask for a new one.",
  signInLinkSent: "If there’s an account with this address, we’ve just emailed you a link to sign in.",
  signInLinkDead: "This link has been used or has expired. Please ask for a new one.",
  invalidCode: "Invalid verification code",
  checkCode: "Invalid verification code. Please look at our newest email again, or ask for a new code",
  /** The same whether it expired, had too many tries or never existed. */
  noLiveCode: "Invalid verification code. Please ask for a new one",
  alreadyRegistered: "This email address is already registered. Please log in instead.",
  tryAgain: "Please try again",
  byCodeOnly: "You can sign up with this address only by code. Please use the form that emails one.",
  badCredentials: "Try again. No account or bad creds.",
} as const;
