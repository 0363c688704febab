import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";

/*
 * What people read who answer, from the form to the receipt. Sentences with a value are functions; a page's
 * script fills placeholders such as "{n}", so those sentences fit any number.
 */

const plural = pluralIn("en");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "a minute", other: "# minutes" });

export const peer = {
  /** Around each page. */
  layout: {
    skip: "Skip to the content",
    language: "Language",
    privacy: "Privacy Policy",
  },

  titles: {
    form: (owner: string) => `How do you see ${owner}?`,
    /** On a picture without room for the name, or without its letters. */
    unnamed: "How do you see me?",
    error: (title: string) => `Error: ${title}`,
    closed: "This round is closed",
    used: "This invitation has been used",
    own: "Your own round",
    unknown: "This link doesn’t work",
    busy: "Not now",
  },

  form: {
    /** Below the title of a link in a chat. */
    description: "Pick the words that fit. It takes a minute, and nobody sees who picked what.",
    picture: (title: string) => `A window of four panes, beside it: ${title}`,
    wish: (owner: string) => `${owner} would like to hear how they come across to you. It takes a minute.`,
    note: (owner: string) => `A note from ${owner}`,
    openUntil: "open until",
    lead: (min: number, max: number) =>
      `Pick ${String(min)} to ${String(max)} words that fit. Nobody sees who picked what.`,
    nameLabel: "Your name",
    optional: "(optional)",
    nameHint: (owner: string) =>
      `${owner} sees it in an alphabetical list of everyone who gave theirs, never beside words.`,
    whoCanAnswer: {
      withThisLink: (owner: string) => `Anyone with this link can answer, ${owner} included.`,
      anyone: (owner: string) => `Anyone with this round’s open link can answer, ${owner} included.`,
      invitedForNow: (owner: string) => `At the moment, only people ${owner} invited can answer.`,
      invited: (owner: string) => `Only people ${owner} invited can answer.`,
    },
  },

  /** An answer that couldn’t be sent. */
  held: "You seem to be offline, so your answer waits in this browser. It goes out by itself once you’re back online, or when you open this link again. After 24 hours it’s deleted here.",

  /** For someone who has answered and comes back. */
  answered: {
    title: "Answered already?",
    text: "Your receipt opens by its own link, the one you got after sending. It isn’t shown here, so nobody who uses this device can tell who answered. If you answer again, both answers count.",
  },

  /** The words to pick from. */
  words: {
    search: "Search the words",
    found: "Words found: {n}",
    notFound: "No word here means that. Try another one.",
    meanings: "Show what each word means",
    legend: (person: string) => `Words that describe ${person}`,
  },

  bar: {
    tray: "Words you picked",
    trayHint: "The words you pick gather here.",
    remove: "Remove {word}",
    choose: (min: number, max: number) => `choose ${String(min)} to ${String(max)}`,
    picked: "picked · ",
    count: (min: number, max: number) => `{n} picked · choose ${String(min)} to ${String(max)}`,
    full: (max: number) => `You’ve picked ${String(max)}, the most you can. Remove one to add another.`,
    sending: {
      button: "Send my words",
      ready: "Send my {n} words",
      busy: "Sending…",
      missing: "Pick {n} more to send.",
    },
    saving: {
      button: "Save my words",
      ready: "Save my {n} words",
      busy: "Saving…",
      missing: "Pick {n} more to save.",
    },
  },

  problems: {
    title: {
      sent: "Not sent yet. Everything you picked is still here.",
      saved: "Not saved yet. Everything you picked is still here.",
    },
    tooFew: (min: number) => `Please pick at least ${String(min)} words.`,
    tooMany: (max: number) => `Please pick at most ${String(max)} words.`,
    words: "Please pick each word once, and only words from the list.",
    longName: (max: number) => `A name can have at most ${String(max)} characters.`,
    name: "A name is one line of plain text.",
    busy: (seconds: number | null) =>
      `Too many answers have come from your network just now. Please try again in ${minutes(seconds)}.`,
    fault: "Something went wrong on our side. Nothing was lost. Please try again.",
  },

  promise: {
    title: "Who sees what, exactly",
    mayShowResult: (owner: string, leaders: string) =>
      `${owner} may show ${leaders} the totals, but never who picked what.`,
    mayShow: (owner: string) =>
      `${owner} may show other people a few words that several of you picked, but never who picked them.`,
    asksOthers: (owner: string) =>
      `${owner} also asks other groups of people: if you answer in more than one, your answers could be compared.`,
    stored: {
      term: "What we store:",
      text: "the words you pick, and your name if you give one. We keep them apart, and nothing joins them again: no account, no address, no device, no time.",
    },
    seen: {
      term: (owner: string) => `What ${owner} sees:`,
      text: (minResponses: number) =>
        `totals of at least ${String(minResponses)} new answers together. Never yours alone, and never who picked what.`,
    },
    withdrawal: {
      term: "If you change your mind:",
      text: (minResponses: number) =>
        `after sending you get a link that removes your answer. We erase it at once if no result includes it yet. Otherwise later results drop it once at least ${String(minResponses - 1)} others have withdrawn too.`,
    },
    limits: {
      term: "One thing to know:",
      openLink: (owner: string) =>
        `anyone with this link can answer, and more than once. If someone sent all the other answers, ${owner} included, they could work out yours.`,
      invited: (owner: string) =>
        `your link takes one answer, and only remembers that it has been used. ${owner} knows that you were asked, but isn’t told whether you answered, unless you add your name. We can’t know whether ${owner} also invited mailboxes of their own. If someone sent all the other answers, they could work out yours.`,
      invitedBesideLink: (owner: string) =>
        `your link takes one answer, and only remembers that it has been used. ${owner} knows that you were asked, but isn’t told whether you answered, unless you add your name. We can’t know whether ${owner} also invited mailboxes of their own, or answered through an open link. If someone sent all the other answers, they could work out yours.`,
    },
    draft: {
      term: "Until you send:",
      text: "your picks stay in this browser, so a reload loses nothing.",
    },
  },

  /** After sending, and the receipt. */
  thanks: {
    tab: "Thank you",
    title: (owner: string) => `Thank you, from ${owner}`,
    stored: (owner: string) =>
      `Your words are in. ${owner} sees them only together with other people’s, and never who picked what.`,
    repeat: "You’ve already sent this form. We kept that answer and changed nothing.",
    given: (owner: string) => `You see ${owner} as`,
    once: "Your words show only now: reload this page or leave it, and they’re gone.",
    next: "Is someone else answering on this device?",
    nextLink: "Open a new form",
  },

  ownRound: {
    title: "And how do people see you?",
    text: "Pick your own words, ask at least three people, and open your window.",
    link: "Find out how people see you",
  },

  receipt: {
    title: "Your receipt",
    hint: "Keep it in case you change your mind.",
    stored: {
      term: "What we store",
      text: "Your words, and your name if you gave one, kept apart from each other. No account, no address, no device, no time.",
    },
    shown: "When it shows",
    shownWhen: (owner: string, others: number) =>
      `${owner} sees your words only as part of totals: together with at least ${String(others)} other new answers, never on their own, and never who picked what.`,
    withdrawal: {
      term: "If you change your mind",
      text: "This link removes your answer. Save it: nobody can look it up for you, and this page forgets it in an hour.",
    },
    copy: "Copy the link",
    copied: "Copied",
    selected: "Selected: copy it with your keyboard",
    email: "Email it to yourself",
    subject: (owner: string) => `How to withdraw my words for ${owner}`,
    orPrint: ", print this page, or ",
    withdraw: "withdraw your words now",
    none: {
      tab: "No receipt here",
      title: "Nothing to show here",
      text: "After you answer a round, your receipt is here for an hour. This browser has none: the hour may be over, or you withdrew the answer. If you’ve just sent one, it’s stored, but your browser refused the cookie that brings the receipt here.",
      link: "The link in your receipt keeps working.",
    },
    lost: {
      text: "This browser sent an answer here and got no receipt back. If your answer arrived, you can get it now.",
      button: "Get my receipt",
    },
  },

  withdrawal: {
    tab: "Withdraw your answer",
    title: "Withdraw your answer?",
    stored: (owner: string) => `Your words for ${owner} are stored.`,
    busy: (seconds: number | null) =>
      `This link doesn’t belong to an answer, or the answer has already been withdrawn. Too many links have been tried from your network: to try another one, wait ${minutes(seconds)}.`,
    unreleased: {
      term: "If no result has shown them yet:",
      text: "we delete the words you picked, and your name if you gave one, right away and for good.",
    },
    released: {
      term: "If a result counts them already:",
      text: "that result stays as it was: totals, and a list of names that isn’t linked to words. Later results leave out your words and your name once at least two other people have withdrawn, too (some rounds ask for more). If you were the only one, the difference would show your words. Someone who sent those other answers themselves could still work it out.",
    },
    untold: "We don’t tell anyone.",
    button: "Withdraw my answer",
    done: {
      title: "Your answer is withdrawn",
      text: "If this link belonged to an answer, it’s withdrawn. If no result has included it, it’s already deleted.",
      later:
        "A result that has already been shown stays as it was. Later results leave out your words and your name once at least two other people have withdrawn, too. Some rounds ask for more.",
      end: "You can close this page.",
    },
  },

  closed: {
    text: (owner: string) => `${owner} isn’t collecting words any more.`,
    refused: {
      "response.surveyClosed": "This round is closed. We didn’t store your answer.",
      "response.surveyFull": "This round can’t take any more answers.",
      "response.invitedOnly": "Only invited people can answer this round.",
      "response.keyOfOtherSurvey": "This key belongs to an answer to another round.",
    },
    thanks: "Thank you for wanting to take part.",
  },

  used: {
    text: "It takes one answer, and someone has given it. There’s nothing more to do. Thank you.",
    receipt:
      "To withdraw your words, follow the link in your receipt. Nobody can look it up for you, because we don’t know whose answer is whose.",
    other:
      "If it wasn’t you, someone who has this link answered in your place. Their answer counts like any other, and being invited again doesn’t bring a second one. Nobody is told that this invitation has been used.",
  },

  unknown: {
    title: "This link leads nowhere",
    sent: "What you sent just now wasn’t stored, and nobody sees it.",
    openLink:
      "A letter may be missing, or its owner turned the link off and made a new one. Please ask the person who sent it to you.",
    invited:
      "A letter may be missing, the round may be gone, or its owner may have withdrawn the invitation. You don’t need to do anything. If you’d like to take part, please ask the person who invited you.",
    code: "Enter a code instead",
  },

  busyCode: (seconds: number | null) =>
    `This link doesn’t work, and many wrong links have been tried from your network. A correct one still works; to try others, wait ${minutes(seconds)}.`,

  about: "What this is about",

  /** The page for entering a code. */
  code: {
    title: "Go to a round",
    lead: "Did someone ask how you see them? Enter their code here. You don’t need an account.",
    label: "Code or link",
    hint: "The person who asked you sent it. Capital and small letters matter.",
    button: "Go to the round",
    missing: "Please enter the code, or paste the link.",
    unreadable:
      "This isn’t a code or a link to a round. A code has no spaces: it’s the last part of the link, after /s/.",
    unknown:
      "No round has this code. Check each letter. The owner may have turned it off: if so, ask for a new one.",
    begun: "Begun in this browser",
    begunText: "Words you ticked for someone are still here. They stay in this browser until you send them.",
    begunOne: "Go on with the answer you began ({n} picked)",
    begunOneOf: "Go on with answer {which} ({n} picked)",
    own: "A round of your own",
    ownText: "Pick your own words, ask people who know you, and see where the two meet.",
    ownLink: "Start a round",
    hasOne: "Do you already have one?",
    signIn: "Sign in",
  },

  /** The picker for own words, on the page of thanks. */
  start: {
    title: "Now you: which words are yours?",
    label: "Your words",
    rest: "The rest is what they’d say.",
    choose: (min: number, max: number) => `Choose ${String(min)} to ${String(max)}`,
    count: (min: number, max: number) => `{n} picked · choose ${String(min)} to ${String(max)}`,
    full: (max: number) => `${String(max)} is the most. Remove a word to pick another.`,
    missing: "Pick {n} more.",
    link: "Start Your Assessment",
    email: "Your email",
    button: "Email me a code",
    noEmail: "Please enter your email address",
    badEmail: "Please enter a valid email",
    kept: "Your words stay in this browser until you sign up.",
  },

  /** Where a link in an email leads that stops reminders. */
  unsubscribe: {
    ask: "Stop these emails?",
    brings:
      "They are invitations from people who would like to know how you see them, up to three reminders of each, and thanks.",
    stop: "Unsubscribe",
    stopRound: "Stop emails about this round only",
    stopAll: "Stop all invitations",
    stopped: "You won’t get any more invitations",
    stoppedRound: "You won’t get any more emails about this round",
    stoppedRoundText:
      "You’ll still get invitations to other rounds. Nobody is told about this, and you can still answer through the link in the email. You can close this page.",
    again: "You’ll get invitations again",
    againRound: "You’ll get emails about this round again",
    resume: "Send them to me again",
    resumeRound: "Send me emails about this round again",
    undo: "Undo",
    close: "You can close this page.",
  },
};
