import type { Band, InsightSentence, Insights } from "#src/shared/result/analysis.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";
import type { Draft } from "./draft.ts";
import { writeFacade } from "./facade-insight.ts";
import { describedAll, nameFirst } from "./naming.ts";
import { writeQuestion, writeStep } from "./next-step.ts";
import { writeUnknown } from "./unknown-insight.ts";

/**
 * The five insights below five answers. Bands can't be told from chance there, so they say what people said, and claim nothing: no
 * meaning of their words, and no theme. What to ask and to try is about the person's own list.
 */
export function writeGlimpse(draft: Draft): Insights {
  const people = spellNumber(draft.reading.responseCount);
  return {
    arena: writeSaid(draft, "arena"),
    blindSpot: writeSaid(draft, "blindSpot"),
    facade: writeFacade(draft),
    unknown: writeUnknown(draft),
    summary: [
      draft.say(
        "glimpse/few",
        [],
        [
          `${people} answers give a first impression; five or more show which words stand out.`,
          `So far ${people} have answered; with five or more, we can say which words stand out.`,
          `What came to mind first is here; what lasts takes more than ${people} answers.`,
          `${people} have begun to describe you; with five or more, a picture can hold.`,
        ],
      ),
      writeQuestion(draft),
      writeStep(draft),
    ],
  };
}

const none = {
  arena: [
    "None of your own words came up more than once.",
    "No word of yours was picked twice.",
    "None of your words has met with more than one of theirs.",
  ],
  blindSpot: [
    "No word that you left out came up more than once.",
    "Of the words you left out, none was picked twice.",
  ],
};

/** One sentence for each band; a word that a single person picked is left to the list. */
function writeSaid({ reading, say }: Draft, pane: "arena" | "blindSpot"): InsightSentence[] {
  const turn = pane === "arena" ? "as you did" : "which you didn’t pick";
  const said = (band: Band) => reading[pane].filter((word) => word.band === band);
  const sentences = (["most", "several"] as const).flatMap((band) => {
    const named = nameFirst(said(band));
    if (named.words.length === 0) return [];
    const who = band === "most" ? "Most" : "Several";
    return [
      say(`${pane}/${band}`, named.words, [
        `${who} of the people who answered called you ${describedAll(named)}, ${turn}.`,
      ]),
    ];
  });
  return sentences.length > 0 ? sentences : [say(`${pane}/none`, [], none[pane])];
}
