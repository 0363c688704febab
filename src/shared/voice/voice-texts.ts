/** What people read when a talk can't start. Each is short enough to close a connection with. */
export const voiceTexts = {
  off: "There’s no coach to talk to on this site.",
  busy: "The coach is busy. Please try again in a few minutes, or type instead.",
  ticketSpent: "This link to the coach has already been used or has expired. Please start again.",
  foreignPage: "The coach only talks to this site’s own pages.",
  oldPage: "This page is out of date. Please reload it.",
  startedElsewhere: "You’ve started another talk, so this one has ended.",
  deleted: "The result we were talking about has been deleted, so this talk has ended.",
  serverStops: "The server is restarting. Please start again in a moment.",
  failed: "The coach couldn’t be reached. Please try again, or type instead.",
} as const;
