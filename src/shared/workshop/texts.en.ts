/*
 * What guests of a workshop read, in English. Where they describe each other, a form's other sentences are
 * those of team rounds.
 */

const ifPicture = "If there’s a picture of the group, you’ll see it here.";

interface Leaders {
  readonly host: string | null;
  readonly organisation: string | null;
}

/** Who leads a workshop. */
export function ledByText({ host, organisation }: Leaders): string {
  if (host === null) return organisation === null ? "A workshop" : `A workshop of ${organisation}`;
  return organisation === null ? `Led by ${host}` : `Led by ${host}, ${organisation}`;
}

export const texts = {
  /** Headings of pages. */
  titles: {
    unknown: "We can’t find this workshop",
    busy: "Please try again in a minute",
    closed: "Nobody can join any more",
    back: (name: string) => `You’re in as ${name}`,
    gone: "There’s nothing here any more",
    left: "You’ve left the workshop",
    waiting: (name: string) => `You’re in, ${name}`,
    late: "You’re in time to describe others",
    leave: "Leave this workshop?",
    words: "How do you see yourself?",
    saved: "Your words are saved",
    /** @param left how many people are left to describe */
    end: (left: number) =>
      left === 0
        ? "You’ve described everyone"
        : left === 1
          ? "One person is left"
          : `${String(left)} people are left`,
    ended: "This workshop has ended",
    closedWindow: "Your window stays closed",
    openWindows: "The windows are open",
  },

  /** Common to several pages. */
  erased:
    "A picture of the group, if there is one, stays with the host. Everything about you is erased on {time} at the latest.",
  leave: "Leave the workshop",
  tooLate: "Your host had already gone on when you sent this, so it wasn’t saved.",
  keepOpen: "Keep this page open: it goes on by itself.",

  /** Behind the code on the wall. */
  join: {
    lead: "See how people in this room see you, beside how you see yourself. You need no account, just a name.",
    anonymous: "Nobody sees who picked what.",
    nameHint: "What people in this room call you.",
    button: "Join the workshop",
    steps: {
      title: "What happens",
      list: (words: { min: number; max: number }, people: { least: number; most: number }) => [
        `You pick ${String(words.min)} to ${String(words.max)} words that describe you.`,
        `You pick words for ${String(people.least)} to ${String(people.most)} people in the group. Chance decides whom.`,
        "You say whether your window counts in the picture of the group. Nobody sees what you choose.",
        "Everyone’s window opens, each on its owner’s phone: what you both see, and what only one side sees.",
      ],
    },
    promise: [
      { term: "Your name:", text: "your host sees it, and so do the people who describe you." },
      {
        term: "Your words and your window:",
        text: "only you. Nobody sees who picked what, not even your host.",
      },
      {
        term: "The wall:",
        text: "how many people have joined and have finished, and later the picture of the group, without your names.",
      },
      {
        term: "One thing to know:",
        text: "anyone in the room could join twice. So count heads: the number on the wall should be the number of people.",
      },
    ],
    late: {
      described:
        "The group is describing each other already. You can still join: you describe people, and some of those who haven’t finished describe you, if at least five of them are left when you’ve picked your own words.",
      describesOnly:
        "Fewer than five people are still describing others, too few to describe you, so you won’t have a window this time. You can still describe others: it helps them.",
    },
    back: {
      text: (workshop: string) => `You’ve joined “${workshop}” on this phone.`,
      goOn: "Go on",
      another: "Not you?",
      anotherLink: "Join with another name",
    },
    closed: {
      text: (workshop: string) =>
        `The windows of “${workshop}” are open, or it’s over. People can join until then. Please ask your host.`,
      before: "If you’d joined before, open the page that you had on your phone.",
    },
    unknown: {
      text: "A character may be wrong, or the workshop has been erased. Try the code on the wall again.",
      label: "Code on the wall",
      hint: "Capital and small letters matter.",
      button: "Find the workshop",
    },
    busy: "Too many codes have been tried from your network just now. Wait a minute, then load this page again.",
  },

  /** Instead of a guest's place. */
  gone: "You may have left this workshop, or your host took you out of it. After its last day, or when the host deletes it, everything about its guests is erased, windows too. If it’s still going on, ask your host.",
  left: "Your name, your own words and what others picked for you are erased. What you picked for others stays, and nothing tells that it was yours.",
  busy: "Too many pages that aren’t there were tried from your network. Wait a minute, then load this page again.",

  waiting: {
    lead: (min: number, max: number) =>
      `Your host begins once everyone has joined. First you’ll pick ${String(min)} to ${String(max)} words that describe you.`,
    saved: "Only you see them. Your host goes on when the group is ready.",
    change: "Change my words",
    scanAgain: "If you lose it, scan the code on the wall again.",
  },

  ownWords: {
    lead: (min: number, max: number) =>
      `Pick ${String(min)} to ${String(max)} words that fit you. You can change them until your host goes on.`,
    /** Whom the words describe. */
    you: "you",
    leave: "Leave my words as they are",
  },

  /** For someone who comes while the others describe each other. */
  late: {
    lead: (min: number, max: number) =>
      `The others have begun. Pick ${String(min)} to ${String(max)} words that fit you, then describe people, too. Some of those who haven’t finished get you as one more person, if at least five of them are left when you save your words.`,
    noWindow:
      "Fewer than five people are still describing others, too few to describe you, so you won’t have a window this time. What you pick for others counts like everyone’s.",
    button: "Describe others",
    onlyDescribe: "You can also describe others without a window of your own.",
  },

  /** Where guests describe each other. */
  form: {
    /** Which of the people the form is for. */
    place: (place: number, count: number) => `${String(place)} of ${String(count)} people`,
    promise: (name: string, least: number) => [
      {
        term: "What we store:",
        text: `the words you pick, without you: no name, no device, no time. Apart from them, that you’ve described ${name}, so that this page knows. Nothing joins the two again.`,
      },
      {
        term: `What ${name} sees:`,
        text: `once all windows open, totals of at least ${String(least)} people together. Never who picked what. Your host sees nothing of it.`,
      },
      {
        term: "If you change your mind:",
        text: "until windows open, a link removes your words. You get it after sending.",
      },
      { term: "If you skip someone:", text: "nobody is told." },
      {
        term: "One thing to know:",
        text: `if everyone else who describes ${name} told them what they picked, your words could be worked out.`,
      },
      {
        term: "And another:",
        text: "if you were in another workshop with nearly the same people, the two windows could be compared.",
      },
    ],
  },

  /** Words that were just sent. */
  sent: { show: "They show once all windows open." },

  /** After the last form. */
  end: {
    nobody:
      "This person has left the workshop, or you aren’t asked to describe them. Nothing you picked for them is stored.",
    all: "All windows open together, each on its owner’s phone, when your host goes on.",
    left: "You’re at the end of the list. You can come back to them until your host goes on.",
    skipped:
      "If you don’t know someone well enough, there’s nothing more to do. Nobody is told whom you skip.",
  },

  result: {
    thanks: "Thank you for being there.",
    until: "You can read this page until everything is erased.",
    toWindow: "Go to your own window",
    tooFew:
      "Fewer than three people described you, so your window stays closed. That way nobody can be worked out from it.",
    notIn: "Nobody described you this time, so there’s no window for you.",
    endedBefore: "It ended before windows opened, so nobody has one.",
    stayedClosed: "A window takes the words of at least three people. Yours stayed closed.",
    none: "There’s no window for you this time.",
    ifPicture,
  },

  /** Whether a guest's window counts in the picture of the group. */
  count: {
    title: "Shall your window count in the picture of the group?",
    text: (host: string | null) =>
      `${host ?? "Your host"} and everyone here see words that many of you share, never whose they are. Someone who knows nearly all the other windows could guess part of yours.`,
    private:
      "Nobody sees what you choose, and you can change it until windows open. A picture takes five people who say yes; without an answer your window is left out.",
    yes: "Yes, count it",
    no: "No, leave it out",
    /** For those who have chosen. */
    isIn: "Your window will count in the picture of the group.",
    isOut: "Your window won’t count in the picture of the group.",
    change: "Change that",
  },

  /** A guest's window. */
  window: { question: "A question", step: "One thing to try" },

  picture: {
    title: "The picture of your group",
    onWall: "Look at the wall",
    here: "It shows the picture of your group. Here it is, too.",
  },

  /** An email to oneself. */
  mail: {
    title: "Find this page again",
    sent: "We’ve sent it. It should be there in a minute.",
    label: "Your email",
    hint: "We’ll send it once and don’t keep your address. Anyone who has the link can read this page.",
    button: "Email me my link",
    print: "Print this page",
  },

  /** Asks before a guest leaves. */
  leaving: {
    erased: ({ isBegun, hasWindow }: { readonly isBegun: boolean; readonly hasWindow: boolean }) =>
      `Your name and your own words are erased at once${isBegun ? ", with what others have picked for you" : ""}${hasWindow ? ", and your window" : ""}. This page won’t be here any more.`,
    stays: "What you’ve picked for others stays, and nothing tells that it was yours. Your place isn’t kept.",
    pictureStays: "The picture of the group stays as it is.",
    canRejoin: "You can join again until windows open.",
    button: "Leave and erase",
    stay: "Stay in",
  },
} as const;
