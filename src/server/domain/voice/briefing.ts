import { withoutAddresses } from "#src/server/domain/insight/model/model-request.ts";
import { isDelicate, type ReadWord, readSnapshot } from "#src/server/domain/insight/reading.ts";
import { demoRoles } from "#src/shared/voice/demo-roles.ts";
import type { TalkContext } from "./brain.ts";

/** All of a talk's context that a model is told beside the turns themselves. */
type Briefed = Pick<TalkContext, "purpose" | "snapshot" | "firstName" | "role">;

/**
 * What a model is told of the window, as one JSON object: the words that evidence allows us to speak of, in their panes. Left out: who
 * took part, words with single voices, and counts where the snapshot holds none. What people typed stands in it as JSON strings.
 */
export function windowBriefing({ purpose, snapshot, firstName, role }: Briefed): string {
  const { responseCount, arena, blindSpot, facade, unknown } = readSnapshot(snapshot);
  return JSON.stringify({
    whose: purpose === "demo" ? "Maya, an example" : "the person you talk with",
    firstName: firstName === null ? null : withoutAddresses(firstName),
    role: role === null ? null : demoRoles[role],
    responseCount,
    panes: {
      arena: arena.map(describeSeen),
      blindSpot: blindSpot.map(describeSeen),
      facade: facade.map(describeWord),
      unknown: unknown.map(describeWord),
    },
  });
}

/** The words that a model hears of, and so may point at. */
export const briefedWords = ({ snapshot }: Pick<TalkContext, "snapshot">): readonly string[] => {
  const { seen, facade, unknown } = readSnapshot(snapshot);
  return [...seen, ...facade, ...unknown].map(({ id }) => id);
};

const describeWord = (word: ReadWord) => ({
  traitId: word.id,
  name: word.name,
  ...(isDelicate(word) ? { delicate: true } : {}),
});

const describeSeen = (word: ReadWord) => ({
  ...describeWord(word),
  evidence: word.evidence,
  band: word.band,
  ...(word.count === null ? {} : { count: word.count }),
});
