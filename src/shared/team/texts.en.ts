/*
 * What members of a team read where they describe each other, and about what others see of them, in English.
 * The form's sentences are also a workshop's, unless texts of workshops replace them.
 */

export const texts = {
  titles: {
    unknown: "We can’t find this team round",
    left: "You’re not in this round any more",
    notInIt: "You don’t take part in this round",
    over: "This team round is over",
    stepOut: "Step out of this round?",
    gone: "There’s nobody to describe here",
    described: (name: string) => `You’ve described ${name}`,
    /** @param left how many colleagues are left to describe */
    end: (left: number) =>
      left === 0 ? "Thank you" : left === 1 ? "1 colleague is left" : `${String(left)} colleagues are left`,
  },

  form: {
    /** Which of the colleagues the form is for. */
    place: (place: number, count: number) => `${String(place)} of ${String(count)} colleagues`,
    lead: (min: number, max: number, name: string) =>
      `Pick ${String(min)} to ${String(max)} words that fit ${name}. Nobody sees who picked what.`,
    skip: (name: string) => `Skip ${name} for now`,
    promise: (name: string, least: number) => [
      {
        term: "What we store:",
        text: `the words you pick, without you: no account, no name, no device, no time. Apart from them, that you’ve described ${name}, so that this form knows. Nothing joins the two again.`,
      },
      {
        term: `What ${name} sees:`,
        text: `once the round is over, totals of at least ${String(least)} colleagues together. Never who picked what, and not whether you answered.`,
      },
      {
        term: "What others see:",
        text: "nothing of it. Everyone in the round sees how many people have finished, never who.",
      },
      {
        term: "If you change your mind:",
        text: "after sending you get a link that removes your words, until the windows open.",
      },
      {
        term: "One thing to know:",
        text: `if all the other colleagues told ${name} what they picked, your words could be worked out.`,
      },
    ],
    doubt: {
      question: (name: string) => `You don’t know ${name} well enough?`,
      goOn: "Go on without them",
      untold: "Nobody is told whom you skip.",
      or: "Or",
      stepOut: "step out of the whole round",
    },
  },

  /** Everyone to describe. */
  list: {
    counts: (done: number, left: number) => `${String(done)} described, ${String(left)} left`,
    done: (done: number) => `${String(done)} described`,
    described: "(described)",
  },

  /** Words that were just sent. */
  sent: {
    stored: (name: string) => `Your words for ${name} are in.`,
    repeat: (name: string) => `You’d already sent your words for ${name}. We kept those.`,
    show: "They show once the round is over.",
    receipt:
      "This link removes your words until the windows open, at the end of the round. After that nothing changes any more. Save it if you may want to: nobody can look it up for you, and the next receipt takes its place here.",
    shownWhen: (name: string, others: number) =>
      `${name} sees your words once the round is over, only as part of totals: together with at least ${String(others)} other people’s, and never who picked what. You can withdraw them until then.`,
    withdraw: "Withdraw these words now",
  },

  described:
    "One description is all it takes, and yours is in. We can’t show or change it, because we don’t know which one is yours.",
  goOn: (name: string) => `Go on with ${name}`,
  goToEnd: "Go to the end",
  goToRound: "Go to the round",
  goToDashboard: "Go to your dashboard",

  /** Whether someone's window counts in the picture: asked where they describe the others, with two equal buttons. */
  counting: {
    title: "Shall your window count in the team picture?",
    text: "The picture shows words that many of you share, and never whose they are. Everyone in the round reads it, and so do those who lead your team. Someone who knows nearly everyone else’s window could guess part of yours.",
    /** For the smallest team. */
    ofFive: "You’re five people, and a picture takes five: there is one only if it counts all of you.",
    until: "Nobody sees what you choose, and you can change it until the windows open.",
    yes: "Count my window",
    no: "Leave mine out",
    counted: "Your window counts in the team picture.",
    leftOut: "Your window is left out of the team picture.",
    open: "You haven’t said yet. Without an answer, your window is left out.",
    change: "Change that",
  },

  end: {
    nobody: "There’s nobody to describe in this round any more.",
    all: "You’ve described all of your colleagues.",
    left: "You’re at the end of the list.",
    until:
      "You can come back to them until {time}. If you don’t know someone well enough, there’s nothing more to do.",
    own: {
      title: "And how do you see yourself?",
      text: "Pick your own words, too. Without them there’s no window for you.",
      link: "Pick my own words",
    },
  },

  stepOut: {
    erased: (round: string) =>
      `You won’t take part in “${round}” this time. Nobody describes you, and what colleagues have already picked for you is erased, with your own words in this round.`,
    stays: "What you’ve picked for others stays where it is. You can’t come back into this round.",
    seen: "Your colleagues see that your name isn’t in the list any more. We don’t send them anything.",
    button: "Step out",
    stay: "Stay in",
  },

  over: {
    late: "What you sent just now came too late, and wasn’t stored.",
    text: (round: string) =>
      `Nobody can describe anyone in “${round}” any more. We email everyone about their window.`,
  },

  gone: "This person isn’t in the round any more, or you aren’t asked to describe them.",
  left: "Nobody describes you now, and what colleagues had picked for you is erased. What you picked for others stays where it is.",
  notInIt:
    "You lead this organisation, but you weren’t chosen for this round. So there’s nobody to describe.",
  unknown:
    "You may have stepped out of it, or you’re signed in with another account than the one that was asked. It may be gone, too. If you’d like to take part, please ask the person who started it.",

  /** What a round shows of its reader. */
  roundSight: {
    title: "What the others see of you",
    name: (organisation: string) =>
      `Everyone in this round, and those who lead ${organisation}, see your name on its list.`,
    nothing:
      "Everyone sees how many of you have finished. Nobody sees your own words, who you’ve described, what you picked, or whether your window counts in the picture.",
  },

  /** What a team shows of its reader. */
  teamSight: {
    title: (organisation: string) => `What ${organisation} sees of you`,
    seen: (doesLead: boolean) => [
      "Everyone sees your name, your role and when you joined.",
      doesLead
        ? "Owners and facilitators see your email address, too, and whether you have a seat."
        : "Owners and facilitators see your email address, too.",
      "If you take part in a team round, owners, facilitators and everyone else in that round see your name there.",
    ],
    unseenTitle: "What nobody there sees",
    unseen: [
      "Your own rounds, your window, and the words you picked for yourself.",
      "Who you’ve described, what you picked for them, and whether you’ve answered at all.",
      "You, in a team picture. It counts your window only if you say so, and names nobody.",
    ],
  },
} as const;
