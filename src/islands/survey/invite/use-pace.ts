import { useAskingPace, type AskingPace } from "#src/islands/kit/api/use-asking-pace.ts";

const pace: AskingPace = { everyMs: 15_000, forMs: 10 * 60_000, signs: ["visibilitychange"] };

/** Every 15 s for ten minutes, and again from when someone comes back to the tab. */
export const usePace = (): number | false => useAskingPace(pace);
