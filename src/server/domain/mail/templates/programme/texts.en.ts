/** Texts that clients read before they have an account. */
export const texts = {
  someone: "Someone",
  programmeOfTheirs: "a programme of theirs",
  invitation: {
    subject: (name: string) => `${name} invites you to find out how others see you`,
    asks: (name: string, titled: string) =>
      `${name} invites you to ${titled}. You pick words that describe you, and people you choose do the same. Then you see where the two meet.`,
    note: (name: string) => `${name} writes:`,
    choice: "You can accept or decline there. It takes a minute.",
    link: "This link is yours alone, so please don’t pass it on.",
    ignore: (name: string | null) => `If you don’t know ${name ?? "who this is"}, you can ignore this email.`,
    reminders: (count: number) =>
      `We’ll remind you ${["never", "once", "twice"][count] ?? "a few times"} at most.`,
  },
  reminder: {
    subject: (name: string) => `A reminder: ${name} invites you to find out how others see you`,
    asks: (name: string, titled: string) =>
      `${name} has invited you to ${titled}, and is waiting to hear from you. You can accept or decline: either takes a minute.`,
    automatic: "We send these reminders automatically, and stop once you reply.",
    askedBy: (name: string) => `${name} asked us to send you this reminder.`,
    link: "This link is yours alone. The one in our earlier email works too.",
  },
  button: "See the invitation",
  deadline: (time: string) => `People can answer until ${time}.`,
  promise: {
    yours: (leaders: string) =>
      `The round is yours. ${leaders} will see how far you are and how many people have answered. They won’t see your result unless you share it, and you can stop sharing at any time.`,
    leadTogether: "They lead the programme together.",
    openTogether: (opener: string) =>
      `You’ll open your result together, in a session that ${opener} starts. Whether you join is up to you; joining shares your result.`,
    oneOfThem: "one of them",
    anonymous: (minResponses: number) =>
      `Nobody sees who picked what, not even you. You’ll see words as totals once at least ${minResponses} people have answered.`,
  },
} as const;
