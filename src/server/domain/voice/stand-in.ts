import type { Brain } from "./brain.ts";
import { builtInBrain } from "./built-in-brain.ts";

/** The agent of stand-in conversations; part of the signed URL. */
export const standInAgentId = "openpane-stand-in";

/** The silent built-in coach, to type with if the usual one can't be reached. */
export const standIn: Brain = builtInBrain({
  speech: { speak: () => Promise.resolve(null), stop: () => Promise.resolve() },
});
