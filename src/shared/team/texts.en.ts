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
    /** @param left how many colleagues are left to describe */
    end: (left: number) =>
      left === 0 ? "Thank you" : left === 1 ? "1 colleague is left" : `${String(left)} colleagues are left`,
  },

  form: {
    lead: (min: number, max: number, name: string) =>
      `Pick ${String(min)} to ${String(max)} words that fit ${name}. Nobody sees who picked what.`,
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
  },

  /** Words that were just sent. */
  sent: {
    shownWhen: (name: string, others: number) =>
      `${name} sees your words once the round is over, only as part of totals: together with at least ${String(others)} other people’s, and never who picked what. You can withdraw them until then.`,
  },

  described:
    "One description is all it takes, and yours is in. We can’t show or change it, because we don’t know which one is yours.",
  goOn: (name: string) => `Go on with ${name}`,
  goToEnd: "Go to the end",
  goToRound: "Go to the round",

  /** Whether someone's window counts in the picture: asked where they describe the others, with two equal buttons. */
  counting: {
    title: "Shall your window count in the group’s picture?",
    text: "The picture shows words that many of you share, and never whose they are. Everyone who takes part reads it, and so do those who lead the group. Someone who knows nearly everyone else’s window could guess part of yours. It takes five people who say yes.",
    /** For the smallest team. */
    ofFive: "You’re five people, so there is a picture only if it counts all of you.",
    until:
      "Nobody sees what you choose, and you can change it until the windows open. Without an answer, your window is left out.",
    yes: "Count my window",
    no: "Leave mine out",
    counted: "Your window counts in the group’s picture.",
    leftOut: "Your window is left out of the group’s picture.",
    open: "You haven’t said yet.",
    change: "Change that",
  },

  place: (place: number, of: number) => `${String(place)} of ${String(of)} colleagues`,

  nobody: "This person isn’t in the round any more, or you aren’t asked to describe them.",
  left: "Nobody describes you now, and what colleagues had picked for you is erased. What you picked for others stays where it is.",
  notInIt:
    "You lead this organisation, but you weren’t chosen for this round. So there’s nobody to describe.",
  unknown:
    "You may have stepped out of it, or you’re signed in with another account than the one that was asked. It may be gone, too. If you’d like to take part, please ask the person who started it.",
};
