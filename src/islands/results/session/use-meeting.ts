import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { useCallback, useEffect, useState } from "react";

/** How often a screen asks that gets no events, as behind a proxy that holds them back. */
const askEveryMs = 2_000;

interface MeetingSource {
  /** Where events come from. */
  readonly events: string;
  /** Asks once. */
  readonly ask: () => Promise<Meeting>;
}

const isMeeting = (value: unknown): value is Meeting =>
  typeof value === "object" && value !== null && "version" in value && "step" in value;

/**
 * A meeting that follows what the other side does: by server-sent events, else by asking every two seconds.
 *
 * @returns the meeting, and a way to put in what an own act has made of it.
 */
export function useMeeting(initial: Meeting, { events, ask }: MeetingSource) {
  const [meeting, setMeeting] = useState(initial);
  const [isBehind, setIsBehind] = useState(false);
  /** What was sent first may come last. */
  const take = useCallback((next: Meeting) => {
    setMeeting((known) => (next.version >= known.version ? next : known));
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const feed = new EventSource(events);
    const lookAgain = () =>
      void ask().then(
        (next) => {
          take(next);
          setIsBehind(false);
        },
        () => setIsBehind(true),
      );
    feed.onmessage = ({ data }) => {
      clearInterval(timer);
      timer = undefined;
      setIsBehind(false);
      const next: unknown = JSON.parse(String(data));
      if (isMeeting(next)) take(next);
    };
    // The browser tries again by itself; meanwhile, and where it gives up, we ask.
    feed.onerror = () => {
      timer ??= setInterval(lookAgain, askEveryMs);
    };
    return () => {
      feed.close();
      clearInterval(timer);
    };
  }, [events, ask, take]);
  return { meeting, take, isBehind };
}
