import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { useState } from "react";

const panes = { blindSpot: "They see it, you didn’t pick it", arena: "You both see it" } as const;

interface CardWordsProps {
  /** What a card may show, strongest first. */
  words: readonly ScoredWord[];
  picked: readonly string[];
  onPick: (words: readonly string[]) => void;
}

/** The words as chips, and how many of them are picked. */
export function CardWords({ words, picked, onPick }: CardWordsProps) {
  const [isRefused, setRefused] = useState(false);
  const toggle = (id: string, isOn: boolean) => {
    const isFull = isOn && picked.length >= maxCardWords;
    setRefused(isFull);
    if (!isFull) onPick(isOn ? [...picked, id] : picked.filter((other) => other !== id));
  };
  const groups = (["blindSpot", "arena"] as const)
    .map((pane) => ({ pane, words: words.filter(({ quadrant }) => quadrant === pane) }))
    .filter((group) => group.words.length > 0);
  return (
    <div className="grid gap-3">
      {groups.map((group) => (
        <div key={group.pane} className="grid gap-2">
          <p className="field-label">{panes[group.pane]}</p>
          <Chips label={panes[group.pane]}>
            {group.words.map(({ traitId: id }) => (
              <Chip
                key={id}
                label={findTrait(id)?.name ?? id}
                description={findTrait(id)?.description}
                pressed={picked.includes(id)}
                onToggle={(isOn) => toggle(id, isOn)}
              />
            ))}
          </Chips>
        </div>
      ))}
      <p aria-live="polite" className="text-base text-muted">
        {countText(picked.length, isRefused)}
      </p>
    </div>
  );
}

function countText(count: number, isRefused: boolean): string {
  if (isRefused && count === maxCardWords)
    return `A card has room for ${String(maxCardWords)}. Remove one to pick another.`;
  if (count === 0) return "Pick at least one.";
  return `${String(count)} of up to ${String(maxCardWords)}`;
}
