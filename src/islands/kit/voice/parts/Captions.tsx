import { useEffect, useRef } from "react";
import type { Caption } from "#src/islands/kit/voice/state/talk-state.ts";

const speakers = { coach: "Coach", person: "You" } as const;

/** What was said, turn by turn. Each whole turn is read out when it comes; the newest stays in sight. */
export function Captions({ captions }: { captions: readonly Caption[] }) {
  const list = useRef<HTMLOListElement>(null);
  const newest = captions.at(-1);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest?.id, newest?.text]);
  return (
    // A long talk scrolls, and whoever has no mouse must be able to scroll it.
    <ol ref={list} className="captions" role="log" aria-live="polite" aria-label="What was said" tabIndex={0}>
      {captions.map(({ id, from, text }) => (
        <li key={id} className={`caption caption-${from}`}>
          <span className="caption-speaker">{speakers[from]}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
