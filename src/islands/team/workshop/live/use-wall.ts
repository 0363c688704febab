import { trpc } from "#src/islands/kit/api/trpc.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import type { WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { useCallback, useEffect, useState } from "react";

/** How often a screen asks that gets no events, as behind a proxy that holds them back. */
const askEveryMs = 2_000;

const isWall = (value: unknown): value is WorkshopWall =>
  typeof value === "object" && value !== null && "version" in value && "guests" in value;

/**
 * What everyone in the room sees, as it changes: by server-sent events, else by asking every two seconds.
 *
 * @returns also a way to put in what an own act has made of it, and whether the screen may be behind.
 */
export function useWall(initial: WorkshopWall) {
  const utils = trpc.useUtils();
  const [wall, setWall] = useState(initial);
  const [isBehind, setBehind] = useState(false);
  const workshopId = initial.id;
  /** What was sent first may come last. */
  const take = useCallback((next: WorkshopWall) => {
    setWall((known) => (next.version >= known.version ? next : known));
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const heard = (next: WorkshopWall) => {
      take(next);
      setBehind(false);
    };
    const ask = () => void utils.workshop.wall.fetch({ workshopId }).then(heard, () => setBehind(true));
    const feed = new EventSource(workshopPaths.wallEvents(workshopId));
    feed.onmessage = ({ data }) => {
      clearInterval(timer);
      timer = undefined;
      const next: unknown = JSON.parse(String(data));
      if (isWall(next)) heard(next);
    };
    // The browser tries again by itself; meanwhile, and where it gives up, we ask.
    feed.onerror = () => {
      timer ??= setInterval(ask, askEveryMs);
    };
    return () => {
      feed.close();
      clearInterval(timer);
    };
  }, [workshopId, take, utils]);
  return { wall, take, isBehind };
}
