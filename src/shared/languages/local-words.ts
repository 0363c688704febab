import type { TraitId } from "#src/shared/words/catalogue.ts";

/** Each word of the catalogue in a language: its name, and what it means. */
export type LocalWords = Readonly<Record<TraitId, readonly [name: string, meaning: string]>>;
