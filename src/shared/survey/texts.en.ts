/** Texts of the page for entering a code. A script fills in "{n}" and "{which}". */
export const texts = {
  title: "Go to a round",
  lead: "Did someone ask how you see them? Enter their code here. You don’t need an account.",
  label: "Code or link",
  hint: "The person who asked you sent it. Capital and small letters matter.",
  button: "Go to the round",
  missing: "Please enter the code, or paste the link.",
  unreadable:
    "This isn’t a code or a link to a round. A code has no spaces: it’s the last part of the link, after /s/.",
  unknown:
    "No round has this code. Check each letter. The owner may have turned it off: if so, ask for a new one.",
  begun: "Begun in this browser",
  begunText: "Words you ticked for someone are still here. They stay in this browser until you send them.",
  begunOne: "Go on with the answer you began ({n} picked)",
  begunOneOf: "Go on with answer {which} ({n} picked)",
  continue: "Continue where you were",
  continueText: (title: string) => `Your round “${title}” is open.`,
  continueLink: "Continue",
  own: "A round of your own",
  ownText: "Pick your own words, ask people who know you, and see where the two meet.",
  ownLink: "Start a round",
  hasOne: "Do you already have one?",
  signIn: "Sign in",
  toUseIt: "to use it.",
};
