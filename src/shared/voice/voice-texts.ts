/** What people read when a talk can't start. Each is short enough to close a connection with. */
export const voiceTexts = {
  off: "There’s no coach to talk to on this site.",
  busy: "The coach is busy. Please try again in a few minutes.",
  ticketSpent: "This link to the coach has already been used or has expired. Please start again.",
  foreignPage: "The coach only talks to this site’s own pages.",
  oldPage: "This page is out of date. Please reload it.",
  startedElsewhere: "You’ve started another talk, so this one has ended.",
  deleted: "The result we were talking about has been deleted, so this talk has ended.",
  serverStops: "The server is restarting. Please start again in a moment.",
  failed: "The coach couldn’t be reached. Please try again.",
} as const;

/** A list of helplines by country. */
export const helplines = { name: "findahelpline.com", href: "https://findahelpline.com" } as const;

const whoHelps = `I’m sorry, that sounds very hard. I’m a program and can’t help with it, but a person can: someone you trust, a doctor, or a helpline. You’ll find one for your country at ${helplines.name}. If someone is in danger now, please call your local emergency number.`;

/** Replaces the coach's answer for someone who seems to be in trouble. */
export const careTexts = {
  danger: `${whoHelps} I’ll stop here, so that you can talk to someone.`,
  trouble: `${whoHelps} I’ll wait, and we can go on whenever you like.`,
} as const;
