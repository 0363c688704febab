import { isDelicate, leadOf, readSnapshot, type ReadWord } from "#src/server/domain/insight/reading.ts";
import { votesWording } from "#src/server/domain/insight/insight-input.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { countsFrom, type Quadrant, type SnapshotContent } from "#src/shared/result/analysis.ts";

/** The words of a conversation, from `readSnapshot`, which leaves out what may not be claimed. */
export interface Findings {
  readonly responseCount: number;
  /** Whether words have counts. */
  readonly isCounted: boolean;
  readonly strength: ReadWord | null;
  readonly surprise: ReadWord | null;
  readonly hidden: ReadWord | null;
  /** Own words to choose from, without delicate ones. */
  readonly ownWords: readonly string[];
  /** Whether a pane really has no word to mention, not even one that the catalogue doesn't know. */
  readonly isEmpty: (quadrant: Quadrant) => boolean;
}

export function findingsOf(snapshot: SnapshotContent): Findings {
  const reading = readSnapshot(snapshot);
  const own = snapshot.selfTraitIds;
  const known = [...reading.arena, ...reading.facade].filter((word) => !isDelicate(word));
  return {
    responseCount: snapshot.responseCount,
    isCounted: reading.isCounted,
    strength: leadOf(reading.arena),
    surprise: leadOf(reading.blindSpot),
    hidden: leadOf(reading.facade),
    ownWords: known.filter(({ id }) => own.includes(id)).map(({ name }) => name),
    isEmpty: (quadrant) =>
      !snapshot.words.some(
        (word) => word.quadrant === quadrant && (quadrant === "facade" || standsOut(word)),
      ),
  };
}

/** Without counts no numbers of people are mentioned. */
export const hidesCounts = ({ isCounted }: Pick<Findings, "isCounted">): boolean => !isCounted;

/** "Seven of nine people", or "Some people" for a hint. */
export function peopleWho(word: ReadWord, responseCount: number): string {
  if (word.count === null || word.evidence !== "clear") return "Some people";
  return capitalized(votesWording(word, responseCount));
}

/** How far one finding can be trusted, if that needs saying. */
export function caveatOn(word: ReadWord, findings: Findings): readonly string[] {
  if (hidesCounts(findings)) {
    if (findings.responseCount >= countsFrom)
      return ["Your window shows no numbers this time, so all of this is a first glimpse."];
    return [
      `Only ${spellNumber(findings.responseCount)} people have answered, so all of this is a first glimpse.`,
    ];
  }
  return word.evidence === "clear" ? [] : [`“${capitalized(word.name)}” is a hint so far, not a finding.`];
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
