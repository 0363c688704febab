/** An invented person and the answers about them. */
export interface Sample {
  readonly title: string;
  /** The person's own words. */
  readonly self: string;
  readonly answers: number;
  /** "kind 6, warm 5": words that several people picked, with their votes. */
  readonly seen: string;
  /** Further words in each answer, spread evenly. */
  readonly scattered: number;
  /** How many different words those are taken from. */
  readonly reach?: number;
  /** Words that nobody picks. */
  readonly spared?: string;
}

export const splitWords = (words: string): readonly string[] =>
  words.split(" ").filter((word) => word !== "");

/** Thirty people between them, so that every kind of window occurs. */
export const insightSamples: readonly Sample[] = [
  // Three or four answers: a first glimpse, in bands.
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
  // Five to seven answers: useful, with counts.
  {
    title: "Five in an organisation, the least that counts there",
    self: "able knowledgeable responsive confident adaptable independent",
    answers: 5,
    seen: "knowledgeable 5, able 3, trustworthy 3, sensible 2",
    scattered: 3,
  },
  {
    title: "Six people who see caring under other names",
    self: "caring empathetic idealistic independent shy modest",
    answers: 6,
    seen: "kind 6, confident 4, warm 4, self-assertive 3, independent 2, modest 2, giving 2",
    scattered: 2,
  },
  {
    title: "Five who notice the nerves as well",
    self: "nervous self-conscious empathetic reflective loving",
    answers: 5,
    seen: "nervous 4, empathetic 3, calm 2, self-conscious 2",
    scattered: 3,
  },
  {
    title: "Six who say proud and powerful",
    self: "helpful friendly modest giving warm",
    answers: 6,
    seen: "powerful 5, proud 4, bold 3",
    scattered: 4,
  },
  {
    title: "Seven between order and impulse",
    self: "organized sensible logical dependable mature reflective dignified",
    answers: 7,
    seen: "spontaneous 5, silly 4, dependable 4, energetic 3, organized 2",
    scattered: 3,
  },
  {
    title: "Six with no word in common with the owner",
    self: "ingenious searching complex independent idealistic",
    answers: 6,
    seen: "helpful 5, patient 4, quiet 3",
    scattered: 4,
  },
  {
    title: "Five who add nothing new",
    self: "cheerful helpful friendly adaptable able witty",
    answers: 5,
    seen: "cheerful 5, helpful 4, friendly 3, adaptable 2",
    scattered: 3,
    reach: 30,
  },
  {
    title: "Seven who left no word unanswered",
    self: "wise patient calm accepting kind",
    answers: 7,
    seen: "wise 6, patient 5, calm 4, accepting 1, kind 1, reflective 4",
    scattered: 3,
  },
  {
    title: "Six, every word by a single voice",
    self: "adaptable responsive able brave extroverted clever happy",
    answers: 6,
    seen: "able 1, happy 1",
    scattered: 5,
    reach: 45,
  },
  {
    title: "Seven with ten words each",
    self: "bold confident energetic extroverted independent powerful proud self-assertive spontaneous witty",
    answers: 7,
    seen: "bold 6, confident 5, energetic 5, extroverted 4, caring 4, sentimental 4, witty 3, loving 3, proud 2",
    scattered: 4,
    reach: 30,
  },
  {
    title: "Five who see one thing more",
    self: "intelligent logical knowledgeable clever observant",
    answers: 5,
    seen: "intelligent 4, logical 4, witty 4, observant 2",
    scattered: 3,
  },
  // Eight to twelve answers: solid.
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
  // Rounds of thirteen to forty.
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
