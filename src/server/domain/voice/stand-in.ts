import type { Brain } from "./brain.ts";
import { builtInBrain } from "./built-in-brain.ts";

/** The name of the agent that leads such talks: it's part of the signed URL. */
export const standInAgentId = "openpane-stand-in";

/** The built-in coach without a voice. It is there to type with when the usual one can't be reached. */
export const standIn: Brain = builtInBrain({
  speech: { speak: () => Promise.resolve(null), stop: () => Promise.resolve() },
});
