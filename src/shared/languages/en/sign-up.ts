import { accountTexts } from "#src/shared/account/account-texts.ts";

/* The form for signing up, for people who come from answering. */

type Said =
  | ("enterEmail" | "enterValidEmail" | "enterCode" | "fillAll" | "passwordTooShort" | "passwordTooLong")
  | ("passwordCommon" | "passwordGuessable" | "passwordBreached" | "invalidCode" | "checkCode")
  | ("noLiveCode" | "alreadyRegistered" | "tryAgain");

const { enterEmail, enterValidEmail, enterCode, fillAll, passwordTooShort, passwordTooLong } = accountTexts;
const { passwordCommon, passwordGuessable, passwordBreached, invalidCode, checkCode } = accountTexts;
const { noLiveCode, alreadyRegistered, tryAgain } = accountTexts;
const said: Readonly<Record<Said, string>> = {
  ...{ enterEmail, enterValidEmail, enterCode, fillAll, passwordTooShort, passwordTooLong },
  ...{ passwordCommon, passwordGuessable, passwordBreached, invalidCode, checkCode },
  ...{ noLiveCode, alreadyRegistered, tryAgain },
};

export const signUp = {
  title: "Sign up",
  step: "Step {n} of 3",
  description: "Create a free account with your email, a code and a password.",
  /** That the pages after this one are in English; nothing where this one is. */
  inEnglish: "",
  problems: "Please look at this again",
  needsScript: "Signing up needs JavaScript. Answering a round that someone sent you doesn’t.",
  hasAccount: "Already have an account?",
  signIn: "Sign in",
  noCode: "Don’t want to type a code?",
  byLink: "Get a link by email instead",
  words: {
    label: "Your words",
    rest: "The rest is what they’d say.",
    kept: "Your {n} words are saved in this browser. Sign up to start your first round with them.",
    change: "Change my words",
  },
  email: {
    label: "Email",
    hint: "We’ll send a code to this address. You’ll sign in with it later, too.",
    button: "Send verification code",
    busy: "Sending…",
    failed: "Failed to send verification code",
  },
  code: {
    /** Before and after the address. */
    sent: ["We’ve sent a code to", "It works for 10 minutes."],
    label: "Verification code",
    hint: "6 letters and digits. We’ll go on as soon as it’s complete. Can’t find it? Check your spam folder.",
    length: "The code has 6 characters",
    button: "Continue",
    again: "Send a new code",
    other: "Use another address",
    yours: "Your code:",
    change: "Change it",
    back: "Back to verification",
    newSent: "A new code is on its way",
    oldDead: "The old one no longer works.",
    check: "Please check your email and enter the correct 6-digit code",
  },
  profile: {
    firstName: "First name",
    lastName: "Last name",
    familyNameFirst: false,
    password: "Password",
    passwordHint: "At least 8 characters. A few words in a row are easy to remember and hard to guess.",
    show: "Show",
    hide: "Hide",
    missing: {
      firstName: "First name is missing",
      lastName: "Last name is missing",
      password: "Password is missing",
    },
    seen: "The people you ask see your name, so they know who they’re describing.",
    anonymous: "Nobody sees who picked what.",
    until: "Until three people have answered, you only see how many have.",
    button: "Create account",
    buttonWithWords: "Create account and start my round",
    busy: "Creating your account…",
    busyWithWords: "Starting your round…",
    failed: "Registration failed",
    notStarted: "You have an account, but your round didn’t start. Please try again.",
  },
  /** What form and server say; the server's sentences are found by their English. */
  said,
};
