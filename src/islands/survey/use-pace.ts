import { useEffect, useState } from "react";

const everyMs = 15_000;
const forMs = 10 * 60 * 1_000;

/**
 * How often to ask for new answers: every 15 s for ten minutes, and again from when somebody comes back to the tab.
 * false while it rests. (Hidden tabs ask nothing at all; React Query sees to that.)
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
    document.addEventListener("visibilitychange", restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restart);
    };
  }, []);
  return isResting ? false : everyMs;
}
