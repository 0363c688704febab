import type { TalkContext } from "./brain.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { exampleOwnWords, examplePicks } from "#src/shared/result/example-people.ts";
import type { TalkPurpose } from "#src/shared/voice/talk.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";

/** The subject of a conversation. */
export type TalkSubject = Pick<TalkContext, "purpose" | "snapshot">;

let example: SnapshotContent | undefined;

/** Maya's answers, scored by the product. */
function exampleContent(): SnapshotContent {
  example ??= buildSnapshotContent({
    catalogueVersion,
    selfTraitIds: exampleOwnWords,
    peerPicks: examplePicks,
    names: [],
  });
  return example;
}

export const demoSubject = (): TalkSubject => ({ purpose: "demo", snapshot: exampleContent() });

/** A result for a brain: totals only, and without participants, which no brain needs to know. */
export const subjectOf = (purpose: TalkPurpose, content: SnapshotContent): TalkSubject => ({
  purpose,
  snapshot: { ...content, participants: [] },
});

/** A context with only its subject. */
export const talkContext = (subject: TalkSubject): TalkContext => ({
  ...subject,
  firstName: null,
  role: null,
  textOnly: false,
  earlierTurns: [],
});
