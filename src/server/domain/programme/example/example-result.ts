import type { SnapshotRow } from "#src/server/domain/analysis/queries.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { type ExampleMember, exampleTeam } from "#src/shared/result/example-group.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";

/** The round of any of the example's clients; none is in the database. */
export const exampleRound = {
  userId: "example",
  title: "How my colleagues see me",
  minResponses: leastResponses.personal,
};

/** Nobody can own an address at example.com (RFC 2606). */
export const exampleEmail = (name: string): string =>
  `${(name.split(" ")[0] ?? name).toLowerCase()}@example.com`;

function makeResult({ ownWords, picks }: ExampleMember) {
  const content = buildSnapshotContent({
    ...{ catalogueVersion, selfTraitIds: ownWords, peerPicks: picks, names: [] },
  });
  return { content, insights: writePortrait(content) };
}

const made = new Map<string, ReturnType<typeof makeResult>>();

/** The real scoring of one of them; the first of all for an address that isn't theirs. */
export function exampleResult(email: string) {
  const member = exampleTeam.find(({ name }) => exampleEmail(name) === email) ?? exampleTeam[0];
  if (member === undefined) throw new RangeError("The example has nobody in it.");
  const known = made.get(member.name) ?? makeResult(member);
  made.set(member.name, known);
  return known;
}

export function exampleSnapshot(createdAt: Date, email = ""): SnapshotRow {
  const { content, insights } = exampleResult(email);
  return {
    id: "example",
    surveyId: "example",
    number: 1,
    responseCount: content.responseCount,
    content,
    insights,
    insightSource: "template",
    writingUntil: null,
    createdAt,
    updatedAt: createdAt,
  };
}
