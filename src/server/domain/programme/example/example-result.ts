import type { SnapshotRow } from "#src/server/domain/analysis/queries.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { exampleOwnWords, examplePicks } from "#src/shared/result/example-people.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";

/** Maya's round, which isn't in the database. */
export const exampleRound = {
  userId: "example",
  title: "How my colleagues see me",
  minResponses: leastResponses.personal,
};

/** Enough answers for a solid result. */
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

/** Runs the real scoring and portrait writer on Maya's answers. */
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
