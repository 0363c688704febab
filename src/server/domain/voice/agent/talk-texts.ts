/** What people read when a talk ends by itself. Each is short enough to close a connection with. */
export const talkTexts = {
  timeUp: "Our time is up. Everything in your window stays where it is.",
  quiet: "I haven’t heard from you for a while, so I’ll stop here.",
  noBeginning: "The page didn’t start the talk. Please try again.",
  notUnderstood: "This page is out of date. Please reload it.",
  tooMuch: "Too much came in at once. Please start again.",
  lineDead: "The line went quiet. Please check your connection and try again.",
  failed: "The coach can’t go on. Please try again.",
} as const;
