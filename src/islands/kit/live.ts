import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** How often to poll without events, as behind a buffering proxy. */
const askEveryMs = 2_000;

/**
 * What others change, too, as it changes: by server-sent events, else by asking every two seconds.
 *
 * @param events where they come from
 * @param ask asks once
 * @returns also a way to put in what an own act has made of it, and whether the screen may be behind.
 */
export function useLive<State extends { readonly version: number }>(
  initial: State,
  events: string,
  ask: () => Promise<State>,
) {
  const [state, setState] = useState(initial);
  const [isBehind, setBehind] = useState(false);
  /** Answers may arrive out of order. */
  const take = useCallback((next: State) => {
    setState((known) => (next.version >= known.version ? next : known));
    setBehind(false);
  }, []);
  const lookAgain = useEffectEvent(() => void ask().then(take, () => setBehind(true)));
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const isState = (value: unknown): value is State =>
      typeof value === "object" && value !== null && "version" in value;
    const feed = new EventSource(events);
    feed.onmessage = ({ data }) => {
      clearInterval(timer);
      timer = undefined;
      const next: unknown = JSON.parse(String(data));
      if (isState(next)) take(next);
    };
    // The browser reconnects; meanwhile, and if it gives up, this polls.
    feed.onerror = () => {
      timer ??= setInterval(lookAgain, askEveryMs);
    };
    return () => {
      feed.close();
      clearInterval(timer);
    };
  }, [events, take]);
  return { state, take, isBehind };
}
