import type { InsightSentence } from "#src/shared/analysis.ts";
import { leadOf, named } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { emptyFacadePhrases } from "./empty-facade-phrases.ts";
import { writeEmptyPane } from "./empty-pane.ts";
import { facadePhrases } from "./facade-phrases.ts";
import { isDelicate } from "./reading.ts";
import { answersWording } from "./vote-wording.ts";

/** What the person sees and nobody else picked. */
export function writeFacade(draft: Draft): InsightSentence[] {
  const { reading, choose, shuffle, say } = draft;
  // Silence has no order of strength: which of these words comes first is left to the seed.
  const kept = shuffle("facade/order", reading.facade, (word) => word.id);
  const focus = leadOf(kept);
  if (focus === null) return writeEmptyFacade(draft);

  const { shows, use } = focus.note;
  const slots = {
    kept: named(...kept),
    focus: named(focus),
    shows,
    use,
    answers: answersWording(reading.responseCount),
    listLength: String(reading.listLength),
  };
  const sentences = [
    say("facade/open", facadePhrases.open, slots),
    say("facade/seen", facadePhrases[focus.observability], slots),
    say("facade/weigh", facadePhrases.weigh, slots),
  ];
  if (reading.nearMisses.length > 0) {
    const { own, theirs } = choose("facade/pair", reading.nearMisses);
    sentences.push(
      say("facade/nearMiss", facadePhrases.nearMiss, { own: named(own), theirs: named(theirs) }),
    );
  }
  const steps = isDelicate(focus) ? facadePhrases.tryDelicate : facadePhrases.tryIt;
  return [...sentences, say("facade/try", steps, slots)];
}

function writeEmptyFacade(draft: Draft): InsightSentence[] {
  const { responseCount, arena } = draft.reading;
  const answers = answersWording(responseCount);
  const shared = leadOf(arena);
  return shared === null
    ? writeEmptyPane(draft, "facade", emptyFacadePhrases.nothing, { answers })
    : writeEmptyPane(draft, "facade", emptyFacadePhrases.shared, { shared: named(shared), answers });
}
