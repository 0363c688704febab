import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { useState } from "react";
import { inWeeks } from "./plan.ts";

interface WeeksAheadProps {
  until: string;
  onPick: (until: string) => void;
}

const choices = [1, 2, 4] as const;

/** Days to look back on at a press; any other is for the field above. */
export function WeeksAhead({ until, onPick }: WeeksAheadProps) {
  const [now] = useState(() => new Date());
  return (
    <Chips label="Look back in">
      {choices.map((weeks) => {
        const day = inWeeks(weeks, now);
        const label = weeks === 1 ? "1 week" : `${String(weeks)} weeks`;
        return <Chip key={weeks} label={label} pressed={until === day} onToggle={() => onPick(day)} />;
      })}
    </Chips>
  );
}
