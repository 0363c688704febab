import type { Portrait, SnapshotContent } from "#src/shared/result/analysis.ts";
import { findStory } from "#src/shared/result/story.ts";
import { fit } from "./composition.ts";
import { startDraft } from "./draft.ts";
import { writeFinding } from "./write-finding.ts";
import { writeGlimpse, writeHints, writeScattered } from "./write-quiet.ts";

const writers = {
  finding: writeFinding,
  hints: writeHints,
  scattered: writeScattered,
  glimpse: writeGlimpse,
} as const;

/**
 * Writes a portrait without a model; the same snapshot always gives the same text. Each sentence lists the
 * words that it rests on and names no others. Contains no user input.
 */
export function writePortrait(snapshot: SnapshotContent): Portrait {
  const story = findStory(snapshot);
  return fit(writers[story.kind](story, startDraft(snapshot)));
}
