import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { leadOf, named, sharedFor, type Draft } from "./draft.ts";
import { emptyFacadePhrases } from "#src/server/domain/insight/phrases/empty-facade-phrases.ts";
import { writeEmptyPane } from "./empty-pane.ts";
import { facadePhrases } from "#src/server/domain/insight/phrases/facade-phrases.ts";
import { isDelicate } from "./reading.ts";
import { answersWording } from "#src/server/domain/insight/model/vote-wording.ts";

/** What the person sees and nobody else picked. */
export function writeFacade(draft: Draft): InsightSentence[] {
  const { reading, shuffle, say } = draft;
  const kept = shuffle("kept/facade", reading.facade, (word) => word.id);
  const focus = leadOf(kept);
  if (focus === null) return writeEmptyFacade(draft);

  const { shows, use } = focus.note;
  const slots = {
    kept: named(focus, ...kept.filter((word) => word !== focus)),
    focus: named(focus),
    shows,
    use,
    answers: answersWording(reading.responseCount),
    listLength: String(reading.listLength),
  };
  return [
    say("facade/open", facadePhrases.open, slots),
    say("facade/seen", facadePhrases[focus.observability], slots),
    say("facade/weigh", facadePhrases.weigh, slots),
    ...writePair(draft),
    say("facade/try", isDelicate(focus) ? facadePhrases.tryDelicate : facadePhrases.tryIt, slots),
  ];
}

/** An own word against one of theirs. The first near miss is told in the blind spot. */
function writePair({ contraries: [contrary], nearMisses: [, near], say }: Draft): InsightSentence[] {
  const pair = contrary ?? near;
  if (pair === undefined) return [];
  const phrases = contrary === undefined ? facadePhrases.nearMiss : facadePhrases.contrary;
  return [say("facade/pair", phrases, { own: named(pair.own), theirs: named(pair.theirs) })];
}

function writeEmptyFacade(draft: Draft): InsightSentence[] {
  const answers = answersWording(draft.reading.responseCount);
  const shared = sharedFor(draft, "facade");
  return shared === null
    ? writeEmptyPane(draft, "facade", emptyFacadePhrases.nothing, { answers })
    : writeEmptyPane(draft, "facade", emptyFacadePhrases.shared, { shared: named(shared), answers });
}
