import { spellNumber } from "#src/shared/text/spell-number.ts";
import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { described, listed, listedOr, mostNamed } from "./naming.ts";
import { isDelicate, leadOf, type ReadWord } from "./reading.ts";
import { theyOf } from "./vote-wording.ts";

/** What the person sees and nobody else picked. */
export function writeFacade(draft: Draft): InsightSentence[] {
  const { reading, shuffle, say } = draft;
  const kept = shuffle("facade/kept", reading.facade, (word) => word.id);
  const focus = leadOf(kept);
  if (focus === null) return writeEmptyFacade(draft);
  const all = [focus, ...kept.filter((word) => word !== focus)];
  const shown = all.length > mostNamed ? all.slice(0, 3) : all;
  return [
    say("facade/lead", shown, openingFor(shown, kept.length, reading.own.length)),
    say("facade/seen", [focus], reasonsFor(focus)),
    ...writeContrary(draft),
  ];
}

function openingFor(shown: readonly ReadWord[], size: number, all: number): readonly string[] {
  if (size > shown.length) {
    const number = spellNumber(size);
    if (size === all) return [`All ${number} of your words are yours alone, among them ${listed(shown)}.`];
    return [
      `${number} of your ${spellNumber(all)} words are yours alone, among them ${listed(shown)}.`,
      `${number} of your words are on nobody else’s list, among them ${listed(shown)}.`,
    ];
  }
  return [
    `Only you picked ${listed(shown)}.`,
    `Nobody else picked ${listedOr(shown)}.`,
    `${listed(shown)} ${shown.length === 1 ? "is" : "are"} on your list and nobody else’s.`,
  ];
}

/** Why others may have left a word out: it can't be seen, it needs a moment, or they know another side of the person. */
function reasonsFor(word: ReadWord): readonly string[] {
  const { observability, note } = word;
  const you = described(word);
  if (observability === "low") {
    return [
      `You can be ${you} without anyone seeing it.`,
      `People may not see that you’re ${you} unless you tell them.`,
    ];
  }
  if (observability === "mid") {
    return [
      `They’d see that you’re ${you} when ${note.shows}; maybe that hasn’t come up.`,
      `Being ${you} shows when ${note.shows}; maybe these people haven’t seen you then.`,
      `To see that you’re ${you}, they’d have to be there when ${note.shows}.`,
    ];
  }
  return [
    `Being ${you} usually shows, but maybe less around these people.`,
    `Maybe they know you’re ${you}, and other words came to mind first.`,
    `Being ${you} is easy to notice, but it may come out somewhere else in your life.`,
  ];
}

function writeContrary({ reading, say }: Draft): InsightSentence[] {
  const pair = reading.contraries[0];
  if (pair === undefined) return [];
  const [own, theirs, they] = [pair.own.name, pair.theirs.name, theyOf(pair.theirs)];
  const forms = [
    `You said ${own} and ${they} said ${theirs}; both can be true, at different times.`,
    `You said ${own} and ${they} said ${theirs}; there may be room for both.`,
  ];
  return [say("facade/contrary", [pair.own, pair.theirs], forms)];
}

function writeEmptyFacade({ reading, say }: Draft): InsightSentence[] {
  const shared = reading.arena.find((word) => !isDelicate(word)) ?? null;
  return [
    say(
      "facade/lead",
      [],
      [
        "Every word you picked was picked by someone else, too.",
        "Nothing on your list is yours alone.",
        "Each of your words is on someone else’s list, too.",
      ],
    ),
    say(
      "facade/seen",
      [shared],
      [
        "If there’s a private side to you, it isn’t on this list.",
        // A word that one of them picked hardly shows.
        ...(reading.arena.length === reading.own.length
          ? ["You may have picked the words that show and left the private ones out."]
          : []),
      ],
    ),
  ];
}
