import type {
  AskedBy,
  AskedProgramme,
  AskedRound,
  EmailText,
  GuestPlace,
} from "#src/shared/languages/emails.ts";

/* The emails that people get before they have an account. */

const brand = "Openpane";

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `Someone asks you: “How do you see me?” Their name has a web address or a phone number in it, and we don’t print those in emails. You’ll find it on the page. They ask through ${brand}, which shows people how others see them.`
    : `${fullName ?? name} asks you: “How do you see me?” ${name} uses ${brand}, which shows people how others see them.`;

/** The deadline and the use of answers, in the same words in every email, no matter who answered. */
function promise({ name, closes, least }: AskedRound): readonly string[] {
  const owner = name ?? "the person who asked you";
  return [
    closes === null ? "" : `You can answer until ${closes}.`,
    `Your answer is anonymous. Once at least ${String(least)} people have answered, ${owner} sees totals, and never who picked what. Unless you add your name, ${owner} isn’t told whether you answered.`,
    noReply(name),
  ];
}

const noReply = (name: string | null): string =>
  `Please don’t reply to this email: your reply wouldn’t reach ${name ?? "the person who asked you"}.`;

const titled = ({ title }: AskedProgramme): string =>
  title === null ? "a programme" : `the programme “${title}”`;

const about = `${brand} shows people how others see them. You pick words that describe you. Other people, whom you choose, pick words that describe you, too. Then you see where you and they agree.`;

