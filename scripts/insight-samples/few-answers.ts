import type { Sample } from "./sample.ts";

/** Three or four answers: a first glimpse, in bands. */
export const fewAnswers: readonly Sample[] = [
  {
    title: "Three colleagues, a first glimpse",
    self: "helpful organized logical calm reflective dependable",
    answers: 3,
    seen: "dependable 3, calm 3, witty 2, kind 2",
    scattered: 3,
  },
  {
    title: "Three friends, one and the same list",
    self: "warm friendly witty spontaneous giving happy",
    answers: 3,
    seen: "friendly 3, warm 3, witty 3, spontaneous 3, giving 3, happy 3",
    scattered: 0,
  },
  {
    title: "Four people, scattered",
    self: "complex religious sentimental bold proud",
    answers: 4,
    seen: "bold 1, proud 1",
    scattered: 5,
    reach: 24,
  },
  {
    title: "Three new colleagues of somebody shy",
    self: "shy quiet observant modest dependable",
    answers: 3,
    seen: "shy 3, quiet 3, observant 2, tense 2",
    scattered: 3,
  },
  {
    title: "Four in one family, one word between them",
    self: "loving patient sensible mature intelligent proud clever brave",
    answers: 4,
    seen: "silly 4",
    scattered: 5,
    reach: 30,
  },
  {
    title: "Three from the same congregation",
    self: "religious searching idealistic caring modest",
    answers: 3,
    seen: "religious 3, kind 3, wise 2",
    scattered: 4,
  },
  {
    title: "Four on a team under pressure",
    self: "tense organized dependable logical self-conscious",
    answers: 4,
    seen: "relaxed 4, organized 3, dependable 2",
    scattered: 4,
  },
];
