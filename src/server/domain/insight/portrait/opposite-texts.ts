/** Lines about two contrary words, whichever is the person's own. Keys as in `opposites.ts`. */
const texts: Readonly<Record<string, string>> = {
  "nervous calm": "How nerves feel and how they look are often different things.",
  "nervous confident": "People can be sure that they’ll manage and still have butterflies beforehand.",
  "nervous relaxed": "The same person can be at ease on Sunday and on edge on Monday.",
  "tense relaxed": "Someone can sound at ease while their shoulders say something else.",
  "tense calm": "Strain can be felt without being seen, and seen without being felt.",
  "self-conscious confident": "It’s possible to be sure of yourself and still wonder how you look.",
  "self-conscious relaxed": "Feeling at ease and feeling looked at can take turns, even within an hour.",
  "shy bold": "The first five minutes with strangers and the big moments are different tests.",
  "shy confident": "It’s possible to be sure of oneself and slow with new people.",
  "shy self-assertive": "Speaking up for something isn’t the same as speaking up at a party.",
  "shy extroverted": "Some people love company and still need a while to get going.",
  "introverted extroverted":
    "A good evening with people looks the same whether or not you need a day off after it.",
  "quiet extroverted": "It can depend on the company: some tables already have a talker.",
  "modest proud": "People can think highly of their work and say little about it.",
  "modest self-assertive": "Speaking up for a thing and taking the credit for it are different acts.",
  "organized spontaneous": "Those who have a plan can afford a surprise.",
  "sensible spontaneous": "A quick yes can be a well-judged yes.",
  "sensible idealistic": "You can see how things are and still want them to be better.",
  "dignified silly": "People can keep their composure at work and play the fool with friends.",
  "logical sentimental": "People can follow an argument to its end and still keep the old letters.",
  "adaptable self-assertive": "Letting the small things go leaves you more strength for the big ones.",
};

export const lineOn = (one: string, other: string): string | null =>
  texts[`${one} ${other}`] ?? texts[`${other} ${one}`] ?? null;
