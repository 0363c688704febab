import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { leadOf, named, type Draft } from "./draft.ts";
import { writeEmptyPane } from "./empty-pane.ts";
import { emptyUnknownPhrases } from "#src/server/domain/insight/phrases/empty-unknown-phrases.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
import { unknownPhrases } from "#src/server/domain/insight/phrases/unknown-phrases.ts";
import { answersWording } from "#src/server/domain/insight/model/vote-wording.ts";

/** Up to this many words, the pane is named in full. */
const fewWords = 3;

/** What nobody picked: an invitation, never a finding. */
export function writeUnknown(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const candidates = listOpenQuestions(draft);
  const strong = reading.seen.filter((word) => !isDelicate(word));
  const near = candidates.find((word) => strong.some(({ cluster }) => cluster === word.cluster));
  const focus = near ?? candidates[0];
  if (focus === undefined) return writeEmptyUnknown(draft);

  const sample = [focus, ...candidates.filter((word) => word !== focus)].slice(0, fewWords);
  const neighbour = strong.find(({ cluster }) => cluster === focus.cluster);
  const { shows, use } = focus.note;
  return [
    say("unknown/open", reading.unknown.length > fewWords ? unknownPhrases.open : unknownPhrases.openFew, {
      sample: named(...sample),
      size: String(reading.unknown.length),
      listLength: String(reading.listLength),
    }),
    say("unknown/arithmetic", unknownPhrases.arithmetic, {
      word: named(sample[1] ?? focus),
      answers: answersWording(reading.responseCount),
    }),
    neighbour === undefined
      ? say("unknown/distant", unknownPhrases.distant, { far: named(focus), shows })
      : say("unknown/neighbour", unknownPhrases.neighbour, { near: named(focus), strong: named(neighbour) }),
    say("unknown/try", unknownPhrases.tryIt, { word: named(focus), use }),
  ];
}

/**
 * Words worth naming although nobody picked them. Delicate words are left in peace, and plain praise comes last: to be
 * told that nobody picked intelligent or kind hurts and teaches nothing.
 */
function listOpenQuestions({ reading, shuffle }: Draft): ReadWord[] {
  const plain = reading.unknown.filter((word) => !isDelicate(word));
  const ordered = shuffle("unknown/order", plain, (word) => word.id);
  return [
    ...ordered.filter((word) => word.evaluativeness !== "high"),
    ...ordered.filter((word) => word.evaluativeness === "high"),
  ];
}

/** A pane without a plain word: it is empty, or what is in it is better left in peace. */
function writeEmptyUnknown(draft: Draft): InsightSentence[] {
  const { responseCount, seen, unknown } = draft.reading;
  const answers = answersWording(responseCount);
  const shared = leadOf(seen);
  if (unknown.length > 0) {
    return writeEmptyPane(draft, "unknown", emptyUnknownPhrases.delicate, {
      sample: named(...unknown),
      answers,
    });
  }
  return shared === null
    ? writeEmptyPane(draft, "unknown", emptyUnknownPhrases.nothing, { answers })
    : writeEmptyPane(draft, "unknown", emptyUnknownPhrases.shared, { shared: named(shared), answers });
}
