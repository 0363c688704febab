import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { useState } from "react";
import { cardWords } from "./card-copy.ts";

interface CardWordsProps {
  analysis: Analysis;
  picked: readonly string[];
  onPick: (words: readonly string[]) => void;
}

/** The clear words of the Arena as chips, and how many of them are picked. */
export function CardWords({ analysis, picked, onPick }: CardWordsProps) {
  const [isRefused, setRefused] = useState(false);
  const toggle = (id: string, isOn: boolean) => {
    const isFull = isOn && picked.length >= maxCardWords;
    setRefused(isFull);
    if (!isFull) onPick(isOn ? [...picked, id] : picked.filter((other) => other !== id));
  };
  return (
    <div className="grid gap-3">
      <Chips label="Words for the card">
        {cardWords(analysis).map((id) => (
          <Chip
            key={id}
            label={findTrait(id)?.name ?? id}
            description={findTrait(id)?.description}
            pressed={picked.includes(id)}
            onToggle={(isOn) => toggle(id, isOn)}
          />
        ))}
      </Chips>
      <p aria-live="polite" className="text-base text-muted">
        {countText(picked.length, isRefused)}
      </p>
    </div>
  );
}

function countText(count: number, isRefused: boolean): string {
  if (isRefused && count === maxCardWords) return "A card has room for 6. Remove one to pick another.";
  if (count === 0) return "Pick at least one.";
  return `${count} of up to ${maxCardWords}. The card puts them in alphabetical order.`;
}
