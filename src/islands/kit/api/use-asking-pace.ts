import { useEffect, useState } from "react";

/** Create it once, outside the component. */
export interface AskingPace {
  readonly everyMs: number;
  /** How long to go on without a sign of life, in ms. */
  readonly forMs: number;
  /** Events of the document that show that someone is there. */
  readonly signs: readonly string[];
}

/** How often to ask for news, in ms; false until the next sign of life. React Query skips hidden tabs. */
export function useAskingPace({ everyMs, forMs, signs }: AskingPace): number | false {
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
  }, [forMs, signs]);
  return isResting ? false : everyMs;
}
