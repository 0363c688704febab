/** How a message sounds. The last two are for people who were asked before. */
export const tones = ["short", "warm", "formal", "reminder"] as const;
export type Tone = (typeof tones)[number];

export const toneNames: Readonly<Record<Tone, string>> = {
  short: "Short",
  warm: "Longer",
  formal: "Formal",
  reminder: "Reminder",
};

const texts: Readonly<Record<Tone, readonly string[]>> = {
  short: ["How do you see me? It takes a minute, and I won’t know who picked what."],
  warm: [
    "I’d like to know how I come across, and your view matters to me. Would you pick 5 to 10 words that fit me?",
    "It takes a minute and it’s anonymous: I only see totals, never who picked what. Be honest. That’s the point.",
  ],
  formal: [
    "I’m asking a few people who know me how they see me, and I’d value your view. Could you pick the words that describe me best?",
    "It takes about a minute, and you don’t need an account. Answers are anonymous: I only see totals. Thank you for your time.",
  ],
  reminder: [
    "A quick reminder to everyone I asked how you see me. I can’t see who has answered, so if you have, thank you.",
    "If not, it takes a minute, and every answer counts.",
  ],
};

/** A ready message, without the link. */
export const readyText = (tone: Tone): string => texts[tone].join("\n\n");

/** To the person who asked first. It doesn’t say that they were answered: that is for the sender to tell. */
export const askBackText = (name: string): string =>
  `${name}, how do you see me? It takes a minute, and I won’t know who picked what.`;

/** A message as it goes out: the link stands at its end, where apps show what it leads to. */
export const withLink = (text: string, link: string): string => `${text.trim()}\n\n${link}`.trim();
