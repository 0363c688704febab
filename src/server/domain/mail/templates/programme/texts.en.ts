/** Texts that clients read in emails. */
export const texts = {
  programmeOfTheirs: "a programme of theirs",
  programme: (title: string) => `the programme “${title}”`,
  about:
    "You pick words that describe you, and people you choose do the same. Then you see where the two meet.",
  invitation: {
    subject: (name: string) => `${name} invites you to find out how others see you`,
    asks: (name: string, titled: string) => `${name} invites you to ${titled}.`,
    note: (name: string) => `${name} writes:`,
    choice:
      "You can accept or decline there: either takes a minute. If you have no account yet, accepting creates one. It’s free and needs no password.",
    link: "This link is yours alone, so please don’t pass it on.",
    ignore: (name: string | null) =>
      `If you don’t know ${name ?? "who this is"}, you can decline or ignore this email.`,
    reminders: (name: string | null, count: number) =>
      `Until you accept or decline, we’ll remind you ${["never", "once", "twice"][count] ?? "a few times"} at most, and ${name ?? "the sender"} can remind you, too.`,
  },
  reminder: {
    subject: (name: string) => `A reminder: ${name} invites you to find out how others see you`,
    asks: (name: string, titled: string) =>
      `${name} has invited you to ${titled}, and is waiting to hear from you. You can accept or decline: either takes a minute.`,
    automatic: "We send two of these reminders at most, and stop once you accept or decline.",
    askedBy: (name: string) => `${name} asked us to send you this reminder.`,
    link: "This link is yours alone. The one in our earlier email works too.",
  },
  /** From a facilitator to a client who has accepted. */
  nudge: {
    subject: (name: string) => `A reminder from ${name}: your next step`,
    asks: (name: string, titled: string) => `${name} asked us to remind you of your round in ${titled}.`,
    steps: {
      pick: "The next step is to pick the words that describe you. It takes a minute.",
      ask: "You’ve picked your own words. Now ask some people how they see you.",
      askMore: "If you’d like to hear from more people, you can ask a few more.",
      openTogether: (name: string) =>
        `Your window, with the words that people picked, is ready. ${name} would like to open it with you, in a session: just reply, and agree on a time.`,
      open: "Your window, with the words that people picked, is ready. Open it now, or wait for more answers. Opening it doesn’t end your round: if more people answer, you can see a newer result later.",
    },
    labels: {
      pick: "Pick my words",
      ask: "Ask people",
      see: "See my round",
      open: "Open my window",
    },
    promise: (name: string, days: number) =>
      `${name} sees how far along you are and how many people have answered, never who, and can remind you at most once every ${String(days)} days.`,
  },
  /** The way into a session. */
  session: {
    subject: (name: string) => `${name} has started your session`,
    asks: (name: string, titled: string) =>
      `${name} has started your session in ${titled}. Join it on a computer, a tablet or your phone: you both see the same part of your window.`,
    button: "Join the session",
    promise:
      "If you aren’t sharing your result yet, we’ll ask before anything is opened or shared, and say who would see it. If you agree, you can still stop sharing at any time.",
    ignore: (name: string) =>
      `If you didn’t expect this now, just tell ${name}. The link works while the session runs.`,
  },
  /** To a client whose programme has another facilitator now. */
  added: {
    subject: "One more person leads your programme now",
    leads: (name: string, added: string, titled: string) =>
      `${name} has added ${added}: they lead ${titled} together now.`,
    sees: (added: string) => `${added} sees how far along you are and how many people have answered.`,
    unseen: (name: string, added: string) =>
      `${added} doesn’t see your result, even if you’ve shared it with ${name}. Whether to share it with ${added}, too, is up to you.`,
    button: "See my round",
    leave: "On your round’s page you can leave the programme at any time, and keep your round.",
  },
  button: "See the invitation",
  replies: (name: string) => `If you have a question, reply to this email. Your reply goes to ${name}.`,
  deadline: (time: string) => `People can answer until ${time}.`,
  promise: {
    yours: (leaders: string) =>
      `The round is yours. ${leaders} will see how far along you are and how many people have answered, and your result only if you share it. You can stop sharing at any time.`,
    leadTogether: "They lead the programme together.",
    openTogether: (opener: string) =>
      `${opener} would like to open your result with you, in a session. Joining is up to you: we’ll ask before anything is opened or shared, and say who would see it. If you’d rather open it alone, you can while the session runs, or after leaving the programme.`,
    oneOfThem: "One of them",
    anonymous: (minResponses: number) =>
      `Nobody sees who picked what, not even you. Your result shows all their words together, and can be opened once at least ${minResponses} people have answered.`,
  },
} as const;
