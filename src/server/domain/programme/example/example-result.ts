import type { SnapshotRow } from "#src/server/domain/analysis/queries.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { exampleOwnWords, examplePicks } from "#src/shared/result/example-people.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";

/** The round that Maya would have. There is none in the database. */
export const exampleRound = {
  userId: "example",
  title: "How my colleagues see me",
  minResponses: leastResponses.personal,
};

/** So many have answered that the result is solid. */
const answers = 9;

function makeResult() {
  const content = buildSnapshotContent({
    catalogueVersion,
    selfTraitIds: exampleOwnWords,
    peerPicks: examplePicks.slice(0, answers),
    names: [],
  });
  const insights = writePortrait(content);
  return { content, insights };
}

let made: ReturnType<typeof makeResult> | undefined;

/** What the product's own scoring and writer make of Maya's answers, as a snapshot from that time. */
export function exampleSnapshot(createdAt: Date): SnapshotRow {
  made ??= makeResult();
  return {
    ...made,
    id: "example",
    surveyId: "example",
    number: 1,
    responseCount: answers,
    insightSource: "template",
    writingUntil: null,
    createdAt,
    updatedAt: createdAt,
  };
}
