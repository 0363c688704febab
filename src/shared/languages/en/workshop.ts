import { texts as team } from "#src/shared/team/texts.en.ts";
import { ledByText } from "#src/shared/workshop/led-by.ts";
import { pluralIn } from "#src/shared/languages/format.ts";

/* What guests of a workshop read. The forms for words are those of peer.ts. */

const plural = pluralIn("en");
const { title, text, until, yes, no, counted, leftOut, change } = team.counting;

export const workshop = {
  /** Who leads it; each may be missing. */
  ledBy: (host: string | null, organisation: string | null) => ledByText({ host, organisation }),

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
    nobody: "There’s nobody to describe here",
    described: (name: string) => `You’ve described ${name}`,
    /** @param left how many people are left to describe */
    end: (left: number) =>
      left === 0
        ? "You’ve described everyone"
        : plural(left, { one: "One person is left", other: "# people are left" }),
    ended: "This workshop has ended",
    closedWindow: "Your window stays closed",
    openWindows: "The windows are open",
    onWall: "Look at the wall",
  },

  /** The page behind the code on the wall. */
  join: {
    lead: "See how people in this room see you, beside how you see yourself. You need no account, just a name.",
    /** For someone who comes while the others describe each other. */
    late: {
      described:
        "The group is describing each other already. You can still join: you describe people, and some of those who haven’t finished describe you, if at least five of them are left when you’ve picked your own words.",
      describesOnly:
        "Fewer than five people are still describing others, too few to describe you, so you won’t have a window this time. You can still describe others: it helps them.",
    },
    anonymous: "Nobody sees who picked what.",
    nameLabel: "Your name",
    nameHint: "What people in this room call you.",
    button: "Join the workshop",
    steps: "What happens",
    step: {
      own: (min: number, max: number) => `You pick ${String(min)} to ${String(max)} words that describe you.`,
      others: (least: number, most: number) =>
        `You pick words for ${String(least)} to ${String(most)} people in the group. Chance decides whom.`,
      counting:
        "You say whether your window counts in the picture of the group. Nobody sees what you choose.",
      open: "Everyone’s window opens, each on its owner’s phone: what you both see, and what only one side sees.",
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
    back: (title: string) => `You’ve joined “${title}” on this phone.`,
    goOn: "Go on",
    notYou: "Not you?",
    another: "Join with another name",
    closed: (title: string) =>
      `The windows of “${title}” are open, or it’s over. People can join until then. Please ask your host.`,
    closedBack: "If you’d joined before, open the page that you had on your phone.",
    unknown: "A character may be wrong, or the workshop has been erased. Try the code on the wall again.",
    code: "Code on the wall",
    codeHint: "Capital and small letters matter.",
    find: "Find the workshop",
    busy: "Too many codes have been tried from your network just now. Wait a minute, then load this page again.",
    problems: {
      name: "A name is one line of plain text.",
      noName: "Please enter a name.",
      taken:
        "Someone here has this name, or one that looks like it. Please add an initial, so that people can tell you apart.",
      mixed:
        "This name mixes letters of two alphabets in one word. Please write it in one, so that people can tell you apart.",
      full: (most: number) => `This workshop is full: ${String(most)} people have joined.`,
      busy: "Too many people are joining from your network just now. Please try again in a minute.",
      fault: "Something went wrong on our side. Please try again.",
    },
  },

  erased:
    "Afterwards only the host keeps the picture of the group, if there is one. Everything about you is erased on {time} at the latest.",
  keepOpen: "Keep this page open: it goes on by itself.",
  rescan: "If you lose it, scan the code on the wall again.",
  leaveLink: "Leave the workshop",
  tooLate: "Your host had already gone on when you sent this, so it wasn’t saved.",

  /** Instead of a guest's place. */
  gone: "You may have left this workshop, or your host took you out of it. After its last day, or when the host deletes it, everything about its guests is erased, windows too. If it’s still going on, ask your host.",
  left: "Your name, your own words and what others picked for you are erased. What you picked for others stays, and nothing tells that it was yours.",
  busy: "Too many pages that aren’t there were tried from your network. Wait a minute, then load this page again.",

  noWindow:
    "Fewer than five people are still describing others, too few to describe you, so you won’t have a window this time. What you pick for others counts like everyone’s.",

  /** One's own words. */
  own: {
    wait: (min: number, max: number) =>
      `Your host begins once everyone has joined. First you’ll pick ${String(min)} to ${String(max)} words that describe you.`,
    lead: (min: number, max: number) =>
      `Pick ${String(min)} to ${String(max)} words that fit you. You can change them until your host goes on.`,
    lateLead: (min: number, max: number) =>
      `The others have begun. Pick ${String(min)} to ${String(max)} words that fit you, then describe people, too. Some of those who haven’t finished get you as one more person, if at least five of them are left when you save your words.`,
    legend: "Words that describe you",
    saved: "Only you see them. Your host goes on when the group is ready.",
    change: "Change my words",
    leaveAsIs: "Leave my words as they are",
    without: "You can also describe others without a window of your own.",
    describeOthers: "Describe others",
  },

  /** Where guests describe each other. */
  describing: {
    lead: (min: number, max: number, name: string) =>
      `Pick ${String(min)} to ${String(max)} words that fit ${name}. Nobody sees who picked what.`,
    skipPerson: (name: string) => `Skip ${name} for now`,
    place: (place: number, of: number) => `${String(place)} of ${String(of)} people`,
    done: (done: number) => `${String(done)} described`,
    doneAndLeft: (done: number, left: number) => `${String(done)} described, ${String(left)} left`,
    described: "(described)",
    once: "One description is all it takes, and yours is in. We can’t show or change it, because we don’t know which one is yours.",
    goOn: (name: string) => `Go on with ${name}`,
    goToEnd: "Go to the end",
    nobody:
      "This person has left the workshop, or you aren’t asked to describe them. Nothing you picked for them is stored.",
    finished: "All windows open together, each on its owner’s phone, when your host goes on.",
    atEnd: "You’re at the end of the list. You can come back to them until your host goes on.",
    notKnown:
      "If you don’t know someone well enough, there’s nothing more to do. Nobody is told whom you skip.",
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
        text: "if you were in another workshop with nearly the same people, the windows of both workshops could be compared.",
      },
    ],
  },

  /** Above the next form. */
  sent: {
    stored: (name: string) => `Your words for ${name} are in.`,
    repeat: (name: string) => `You’d already sent your words for ${name}. We kept those.`,
    shows: "They show once all windows open.",
    receipt:
      "This link removes your words until the windows open. After that nothing changes any more. Save it if you may want to: nobody can look it up for you, and the next receipt takes its place here.",
    shownWhen: (name: string, others: number) =>
      `${name} sees your words once all windows open, and only as part of totals: together with at least ${String(others)} other answers, and never who picked what. At that moment we erase what you picked, and only totals remain.`,
    withdraw: "Withdraw these words now",
  },

  /** Whether someone's window counts in the picture, with two equal buttons. */
  counting: { title, text, until, yes, no, counted, leftOut, change },

  /** Once windows are open. */
  result: {
    thanks: "Thank you for being there.",
    readable: "You can read this page until everything is erased.",
    onWall: "It shows the picture of your group. Here it is, too.",
    toWindow: "Go to your own window",
    window: "Your window",
    few: "Fewer than three people described you, so your window stays closed. That way nobody can be worked out from it.",
    none: "Nobody described you this time, so there’s no window for you.",
    endedBefore: "It ended before windows opened, so nobody has one.",
    endedFew: "A window takes the words of at least three people. Yours stayed closed.",
    endedNone: "There’s no window for you this time.",
    picture: "The picture of your group",
    pictureLater: "If there’s a picture of the group, you’ll see it here.",
    question: "A question",
    step: "One thing to try",
    /** In other languages, as long as there's no translation of them; "" in English. */
    inEnglish: "",
    panes: {
      arena: "You both see",
      blindSpot: "Only they see",
      facade: "Only you see",
      unknown: "Nobody picked",
    },
  },

  /** The email to oneself. */
  mail: {
    title: "Find this page again",
    sent: "We’ve sent it. It should be there in a minute.",
    label: "Your email",
    hint: "We’ll send it once and don’t keep your address. Anyone who has the link can read this page.",
    button: "Email me my link",
    print: "Print this page",
    invalid: "Please enter a valid email",
    enough: (most: number) =>
      `We’ve sent you ${String(most)} emails already. Please look in your spam folder, or copy the address of this page.`,
    busy: "Please try again in a few minutes.",
  },

  leave: {
    /** What is erased at once: how far the workshop is decides. */
    erased: {
      before: "Your name and your own words are erased at once. This page won’t be here any more.",
      begun:
        "Your name and your own words are erased at once, with what others have picked for you. This page won’t be here any more.",
      opened:
        "Your name and your own words are erased at once, with what others have picked for you, and your window. This page won’t be here any more.",
    },
    again: "You can join again until windows open.",
    stays: "What you’ve picked for others stays, and nothing tells that it was yours. Your place isn’t kept.",
    picture: "The picture of the group stays as it is.",
    button: "Leave and erase",
    stay: "Stay in",
  },
};
