/** More dots than this are not counted at a glance. */
export const mostDots = 12;

interface ProgressDotsProps {
  done: number;
  total: number;
  /** What is counted, in the plural: "3 of 3 answers". */
  unit: string;
}

/** How many of a few have come. Counting on beyond the total fills all dots and says the real number. */
export function ProgressDots({ done, total, unit }: ProgressDotsProps) {
  return (
    <p className="inline-flex flex-wrap items-center gap-x-3 gap-y-2 text-(length:--text-base)">
      <span aria-hidden="true" className="progress-dots flex gap-1.5">
        {Array.from({ length: total }, (_, place) => (
          <i key={place} data-on={place < done ? "" : undefined} />
        ))}
      </span>
      <span>{done > total ? `${done} ${unit}` : `${done} of ${total} ${unit}`}</span>
    </p>
  );
}
