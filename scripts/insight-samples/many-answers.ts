import type { Sample } from "./sample.ts";

/** Eight to twelve answers: solid. */
export const manyAnswers: readonly Sample[] = [
  {
    title: "Nine people, much agreement",
    self: "energetic cheerful spontaneous witty friendly adaptable",
    answers: 9,
    seen: "cheerful 9, energetic 9, witty 8, friendly 6, spontaneous 5, extroverted 3, silly 3, adaptable 2",
    scattered: 1,
  },
  {
    title: "Twelve people who see another person",
    self: "quiet introverted searching sensible nervous self-conscious patient",
    answers: 12,
    seen: "calm 12, wise 12, observant 7, dignified 6, knowledgeable 5, quiet 5, mature 5, proud 3, tense 3",
    scattered: 1,
  },
  {
    title: "Eight who answer about the same six words as above",
    self: "caring empathetic idealistic independent shy modest",
    answers: 8,
    seen: "shy 6, independent 5, modest 4, empathetic 4, quiet 4",
    scattered: 3,
  },
  {
    title: "Eight with those answers, about somebody else",
    self: "self-assertive extroverted independent organized relaxed",
    answers: 8,
    seen: "shy 6, independent 5, modest 4, empathetic 4, quiet 4",
    scattered: 3,
  },
  {
    title: "Ten who wrote down the owner’s list",
    self: "dependable trustworthy mature sensible helpful",
    answers: 10,
    seen: "dependable 10, trustworthy 10, mature 10, sensible 10, helpful 10",
    scattered: 0,
  },
  {
    title: "Eleven who see ease where the owner feels none",
    self: "tense nervous shy logical intelligent sensible",
    answers: 11,
    seen: "relaxed 8, confident 6, intelligent 6, happy 3, logical 3",
    scattered: 3,
  },
  {
    title: "Eight who see the surface",
    self: "sentimental loving reflective searching sympathetic complex",
    answers: 8,
    seen: "clever 6, witty 5, self-assertive 4, bold 3",
    scattered: 3,
  },
];
