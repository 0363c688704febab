import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { useState } from "react";
import { couldBeLuck, wordsByWeight } from "./card-copy.ts";

interface CardWordsProps {
  analysis: Analysis;
  picked: readonly string[];
  onPick: (words: readonly string[]) => void;
}

/** The words of the Arena as chips, apart where they could be luck, and how many of them are picked. */
export function CardWords({ analysis, picked, onPick }: CardWordsProps) {
  const [isRefused, setRefused] = useState(false);
  const toggle = (id: string, isOn: boolean) => {
    const isFull = isOn && picked.length >= maxCardWords;
    setRefused(isFull);
    if (!isFull) onPick(isOn ? [...picked, id] : picked.filter((other) => other !== id));
  };
  const { standing, lucky } = wordsByWeight(analysis);
  const chips = (ids: readonly string[]) =>
    ids.map((id) => (
      <Chip
        key={id}
        label={findTrait(id)?.name ?? id}
        description={findTrait(id)?.description}
        pressed={picked.includes(id)}
        onToggle={(isOn) => toggle(id, isOn)}
      />
    ));
  return (
    <div className="grid gap-3">
      {standing.length > 0 && <Chips label="Words for the card">{chips(standing)}</Chips>}
      {lucky.length > 0 && (
        <>
          <p className="text-base text-muted" aria-hidden="true">
            {couldBeLuck}
          </p>
          <Chips label={couldBeLuck}>{chips(lucky)}</Chips>
        </>
      )}
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
