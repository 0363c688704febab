import {
  type InsightSentence,
  type Band,
  type Insights,
  countsFrom,
  isClear,
} from "#src/shared/result/analysis.ts";
import { type Draft, startDraft } from "./draft.ts";
import { listed, listedOr, mostNamed, describedAll, nameFirst, described } from "./naming.ts";
import { isDelicate, leadOf, type ReadWord, sharesNothing } from "./reading.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";
import { writeFacade } from "./facade-insight.ts";
import { writeQuestion, writeStep } from "./next-step.ts";
import type { InsightInput } from "#src/server/domain/insight/insight-input.ts";
import { writeBlindSpot } from "./blind-spot-insight.ts";
import { writeSummary } from "./summary-insight.ts";
import { writeCompany } from "./company.ts";
import { votesWording } from "./vote-wording.ts";

/**
 * What nobody picked: how much of it there is, or which words, and one of them to be curious about where that is kind. Never a
 * finding.
 */
function writeUnknown(draft: Draft): InsightSentence[] {
  const { unknown, listLength } = draft.reading;
  if (unknown.length === 0) return writeEmptyUnknown(draft);
  if (unknown.length <= mostNamed) {
    const forms = [
      `Nobody picked ${listedOr(unknown)}; every other word is on someone’s list.`,
      `Every word came up except ${listed(unknown)}.`,
    ];
    return [draft.say("unknown/lead", unknown, forms)];
  }
  const [size, all] = [String(unknown.length), String(listLength)];
  const forms = [
    `Nobody picked ${size} of the ${all} words.`,
    `${size} of the ${all} words are on nobody’s list.`,
    `Neither you nor they picked ${size} of the ${all} words.`,
    `That leaves ${size} of the ${all} words, which nobody picked.`,
  ];
  return [draft.say("unknown/lead", [], forms), ...writeCuriosity(draft)];
}

/**
 * Delicate words are left in peace, and so is plain praise: to be told that nobody picked intelligent or kind hurts and teaches
 * nothing. Nor is it ours to ask whether someone is happy. Of the rest, only a word that takes a certain moment to show
 * can have gone unseen for want of one.
 */
const mayBeAsked = (word: ReadWord): boolean =>
  !isDelicate(word) && word.evaluativeness !== "high" && word.observability === "mid" && word.id !== "happy";

function writeCuriosity({ reading, shuffle, say }: Draft): InsightSentence[] {
  const [focus] = shuffle("unknown/order", reading.unknown.filter(mayBeAsked), (word) => word.id);
  if (focus === undefined) return [];
  const forms = [
    `One of those is ${focus.name}; maybe nobody has seen you when ${focus.note.shows}.`,
    `${focus.name} is one of those, maybe because it shows most when ${focus.note.shows}.`,
  ];
  return [say("unknown/curious", [focus], forms)];
}

function writeEmptyUnknown({ reading, say }: Draft): InsightSentence[] {
  const all = String(reading.listLength);
  const forms = [
    "That can happen when many people answer.",
    "What matters more is which words came up often.",
  ];
  return [
    say("unknown/lead", [], [`Every one of the ${all} words was picked by someone.`]),
    say("unknown/curious", [leadOf(reading.seen)], forms),
  ];
}

/**
 * The five insights below five answers. Bands can't be told from chance there, so they say what people said, and claim nothing: no
 * meaning of their words, and no theme. What to ask and to try is about the person's own list.
 */
function writeGlimpse(draft: Draft): Insights {
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

/** What both sides see. */
function writeArena(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const lead = leadOf(reading.arena);
  if (lead === null) return writeEmptyArena(draft);

  const votes = votesWording(lead, reading.responseCount);
  const opening = isClear(lead)
    ? [
        `You picked ${lead.name}, and so did ${votes}.`,
        `${votes} picked ${lead.name}, and so did you.`,
        `${lead.name} is on your list, and ${votes} picked it, too.`,
      ]
    : [
        `You picked ${lead.name}, and so did ${votes}: a hint, no more.`,
        `You may come across as ${described(lead)}, as you said: ${votes} picked it, too.`,
        `There’s a hint that others see you as ${described(lead)}, too: ${votes} picked it.`,
      ];
  return [
    say("arena/lead", [lead], opening),
    writeMeaning(draft, lead),
    ...writeCompany(draft, "arena", lead),
  ];
}

/** What it does for others to have someone like that around; of a hint, what it would do. */
function writeMeaning({ say }: Draft, lead: ReadWord): InsightSentence {
  const { care, gives } = lead.note;
  if (care !== undefined) {
    const forms = [`The word ${care}.`, `It ${care}.`];
    return say("arena/care", [lead], forms);
  }
  const forms = isClear(lead)
    ? [`Because you’re ${described(lead)}, ${gives}.`, `Being ${described(lead)} pays off: ${gives}.`]
    : [`It could mean that ${gives}.`];
  return say("arena/meaning", [lead], forms);
}

/** What they see instead is for the blind spot to say. */
function writeEmptyArena({ reading, say }: Draft): InsightSentence[] {
  const forms = sharesNothing(reading)
    ? ["No word is on both lists.", "None of your own words came up."]
    : ["Nothing you picked has come up often yet.", "None of your own words came up often."];
  return [say("arena/lead", [], forms)];
}

/**
 * Composes the five insights from a snapshot, without a model: the same snapshot always gives the same text.
 *
 * Each sentence comes with the words that it rests on. It names no others, and says of what people see nothing that their picks
 * don't bear out. The last sentence of the summary is the one thing to try. The owner's name and the title are left alone:
 * nothing that people typed gets into the text.
 */
export function writeBuiltInInsights({ snapshot }: InsightInput): Insights {
  const draft = startDraft(snapshot);
  if (snapshot.responseCount < countsFrom) return writeGlimpse(draft);
  return {
    arena: writeArena(draft),
    blindSpot: writeBlindSpot(draft),
    facade: writeFacade(draft),
    unknown: writeUnknown(draft),
    summary: writeSummary(draft),
  };
}
