import { exampleOwnWords, examplePicks } from "./example-people.ts";

/*
 * Seven people, whom we made up: the clients of a first programme, and a team whose picture anyone can see.
 */

const member = (name: string, own: string, ...picks: readonly string[]) => ({
  name,
  ownWords: own.split(" "),
  picks: picks.map((words) => words.split(" ")),
});

export type ExampleMember = (typeof exampleTeam)[number];

export const exampleTeam = [
  { name: "Maya Lind", ownWords: exampleOwnWords, picks: examplePicks.slice(0, 9) },
  member(
    "Amara Obi",
    "confident organized knowledgeable logical energetic bold",
    "confident dependable knowledgeable helpful energetic",
    "knowledgeable helpful intelligent dependable witty",
    "confident helpful energetic friendly knowledgeable",
    "dependable intelligent confident helpful warm",
    "helpful knowledgeable friendly organized confident",
    "energetic dependable helpful clever confident witty",
  ),
  member(
    "Luca Ferri",
    "cheerful spontaneous witty adaptable independent relaxed",
    "witty cheerful helpful friendly spontaneous",
    "cheerful witty warm adaptable helpful",
    "friendly helpful cheerful dependable witty",
    "witty cheerful spontaneous kind dependable",
    "helpful warm witty cheerful friendly",
    "cheerful friendly adaptable helpful clever",
  ),
  member(
    "Sofia Brandt",
    "logical organized knowledgeable dependable sensible modest",
    "organized dependable logical calm helpful",
    "dependable organized intelligent sensible calm",
    "logical organized helpful patient dependable",
    "knowledgeable calm organized helpful dependable",
    "dependable sensible organized calm kind",
    "organized helpful logical dependable quiet",
  ),
  member(
    "Kenji Mori",
    "observant reflective quiet logical patient ingenious",
    "observant calm helpful patient kind",
    "quiet observant dependable ingenious calm",
    "patient helpful observant reflective dependable",
    "ingenious calm observant helpful modest",
    "kind patient dependable observant wise",
    "calm helpful observant clever dependable",
  ),
  member(
    "Nadia Rahal",
    "bold self-assertive energetic logical confident independent",
    "bold dependable energetic helpful warm",
    "confident warm energetic bold friendly",
    "helpful dependable bold caring energetic",
    "warm self-assertive dependable helpful friendly",
    "energetic bold helpful trustworthy caring",
    "dependable energetic confident helpful bold",
  ),
  member(
    "Tom Becker",
    "able confident sensible organized independent proud",
    "helpful dependable friendly sensible tense",
    "dependable caring helpful sensible calm",
    "sensible helpful dependable kind mature",
    "friendly helpful dependable able sensible",
    "dependable sensible caring helpful trustworthy",
    "helpful kind sensible organized dependable",
  ),
];
