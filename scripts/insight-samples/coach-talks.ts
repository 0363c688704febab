import type { Sample } from "./samples.ts";
import type { DemoRole } from "#src/shared/voice/demo-roles.ts";

/** A made-up person, their window, and what they say to the coach. */
export interface SampleTalk {
  readonly title: string;
  readonly firstName: string;
  /** Null: a visitor, who talks about Maya's window. */
  readonly window: Omit<Sample, "title"> | null;
  readonly role?: DemoRole;
  readonly textOnly?: boolean;
  /** One for each turn of the coach, until it ends the talk. */
  readonly replies: readonly string[];
}

/** Five talks that go different ways. */
export const sampleTalks: readonly SampleTalk[] = [
  {
    title: "Someone who is curious",
    firstName: "Nora",
    window: {
      self: "dependable organized logical calm independent modest",
      answers: 9,
      seen: "dependable 7, kind 6, calm 5, organized 4",
      scattered: 2,
    },
    replies: [
      "I’m just curious",
      "At work",
      "Sometimes",
      "Yes",
      "Something small",
      "No",
      "Show my window to someone I trust",
      "Today",
    ],
  },
  {
    title: "A word that is easily heard as a verdict",
    firstName: "Tomasz",
    window: {
      self: "sensible mature patient trustworthy shy",
      answers: 8,
      seen: "sensible 6, tense 6, patient 4",
      scattered: 3,
    },
    replies: [
      "I have a conversation to prepare",
      "At home",
      "Not really",
      "Uncomfortable",
      "Sensible",
      "Yes",
      "Show my window to someone I trust",
      "Not sure",
    ],
  },
  {
    title: "Three answers",
    firstName: "Yuki",
    window: {
      self: "kind loving happy giving idealistic",
      answers: 3,
      seen: "kind 3, wise 2, happy 2",
      scattered: 3,
    },
    replies: [
      "Not sure",
      "I can’t think of one",
      "Friends",
      "A little",
      "I can’t say",
      "Yes",
      "Ask someone when they noticed that I’m wise",
      "This week",
    ],
  },
  {
    title: "Someone who writes instead",
    firstName: "Amir",
    window: {
      self: "energetic confident bold friendly searching",
      answers: 12,
      seen: "energetic 9, patient 7, friendly 6, confident 5",
      scattered: 2,
    },
    replies: [
      "I’d like to know if I give people enough room.",
      "I want to know how I come across",
      "At work",
    ],
  },
  {
    title: "A team leader tries it on Maya’s window",
    firstName: "Sam",
    window: null,
    role: "team_leader",
    replies: [
      "What would surprise me",
      "Probably",
      "Ask her what she makes of it",
      "They don’t get to see it",
      "Ask someone about a word",
    ],
  },
];
