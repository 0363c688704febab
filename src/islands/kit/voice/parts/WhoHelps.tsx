import { useEffect, useRef } from "react";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { helplines } from "#src/shared/voice/voice-texts.ts";

interface WhoHelpsProps {
  /** Whether the person said something that sounds as if they were in trouble. */
  isNeeded: boolean;
}

/** Who can help, in each talk: a line, since the list of sayings misses much; a notice that stays once it is needed. */
export function WhoHelps({ isNeeded }: WhoHelpsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNeeded) place.current?.scrollIntoView({ block: "nearest" });
  }, [isNeeded]);
  const link = (
    <a href={helplines.href} target="_blank" rel="noreferrer">
      {helplines.name}
    </a>
  );
  if (!isNeeded) {
    return <p className="text-sm text-muted">In trouble? This coach can’t help, but people can: {link}.</p>;
  }
  return (
    <div ref={place} role="alert">
      <Notice tone="warn" title="Please talk to a person">
        <p>Someone you trust, a doctor, or a helpline can help: {link} lists them by country.</p>
        <p>If someone is in danger now, call your local emergency number.</p>
      </Notice>
    </div>
  );
}