/** What facilitators will see, and what they won't. */
function clientPromise(programme: AskedProgramme): readonly string[] {
  const { areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const leaders = programme.leaders ?? "The people who lead it";
  const any = programme.anyLeader ?? "One of the people who lead it";
  return [
    `Your words and other people’s answers belong to you. ${leaders}${areSeveral && programme.leaders !== null ? ", who lead the programme together," : ""} will see how far along you are and how many people have answered, and your result only if you share it. You can stop sharing at any time.`,
    opensTogether
      ? `${any} would like to open your result with you, in a session. Until that session starts, your result stays closed. Joining is up to you: we’ll ask before anything is opened or shared, and say who would see it. Once it has started, or if you leave the programme, you can open your result on your own.`
      : "",
    `Nobody sees who picked what, not even you. Your result shows everyone’s words together, and needs at least ${String(least)} answers.`,
    closes === null ? "" : `The people you ask can answer until ${closes}.`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? `Please don’t reply to this email: your reply wouldn’t reach ${programme.name ?? "the person who invited you"}.`
        : `If you have a question, reply to this email. Your reply goes to ${repliesTo.name ?? "the person who invited you"}.`,
  ];
}

export const emails = {
  /** Around each email. @param name the recipient's first name; null to greet nobody by name */
  greeting: (name: string | null) => (name === null ? "Hello," : `Hello ${name},`),
  unsubscribe: "Unsubscribe",
  /** Between a label and an address. */
  colon: ":",
  /** Before what a person wrote, which is quoted below. */
  writes: (name: string | null) => `${name ?? "Someone"} writes:`,

  invitation: (round: AskedRound): EmailText => ({
    subject:
      round.name === null ? "Someone would like to know how you see them" : `How do you see ${round.name}?`,
    lines: [asks(round), "Pick the words that fit. It takes about a minute, and you don’t need an account."],
    button: "Pick the words",
    after: [
      ...promise(round),
      "This link is yours alone and takes one answer. Please don’t pass it on.",
      `If you don’t know ${round.name ?? "the person named on the page"}, or don’t want to answer, you can ignore this email. We’ll remind you three times at most while the round is open.`,
    ],
  }),

  reminder: (round: AskedRound): EmailText => ({
    subject:
      round.name === null
        ? "A reminder: someone would like to know how you see them"
        : `A reminder: how do you see ${round.name}?`,
    lines: [asks(round), "There’s still time. It takes about a minute, and you don’t need an account."],
    button: "Pick the words",
    after: [
      ...promise(round),
      "The link is yours alone and takes one answer. The one in the earlier email works too.",
      `We send these reminders ourselves, and ${round.name ?? "the person who asked you"} isn’t told who gets one. If you don’t want to answer, you can ignore this email, or turn reminders off with the link below.`,
    ],
  }),

  /** Goes to everyone invited, in the same words, as nobody knows who has answered. It asks for nothing. */
  thanks: ({ name, fullName }: Pick<AskedRound, "name" | "fullName">): Omit<EmailText, "button"> => ({
    subject: name === null ? "Thank you, from someone who asked you" : `Thank you, from ${name}`,
    lines: [
      `${fullName ?? "Someone"} asked you through ${brand}: “How do you see me?” This is to say thank you.`,
      "If you picked words, thank you for taking the time to look closely. If you didn’t get round to it, that’s all right.",
      `Everyone who was invited gets this same email. Answers stay anonymous, and ${name ?? "the person who asked you"} isn’t told who answered, except for people who added their name.`,
      noReply(name),
    ],
    after: [],
  }),

  clientInvitation: (programme: AskedProgramme): EmailText => ({
    subject: `${programme.name ?? "Someone"} invites you to find out how others see you`,
    lines: [`${programme.name ?? "Someone"} invites you to ${titled(programme)}. ${about}`],
    button: "See the invitation",
    after: [
      "You can accept or decline there: either takes a minute. If you have no account yet, accepting creates one. It’s free and needs no password.",
      ...clientPromise(programme),
      `This link is yours alone, so please don’t pass it on. If you don’t know ${programme.name ?? "the person who invited you"}, you can decline or ignore this email.${programme.hasReminders ? ` Until you accept or decline, we’ll remind you twice at most, and ${programme.name ?? "the person who invited you"} can remind you, too.` : ""}`,
    ],
  }),

  clientReminder: (programme: AskedProgramme, by: AskedBy): EmailText => {
    const name = programme.name ?? "Someone";
    const asked =
      by === null || by === "owner"
        ? ""
        : `${by.name}, who leads it together with ${name}, asked us to remind you: `;
    return {
      subject: `A reminder: ${name} invites you to find out how others see you`,
      lines: [
        `${asked}${name} has invited you to ${titled(programme)}${by === "owner" ? ", and asked us to remind you" : ", and is waiting to hear from you"}. You can accept or decline: either takes a minute.`,
        about,
      ],
      button: "See the invitation",
      after: [
        ...clientPromise(programme),
        by === null ? "We send two of these reminders at most, and stop once you accept or decline." : "",
        "This link is yours alone. The one in our earlier email works too.",
      ],
    };
  },

  /** The link that a guest of a workshop sends to themselves; the address is unconfirmed. */
  guestLink: ({ hasWindow, title, organisation, host, erased }: GuestPlace): EmailText => ({
    subject: `Your link to ${hasWindow ? "your window" : "the workshop’s picture"}`,
    lines: [
      `You asked for the link to ${hasWindow ? "your window from" : "the picture of"} “${title}”, a workshop${organisation === null ? "" : ` of “${organisation}”`}${host === null ? "" : ` led by ${host}`}. Here it is.`,
    ],
    button: hasWindow ? "See my window" : "See the picture",
    after: [
      `The link works until ${erased}, or until the workshop is deleted. Then everything about its guests is erased, and we can’t bring it back.`,
      `Anyone with this link can see ${hasWindow ? "your window" : "what you see"}, so please keep it to yourself. We don’t keep your email address.`,
      `${brand} shows people how others see them. If you didn’t take part in this workshop, someone has mistyped their address: please don’t open the link, and delete this email.`,
    ],
  }),

  /** The code for signing up. */
  code: (minutes: number): Omit<EmailText, "button"> => ({
    subject: `Your ${brand} code`,
    lines: [`Here’s your code. Type it to finish signing up for ${brand}.`],
    after: [
      `It works for ${String(minutes)} minutes.`,
      "If you didn’t ask for it, you can ignore this email. Nobody can sign up with your address without the code.",
    ],
  }),
};
