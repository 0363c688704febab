import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { isDelicate, leadOf, readSnapshot, type ReadWord } from "#src/server/domain/insight/reading.ts";
import { votesWording } from "#src/server/domain/insight/insight-input.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { countsFrom, type Quadrant, type SnapshotContent } from "#src/shared/result/analysis.ts";

export type Findings = ReturnType<typeof findingsOf>;

/** The words of a conversation, from `readSnapshot`, which leaves out what may not be claimed. */
export function findingsOf(snapshot: SnapshotContent) {
  const reading = readSnapshot(snapshot);
  const own = snapshot.selfTraitIds;
  const known = [...reading.arena, ...reading.facade].filter((word) => !isDelicate(word));
  return {
    responseCount: snapshot.responseCount,
    /** Whether words have counts; without, no numbers of people are mentioned. */
    isCounted: reading.isCounted,
    strength: leadOf(reading.arena),
    surprise: leadOf(reading.blindSpot),
    hidden: leadOf(reading.facade),
    /** Own words to choose from, without delicate ones. */
    ownWords: known.filter(({ id }) => own.includes(id)).map(({ name }) => name),
    /** Whether a pane really has no word to mention, not even one that the catalogue doesn't know. */
    isEmpty: (quadrant: Quadrant) =>
      !snapshot.words.some(
        (word) => word.quadrant === quadrant && (quadrant === "facade" || standsOut(word)),
      ),
  };
}

/** "Seven of nine people", or "Some people" for a hint. */
export function peopleWho(word: ReadWord, responseCount: number): string {
  if (word.count === null || word.evidence !== "clear") return "Some people";
  return capitalized(votesWording(word, responseCount));
}

/** How far one finding can be trusted, if that needs saying. */
export function caveatOn(word: ReadWord, findings: Findings): readonly string[] {
  if (findings.isCounted)
    return word.evidence === "clear" ? [] : [`“${capitalized(word.name)}” is a hint so far, not a finding.`];
  const reason =
    findings.responseCount >= countsFrom
      ? "Your window shows no numbers this time"
      : `Only ${spellNumber(findings.responseCount)} people have answered`;
  return [`${reason}, so all of this is a first glimpse.`];
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** At most two words of letters: anything else that was typed as a name isn't spoken. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]{0,20}(?: [\p{L}\p{M}][\p{L}\p{M}'’.-]{0,20})?$/u;

/** The name to address someone by, or null. */
export function callName(firstName: string | null): string | null {
  const name = (firstName ?? "").normalize("NFC").trim();
  return plainName.test(name) ? name : null;
}

/** Introduces the coach and its limits, before anyone tries to talk to it in vain. */
export function greeting(context: TalkContext): readonly string[] {
  const name = callName(context.firstName);
  return [
    name === null ? "Hello." : `Hello, ${name}.`,
    "I’m a program with set questions, so I can’t understand what you say.",
    "You answer by tapping.",
  ];
}
