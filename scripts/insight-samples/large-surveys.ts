import type { Sample } from "./sample.ts";

/** Rounds of thirteen to forty. */
export const largeSurveys: readonly Sample[] = [
  {
    title: "Thirteen, and no two lists alike",
    self: "giving happy brave ingenious religious",
    answers: 13,
    seen: "giving 1, happy 1, brave 1",
    scattered: 5,
    reach: 51,
  },
  {
    title: "Fourteen who named every word there is",
    self: "knowledgeable responsive trustworthy warm wise",
    answers: 14,
    seen: "warm 8, wise 6, knowledgeable 2, responsive 1, trustworthy 1, sympathetic 7",
    scattered: 5,
    reach: 56,
  },
  {
    title: "Fifteen who left out four words",
    self: "friendly happy helpful accepting relaxed",
    answers: 15,
    seen: "friendly 11, happy 7, helpful 5, relaxed 2, accepting 1, giving 8",
    scattered: 5,
    reach: 56,
    spared: "nervous tense self-conscious religious",
  },
  {
    title: "Twenty in an organisation, about a quiet head",
    self: "quiet reflective knowledgeable modest logical independent observant",
    answers: 20,
    seen: "quiet 15, knowledgeable 14, logical 9, powerful 9, trustworthy 12, dignified 6, modest 3",
    scattered: 2,
  },
  {
    title: "Forty who agree, but for one word",
    self: "organized able dependable energetic sentimental",
    answers: 40,
    seen: "organized 35, dependable 30, able 24, energetic 20, responsive 17, clever 12",
    scattered: 3,
  },
];
