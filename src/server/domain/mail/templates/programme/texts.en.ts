/** Texts that clients read in emails. */
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
  /** From a facilitator to a client who has accepted. */
  nudge: {
    subject: (name: string) => `A reminder from ${name}: your next step`,
    asks: (name: string, titled: string) => `${name} asked us to remind you of your round in ${titled}.`,
    steps: {
      pick: "The next step is to pick the words that describe you. It takes two minutes.",
      ask: "You’ve picked your own words. Now ask some people how they see you.",
      askMore: "People can still answer. If you’d like to hear from more of them, ask a few more.",
      openTogether: (name: string) => `Your window is ready. ${name} would like to open it with you.`,
      open: "Your window is ready. You can open it now, or wait for more answers.",
    },
    labels: {
      pick: "Pick my words",
      ask: "Ask people",
      see: "See my round",
      open: "Open my window",
    },
    promise: (name: string, days: number) =>
      `${name} sees how far your round is, never who has answered. They can remind you at most once every ${String(days)} days.`,
  },
  /** The way into a session. */
  session: {
    subject: (name: string) => `${name} has started your session`,
    asks: (name: string, titled: string) =>
      `${name} has started your session in ${titled}. Join it on a computer, a tablet or your phone, and your screens move together.`,
    button: "Join the session",
    promise: "We’ll ask you before anything is opened or shared.",
    ignore: (name: string) =>
      `If you didn’t expect this now, just tell ${name}. The button works while the session runs.`,
  },
  /** To a client whose programme has another facilitator now. */
  added: {
    subject: "Someone else leads your programme now, too",
    leads: (name: string, added: string, titled: string) =>
      `${name} and ${added} lead ${titled} together now.`,
    sees: (added: string) =>
      `${added} sees how far your round is and how many people have answered. You see the same number.`,
    unseen: (name: string, added: string) =>
      `${added} doesn’t see your result, even if you’ve shared it with ${name}. Whether to share it with ${added}, too, is up to you.`,
    button: "See my round",
    leave: "You can leave the programme at any time, and keep your round.",
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
