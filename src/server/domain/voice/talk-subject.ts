import type { TalkContext } from "./brain.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { exampleOwnWords, examplePicks } from "#src/shared/result/example-people.ts";
import type { TalkPurpose } from "#src/shared/voice/talk.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";

/** What a talk is about. */
export type TalkSubject = Pick<TalkContext, "purpose" | "snapshot">;

let example: SnapshotContent | undefined;

/** What the product makes of Maya's answers. */
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

/**
 * A result as a brain gets it. It holds totals alone, and loses the names of who took part: no brain needs to know them, and
 * none can tell what it doesn't know.
 */
export const subjectOf = (purpose: TalkPurpose, content: SnapshotContent): TalkSubject => ({
  purpose,
  snapshot: { ...content, participants: [] },
});

/** A talk with someone of whom nothing is known but what it is about. */
export const talkContext = (subject: TalkSubject): TalkContext => ({
  ...subject,
  firstName: null,
  role: null,
  textOnly: false,
  ownVoice: false,
  earlierTurns: [],
});
