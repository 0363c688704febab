import { listIn } from "#src/shared/languages/format.ts";

/* What a client reads before they accept or decline an invitation to a programme. */

/** Who leads the programme. */
export interface Leads {
  /** The one who invites. */
  readonly owner: string;
  /** All of them, in a sentence. */
  readonly everyone: string;
  /** Whether they are more than one, for the verb. */
  readonly areSeveral: boolean;
}

export const reply = {
  titles: {
    invites: (facilitator: string) => `${facilitator} invites you`,
    unknown: "We can’t find this invitation",
    busy: "Please try again in a moment",
  },
  unknown: {
    byLink:
      "Part of the link may be missing: some email programs break long ones. Try the link in the email again, or copy all of it.",
    withdrawn: "It may have been withdrawn. If you were expecting it, ask the person who invited you.",
  },
  busy: "Too many invitations have been opened from your network just now. Wait a minute, then load this page again.",

  facts: {
    title: (facilitator: string) => `${facilitator} invites you to see yourself as others do`,
    lead: "You pick 5 to 10 words that describe you, and people you choose do the same for you. Then a window shows what you both see, what only they see, and what only you picked.",
    leaders: (names: readonly string[]) => `${listIn("en", names)} lead this programme together.`,
    purpose: (facilitator: string) => `${facilitator}, on what it’s for`,
    sees: ({ everyone }: Leads) =>
      `${everyone} will see how far you are and how many people have answered, and your result only if you share it. Nobody sees who picked what, not even you.`,
    all: "All that’s stored and seen",
    good: "Good to know",
    time: { term: "Your time", text: "About three minutes to start. Each person you ask needs about one." },
    deadline: {
      term: "Deadline",
      none: "There isn’t one.",
      until: "The people you ask can answer until {time}.",
    },
    window: {
      term: "The window",
      byClient: (least: number) =>
        `You open it yourself, once at least ${String(least)} people have answered.`,
      withOne: (owner: string, least: number) =>
        `You and ${owner} open it together in a session, once at least ${String(least)} people have answered.`,
      withSome: (least: number) =>
        `You open it together with one of them, in a session, once at least ${String(least)} people have answered.`,
    },
    whose: {
      term: "Whose it is",
      text: "The round belongs to you. You can leave the programme at any time and keep everything.",
    },
    notes: {
      term: "Notes",
      text: ({ everyone }: Leads) =>
        `${everyone} may keep notes about your work together. Those are private, and you won’t see them.`,
    },
  },

  form: {
    title: "Would you like to take part?",
    hasDeclined: "You’ve said no, thanks",
    declined: ({ everyone }: Leads) =>
      `${everyone} can see that you declined, and nothing else. You don’t have to do anything. If you change your mind, you can still accept while the programme runs.`,
    nameLabel: "Your name",
    nameHint: "The people you ask will see it.",
    noName: "Please enter your name.",
    badName: "A name is one line of plain text, of 120 characters at most.",
    /** Before the terms and the privacy policy, which it links. */
    newAccount: (email: string) =>
      `Accepting creates a free account for ${email}, so you can come back to your round. It means you agree to these:`,
    terms: "Terms",
    privacy: "Privacy Policy",
    signedIn: (email: string) => `You’re signed in as ${email}.`,
    accept: "Accept and start my round",
    acceptAfterAll: "Accept after all",
    busy: "Starting your round…",
    decline: "No, thanks",
    declineHint: ({ everyone }: Leads) =>
      `We won’t ask why. ${everyone} will see that you declined, and you can change your mind while the programme runs.`,
    count: {
      title: "Shall your window count in the group’s picture?",
      text: ({ owner }: Leads) =>
        `${owner} sees words that many share, never whose they are. Someone who knows nearly everyone else’s window could guess part of yours. Nobody is shown what you choose. You can change it later.`,
      yes: "Count my window",
      no: "Leave it out",
    },
    signIn: {
      text: (email: string) =>
        `${email} already has an account here. Sign in to accept; we’ll bring you back to this page.`,
      label: "Sign in to accept",
    },
    switchAccount: {
      text: (email: string) =>
        `This invitation is for ${email}, and you’re signed in with another account. Sign out first; we’ll bring you back to this page.`,
      label: "Sign out and come back",
    },
    offline: "We can’t reach the site right now. Try again in a moment.",
    failed: "Something went wrong on our side. Please try again.",
  },

  end: {
    over: {
      title: "This programme has ended",
      text: (facilitator: string, programme: string) =>
        `${facilitator} has closed “${programme}”, so there’s nothing left to accept or decline.`,
      own: "You can still find out how others see you:",
      link: "start a round of your own",
    },
    left: {
      title: "You’re no longer in this programme",
      text: ({ everyone }: Leads, programme: string) =>
        `${everyone} can’t see anything of yours in “${programme}”. Unless you deleted your round, it’s still there, and it’s yours.`,
      link: "Go to my rounds",
    },
    accepted: {
      title: "You’re taking part",
      signIn: (email: string, programme: string) =>
        `The invitation to “${programme}” has been accepted. Sign in as ${email} to go to the round.`,
      signInLink: "Sign in",
      noPassword: "Never set a password?",
      noPasswordLink: "Get a link to choose one",
      switchAccount: (email: string, programme: string) =>
        `The invitation to “${programme}” has been accepted for ${email}, and you’re signed in with another account. To go to the round, sign out and sign in as ${email}.`,
      otherAccount: {
        title: "This round is in another account",
        text: (programme: string) =>
          `The invitation to “${programme}” has been accepted, but its round isn’t in the account you’re signed in with.`,
      },
      text: (facilitator: string, programme: string) =>
        `You’ve accepted ${facilitator}’s invitation to “${programme}”. Your round is waiting for you.`,
      link: "Go to my round",
    },
  },
};
