/** Texts that invited people read before they have an account. */
export const texts = {
  hello: "Hello,",
  someone: "Someone",
  invitation: {
    subject: (name: string | null) =>
      name === null ? "Someone would like to know how you see them" : `How do you see ${name}?`,
    howTo: "Pick the words that fit. It takes about a minute, and you don’t need an account.",
    note: (name: string) => `${name}’s note:`,
    link: "This link is yours alone and takes one answer. Please don’t pass it on.",
    ignore: (name: string | null) =>
      `If you don’t know ${name ?? "who this is"}, or don’t want to answer, you can ignore this email. We’ll remind you three times at most while the round is open.`,
  },
  reminder: {
    subject: (name: string | null) =>
      name === null
        ? "A reminder: someone would like to know how you see them"
        : `A reminder: how do you see ${name}?`,
    howTo: "There’s still time. It takes about a minute, and you don’t need an account.",
    link: "The link is yours alone and takes one answer. The one in the earlier email works too.",
    ignore: (name: string) =>
      `We send these reminders ourselves, and ${name} isn’t told who gets one. If you don’t want to answer, you can ignore this email, or turn reminders off with the link below.`,
  },
  thanks: {
    subject: (name: string | null) =>
      name === null ? "Thank you, from someone who asked you" : `Thank you, from ${name}`,
    says: (fullName: string) => `${fullName} asked how you see them, and would like to say thank you.`,
    either:
      "If you picked words, thank you for taking the time to look closely. If you didn’t get round to it, that’s all right.",
    toAll: (name: string | null) =>
      `Everyone who was invited gets this same email. We don’t tell ${name ?? "them"} who answered, and answers stay anonymous.`,
  },
  asks: (fullName: string) => `${fullName} would like to know how you see them.`,
  called: (title: string) => `Their round is called “${title}”.`,
  button: "Pick the words",
  until: (time: string) => `You can answer until ${time}.`,
  promise: (name: string, minResponses: number) =>
    `Your answer is anonymous. ${name} sees only totals, once at least ${minResponses} people have answered, and never who picked what. ${name} isn’t told whether you answered either, unless you add your name.`,
} as const;
