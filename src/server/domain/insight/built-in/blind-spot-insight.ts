import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { writeCompany } from "./company.ts";
import type { Draft } from "./draft.ts";
import { described, listed, longestList } from "./naming.ts";
import { isDelicate, isFirm, leadOf, type ReadWord } from "./reading.ts";
import { votesWording } from "./vote-wording.ts";

/** What others see and the person did not pick. */
export function writeBlindSpot(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const lead = leadOf(reading.blindSpot);
  if (lead === null) return writeEmptyBlindSpot(draft);

  const votes = votesWording(lead, reading.responseCount);
  const you = described(lead);
  const opening = isFirm(lead)
    ? [
        `${votes} picked ${lead.name}, a word you left out.`,
        `${lead.name} isn't on your list, but ${votes} picked it.`,
        `You passed over ${lead.name}, and ${votes} picked it.`,
      ]
    : [
        `${votes} picked ${lead.name}, which you left out: a hint, no more.`,
        `You may come across as ${you}: ${votes} said so, and you didn't.`,
        `There's a hint of ${lead.name} in what they say: ${votes} picked it, and you didn't.`,
      ];
  return [
    say("blindSpot/lead", [lead], opening),
    ...writeExplanation(draft, lead),
    ...writeCompany(draft, "blindSpot", lead),
  ];
}

/** Why a word may be missing from one's own list: it is there under another name, or it comes too easily to mention. */
function writeExplanation({ reading, say }: Draft, lead: ReadWord): InsightSentence[] {
  const { care, gives } = lead.note;
  if (care !== undefined) {
    const forms = [
      `The word ${care}.`,
      `Don't take it too hard: it ${care}.`,
      `It's easily misread: it ${care}.`,
    ];
    return [say("blindSpot/care", [lead], forms)];
  }
  const near = reading.nearMisses.find(({ theirs }) => theirs === lead);
  if (near !== undefined) {
    const own = near.own.name;
    const forms = [
      `That isn't far from your own word, ${own}.`,
      `You said ${own}, which points the same way.`,
      `It has something in common with your own word, ${own}.`,
    ];
    return [say("blindSpot/near", [near.own, lead], forms)];
  }
  const forms = isFirm(lead)
    ? [
        `It may come so easily that you don't count it, but ${gives}.`,
        `You may not notice it yourself, but ${gives}.`,
        `From outside it shows: ${gives}.`,
      ]
    : [`If they're right, ${gives}.`, `In that case, ${gives}.`, `If so, you may notice that ${gives}.`];
  return [say("blindSpot/meaning", [lead], forms)];
}

function writeEmptyBlindSpot({ reading, say }: Draft): InsightSentence[] {
  const opening = say(
    "blindSpot/lead",
    [],
    [
      "They see nothing clear that you left out.",
      "No word stands out on their side alone.",
      "Nothing they agree on is missing from your list.",
    ],
  );
  const shared = reading.arena.filter((word) => isFirm(word) && !isDelicate(word)).slice(0, longestList);
  const [only] = shared;
  if (only === undefined) {
    const forms = [
      "What they picked beyond your words points in many directions.",
      "Each of them seems to have thought of something else.",
      "Different people may have met different sides of you.",
    ];
    return [opening, say("blindSpot/apart", [leadOf(reading.facade)], forms)];
  }
  const forms = [
    `What they see most clearly, you see too: ${listed(shared)}.`,
    `You said ${listed(shared)} yourself, so they have no news for you there.`,
    `They see you as you see yourself: ${listed(shared)}.`,
  ];
  return [opening, say("blindSpot/shared", shared, forms)];
}
