import type { ResultWord } from "#src/shared/result/result-panes.ts";
import { betterJudge } from "#src/shared/result/better-judge.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { judgeCopy } from "#src/islands/results/measures/judge-copy.ts";

/** A word that says at a tap what it means in this list, and who tends to judge it better. */
export function WordName({ word }: { word: ResultWord }) {
  const trait = findTrait(word.traitId);
  if (trait === null) return <span data-evidence={word.evidence}>{word.name}</span>;
  return (
    <details className="word-more" data-evidence={word.evidence}>
      <summary>{word.name}</summary>
      <p>
        {trait.description}. {judgeCopy[betterJudge(trait)]}
      </p>
    </details>
  );
}
