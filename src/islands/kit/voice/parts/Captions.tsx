import { useEffect, useRef } from "react";
import type { Caption } from "#src/islands/kit/voice/state/talk-state.ts";

/** Above and below a turn that is scrolled to, in px. */
const margin = 12;

const speakers = { coach: "Coach", person: "You" } as const;

/**
 * What was said, turn by turn. Each whole turn is read out when it comes, and not again when it's cut short. The newest is in sight; one
 * that's longer than the box shows its end, where the question is. A long talk scrolls, by keyboard too.
 */
export function Captions({ captions }: { captions: readonly Caption[] }) {
  const log = useRef<HTMLDivElement>(null);
  const newest = captions.at(-1);
  useEffect(() => {
    const turn = log.current?.lastElementChild;
    if (log.current && turn instanceof HTMLElement) {
      const top = turn.offsetTop - log.current.offsetTop;
      log.current.scrollTop =
        Math.max(top, top + turn.offsetHeight + 2 * margin - log.current.clientHeight) - margin;
    }
    // After an answer, the reply has to be in sight: on a phone, the field may be all that is.
    if (newest?.isUnconfirmed) log.current?.scrollIntoView({ block: "nearest" });
  }, [newest?.id, newest?.text, newest?.isUnconfirmed]);
  return (
    <div
      ref={log}
      className="captions"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label="What was said"
      tabIndex={0}
    >
      {captions.map(({ id, from, text }) => (
        <p key={id} className={`caption caption-${from}`}>
          <span className="caption-speaker">
            {speakers[from]}
            <span className="sr-only">: </span>
          </span>
          {/* The service gives no words where nothing was heard before someone spoke. */}
          <span>{text || "…"}</span>
        </p>
      ))}
    </div>
  );
}
