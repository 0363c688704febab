import { useEffect, useState } from "react";

const everyMs = 30_000;
const forMs = 5 * 60_000;

/** What shows that somebody is there; scrolling too, as the wheel needs no focus. */
const signs = ["pointerdown", "keydown", "scroll", "visibilitychange"] as const;

/**
 * How often to ask for news: every 30 s until nobody has done anything for five minutes, and again from the next sign of
 * life. false while it rests. (Hidden tabs ask nothing at all; React Query sees to that.)
 */
export function usePace(): number | false {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const rest = () => setResting(true);
    let timer = setTimeout(rest, forMs);
    const restart = () => {
      if (document.visibilityState !== "visible") return;
      clearTimeout(timer);
      timer = setTimeout(rest, forMs);
      setResting(false);
    };
    for (const sign of signs) document.addEventListener(sign, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, restart);
    };
  }, []);
  return isResting ? false : everyMs;
}
