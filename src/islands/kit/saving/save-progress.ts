import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import type { SaveState } from "./auto-save.ts";

/** What a later try can't mend: the server has understood, and refuses. Too many calls are no refusal. */
export function isFinal(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== null && status >= 400 && status < 500 && status !== 429;
}

/** What is said of a text that is saved as it's written. `problem`: why it was refused. */
export function progressText(state: SaveState, problem: string | null): string {
  switch (state) {
    case "saved":
      return "Saved";
    case "saving":
      return "Saving…";
    case "trying":
      return "Not saved yet, trying again. This browser keeps a copy.";
    case "refused":
      return ["Not saved.", problem, "This browser keeps a copy."].filter(Boolean).join(" ");
  }
}
