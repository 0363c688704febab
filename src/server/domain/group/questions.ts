import type { Theme } from "#src/shared/words/themes.ts";

/* Questions that a picture gives a group. They read well in front of people, and fit a team as well as clients. */

/** About a word that a group shares. */
export const wordQuestions: Readonly<Record<string, string>> = {
  able: "Able: what do people bring to you because they know you can do it?",
  accepting: "Accepting: what helps you take people as they are?",
  adaptable: "Adaptable: what would you like to stay the same?",
  bold: "Bold: which bold step paid off, and what is the next one?",
  brave: "Brave: what have you done lately that took courage and went unnoticed?",
  calm: "Calm: who helps you stay calm, and how?",
  caring: "Caring: who looks after you?",
  cheerful: "Cheerful: what do you do with a bad day?",
  clever: "Clever: which problem have you been clever around instead of solving?",
  confident: "Confident: when were you glad that someone questioned you?",
  dependable: "Dependable: when does that help, and what does it cost you?",
  dignified: "Dignified: when could you afford to be less composed?",
  empathetic: "Empathetic: how do you look after yourself after a hard talk?",
  energetic: "Energetic: what do you need when the energy runs out?",
  extroverted: "Extroverted: how do you hear from people who say little?",
  friendly: "Friendly: how do you say something unfriendly that has to be said?",
  giving: "Giving: what would you like to get?",
  happy: "Happy: what keeps it going, and what would put it at risk?",
  helpful: "Helpful: when is it fine to say no?",
  idealistic: "Idealistic: which ideal has cost you something, and was it worth it?",
  independent: "Independent: when did you last ask for help, and what was that like?",
  ingenious: "Ingenious: which idea of yours is still waiting for someone to say yes?",
  intelligent: "Intelligent: what question can’t be answered by thinking harder?",
  kind: "Kind: when was it hard to be kind and honest at the same time?",
  knowledgeable: "Knowledgeable: what would you like to learn that nobody would expect you to?",
  logical: "Logical: when is it right to follow a feeling?",
  loving: "Loving: which small thing means most to you?",
  mature: "Mature: what are you allowed to be silly about?",
  modest: "Modest: what have you done that more people should know about?",
  observant: "Observant: what have you noticed lately that made you smile?",
  organized: "Organized: what happens when a plan falls apart?",
  patient: "Patient: what is worth waiting for, and what isn’t?",
  powerful: "Powerful: whose voice gets quieter when yours gets louder, and how would you know?",
  reflective: "Reflective: when did thinking things over make all the difference?",
  relaxed: "Relaxed: what is worth getting worked up about?",
  responsive: "Responsive: when does a quick answer help, and what is worth a slow one?",
  sensible: "Sensible: what would you do if you could be unreasonable for a day?",
  spontaneous: "Spontaneous: what is worth planning all the same?",
  sympathetic: "Sympathetic: how do you find out whether someone wants help or an ear?",
  trustworthy: "Trustworthy: what have you been able to do because people trusted you?",
  warm: "Warm: who makes you feel as welcome as you make others feel?",
  wise: "Wise: whose advice do you ask for, and who asks for yours?",
  witty: "Witty: which laugh do you still remember?",
};

/** About a theme that stands out in how people are described, and that they lean towards themselves. */
export const themeQuestions: Readonly<Partial<Record<Theme, string>>> = {
  heart: "Where does it help most, and where does it get in the way?",
  head: "What would you like to think through together?",
  drive: "Where would you like to use it this year?",
  spark: "What does it give the people around you?",
  steadiness: "What depends on it, and who notices?",
  calm: "Who counts on it, and who do you count on?",
  depth: "What do you understand better after a second look?",
};

/** About a theme that stands out in how people are described alone. */
export const seenQuestion = "What do people see in you that you take for granted?";

/** About a theme that people lean towards themselves, and that comes up little in how they're described. */
export const gapQuestions: Readonly<Partial<Record<Theme, string>>> = {
  heart: "When do people feel it most?",
  head: "What have you worked out that’s worth sharing?",
  drive: "What would you like to start next?",
  spark: "What brings it out?",
  steadiness: "What can people count on you for?",
  calm: "What helps you stay calm on a hard day?",
  depth: "What would you like others to ask you about?",
};

/** Where there are few words to talk about. */
export const openQuestions = [
  "What would you like people to notice about you?",
  "Which of the words you chose for yourself would you like to be asked about?",
  "Who knows you from another part of your life, and what would they say?",
] as const;

/** To end with, where there are several words. */
export const lastQuestions = [
  "Which of these words has a good story behind it?",
  "Which of these words surprised you?",
  "Which of these words fit you in an ordinary week, and which in a tough one?",
] as const;
