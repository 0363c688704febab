import type { TalkContext } from "./brain.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { exampleOwnWords, examplePicks } from "#src/shared/result/example-people.ts";
import type { TalkPurpose } from "#src/shared/voice/talk.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";

/** The subject of a conversation. */
export type TalkSubject = Pick<TalkContext, "purpose" | "snapshot">;

/** Maya's answers, scored by the product. */
export const demoSubject = (): TalkSubject => ({
  purpose: "demo",
  snapshot: buildSnapshotContent({
    catalogueVersion,
    selfTraitIds: exampleOwnWords,
    peerPicks: examplePicks,
    names: [],
  }),
});

/** A result for a brain: totals only, and without participants, which no brain needs to know. */
export const subjectOf = (purpose: TalkPurpose, content: SnapshotContent): TalkSubject => ({
  purpose,
  snapshot: { ...content, participants: [] },
});
