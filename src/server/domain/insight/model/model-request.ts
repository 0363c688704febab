import { insightKeys, type SnapshotContent } from "#src/shared/result/analysis.ts";
import type { InsightInput } from "#src/server/domain/insight/insight-input.ts";
import { bandNames } from "#src/shared/result/result-words.ts";
import { themeNames } from "#src/server/domain/insight/built-in/themes.ts";
import { modelInstructions } from "./model-instructions.ts";
import { type ReadWord, readSnapshot } from "#src/server/domain/insight/built-in/reading.ts";

/** What a model is asked: fixed instructions, one JSON object of data, and the shape of the answer. */
export interface ModelRequest {
  readonly instructions: string;
  readonly data: string;
  /** JSON Schema, within the subset that strict structured output takes everywhere. */
  readonly answerSchema: Record<string, unknown>;
}

/**
 * Builds the request from the snapshot alone. Left out: who took part, all ids but those of words, words with single voices,
 * counts where the snapshot holds none, and how sure all of it is, which the page says itself. The owner's name and the title stand in the data as JSON strings and nowhere else.
 */
export function modelRequest({ snapshot, ownerName, title }: InsightInput): ModelRequest {
  const { responseCount, arena, blindSpot, facade, unknown } = readSnapshot(snapshot);
  const data = {
    ownerName: ownerName === null ? null : withoutAddresses(ownerName),
    title: withoutAddresses(title),
    responseCount,
    panes: {
      arena: arena.map(describeSeen),
      blindSpot: blindSpot.map(describeSeen),
      facade: facade.map(describeUnseen),
      unknown: unknown.map(describeUnseen),
    },
  };
  return {
    instructions: modelInstructions,
    data: JSON.stringify(data),
    answerSchema: answerSchema(snapshot),
  };
}

const describeUnseen = ({ id, name, cluster }: ReadWord) => ({
  word: id,
  name,
  theme: themeNames[cluster],
});

function describeSeen(word: ReadWord) {
  const { evidence, band, count } = word;
  return { ...describeUnseen(word), evidence, band: bandNames[band], ...(count === null ? {} : { count }) };
}

/** A title may well say "for bob@example.org"; a writer of insights has no use for that. */
const withoutAddresses = (text: string): string => text.replace(/(?<!\S)\S+@\S+/g, "[address]");

function answerSchema(snapshot: SnapshotContent) {
  const { seen, facade, unknown } = readSnapshot(snapshot);
  const words = [...seen, ...facade, ...unknown].map((word) => word.id);
  const sentences = {
    type: "array",
    items: closedObject({
      text: { type: "string" },
      words: { type: "array", items: { type: "string", enum: words } },
    }),
  };
  return closedObject(Object.fromEntries(insightKeys.map((key) => [key, sentences])));
}

const closedObject = (properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
