/**
 * Prints docs/insights.md: what the built-in writer says about five made-up people.
 *
 *     node scripts/print-insight-samples.ts > docs/insights.md
 */
import { freezeRound } from "#src/server/domain/analysis/freeze-round.ts";
import { insightText } from "#src/server/domain/insight/insight-text.ts";
import { writeBuiltInInsights } from "#src/server/domain/insight/write-built-in-insights.ts";
import { insightKeys, type InsightKey, type SnapshotContent } from "#src/shared/analysis.ts";
import { catalogueVersion } from "#src/shared/catalogue.ts";

interface Sample {
  readonly title: string;
  readonly self: string;
  /** One line of words for each peer. */
  readonly peers: readonly string[];
}

const samples: readonly Sample[] = [
  {
    title: "Three colleagues, a first glimpse",
    self: "helpful organized logical calm reflective dependable",
    peers: [
      "dependable organized witty calm patient kind",
      "dependable witty calm trustworthy kind quiet",
      "dependable witty warm intelligent calm observant",
    ],
  },
  {
    title: "Six people who see caring under other names",
    self: "caring empathetic idealistic independent shy modest",
    peers: [
      "kind warm giving patient idealistic self-assertive",
      "kind warm confident modest trustworthy helpful",
      "kind independent confident self-assertive brave",
      "warm kind shy confident wise loving",
      "kind confident empathetic cheerful giving modest",
      "warm kind independent self-assertive patient friendly",
    ],
  },
  {
    title: "Nine people, much agreement",
    self: "energetic cheerful spontaneous witty friendly adaptable",
    peers: [
      "energetic cheerful witty spontaneous friendly bold",
      "energetic cheerful witty spontaneous silly clever",
      "energetic friendly witty cheerful extroverted happy",
      "energetic cheerful friendly adaptable witty warm",
      "energetic spontaneous witty extroverted silly cheerful",
      "energetic cheerful spontaneous friendly helpful",
      "energetic witty adaptable friendly ingenious cheerful",
      "cheerful witty energetic spontaneous silly giving",
      "energetic cheerful witty friendly spontaneous extroverted",
    ],
  },
  {
    title: "Twelve people who see another person",
    self: "quiet introverted searching sensible nervous self-conscious patient",
    peers: [
      "wise calm dignified observant mature quiet",
      "wise calm knowledgeable observant kind reflective",
      "calm wise dignified mature trustworthy tense",
      "wise observant quiet knowledgeable calm independent",
      "proud wise mature calm dignified intelligent",
      "calm observant wise tense knowledgeable quiet",
      "wise dignified mature calm proud logical",
      "wise knowledgeable calm trustworthy observant",
      "quiet wise mature sensible dignified calm",
      "observant calm wise tense intelligent knowledgeable",
      "calm wise quiet mature kind introverted",
      "dignified wise calm observant proud trustworthy",
    ],
  },
  {
    title: "Four people, scattered",
    self: "complex religious sentimental bold proud",
    peers: [
      "able helpful witty calm organized",
      "kind bold searching giving relaxed",
      "tense clever loving brave mature",
      "powerful sensible happy quiet adaptable",
    ],
  },
];

const headings: Readonly<Record<InsightKey, string>> = {
  arena: "Arena",
  blindSpot: "Blind spot",
  facade: "Façade",
  unknown: "Unknown",
  summary: "Summary",
};

const introduction = `# What the built-in writer says

Five made-up people, scored and written about as the product does it. Made by \`scripts/print-insight-samples.ts\`; how the text comes
about is in [decision 020](decisions/020-insights.md).`;

function snapshotOf({ self, peers }: Sample): SnapshotContent {
  return freezeRound({
    catalogueVersion,
    selfTraitIds: self.split(" "),
    peerPicks: peers.map((words) => words.split(" ")),
    names: [],
  });
}

function printSample(sample: Sample): string {
  const snapshot = snapshotOf(sample);
  const insights = writeBuiltInInsights({ snapshot, ownerName: null, title: "" });
  const { value, low, high } = snapshot.agreement;
  return [
    `## ${sample.title}`,
    `Own words: ${sample.self.split(" ").join(", ")}. Answers: ${String(sample.peers.length)} (${snapshot.confidence}). ` +
      `Agreement: ${String(value)}, band ${String(low)} to ${String(high)}.`,
    ...insightKeys.map((key) => `**${headings[key]}.** ${insightText(insights[key])}`),
  ].join("\n\n");
}

process.stdout.write(`${[introduction, ...samples.map(printSample)].join("\n\n")}\n`);
