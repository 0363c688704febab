import { backboneNotes } from "./backbone-notes.ts";
import { heartNotes } from "./heart-notes.ts";
import { mindNotes } from "./mind-notes.ts";
import { presenceNotes } from "./presence-notes.ts";
import type { WordNote } from "./word-note.ts";

const notes = new Map(Object.entries({ ...backboneNotes, ...heartNotes, ...mindNotes, ...presenceNotes }));

/** What the built-in writer can say about a word, by its catalogue id. */
export const findWordNote = (traitId: string): WordNote | null => notes.get(traitId) ?? null;
