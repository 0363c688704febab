import { useAskingPace, type AskingPace } from "#src/islands/kit/api/use-asking-pace.ts";

const pace: AskingPace = {
  everyMs: 30_000,
  forMs: 5 * 60_000,
  // Scrolling too, as the wheel needs no focus.
  signs: ["pointerdown", "keydown", "scroll", "visibilitychange"],
};

/** Every 30 s until nobody has done anything for five minutes, and again from the next sign of life. */
export const usePace = (): number | false => useAskingPace(pace);
