import { useEffect, useState } from "react";

interface SkeletonProps {
  /** What is on its way, for screen readers: "Loading your rounds". */
  label: string;
  lines?: number | undefined;
  /** Work that ends sooner never shows a skeleton. */
  afterMs?: number | undefined;
}

const widths = ["w-3/5", "w-full", "w-4/5"];

/** Stands in for text that takes longer than a blink. */
export function Skeleton({ label, lines = 3, afterMs = 300 }: SkeletonProps) {
  const [due, setDue] = useState(afterMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {due &&
        Array.from({ length: lines }, (_, line) => (
          <span key={line} aria-hidden="true" className={`skeleton h-5 ${widths[line % widths.length]}`} />
        ))}
    </div>
  );
}
