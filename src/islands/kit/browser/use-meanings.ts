import { useEffect, useRef } from "react";
import { showMeanings } from "./show-meanings.ts";

/** For the element around chips: shows what a word means to whoever asks for it. */
export function useMeanings() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current === null ? undefined : showMeanings(list.current)), []);
  return list;
}
