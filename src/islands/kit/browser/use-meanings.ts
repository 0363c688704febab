import { useEffect, useRef } from "react";

/** For the element around chips: shows what a word means to anyone who asks. Loaded where there are chips to pick. */
export function useMeanings() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    void import("./start-meanings.ts").then(({ startMeanings }) => {
      if (list.current && !gone.signal.aborted) startMeanings(list.current, gone.signal);
    });
    return () => {
      gone.abort();
    };
  }, []);
  return list;
}
