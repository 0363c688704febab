import { moreText, type Lettering } from "#src/shared/result/lettering.ts";
import { shownWords, wordlessNote, type ResultPane } from "#src/shared/result/result-panes.ts";

interface PaneWordsProps {
  pane: ResultPane;
  /** Undefined where the pane shows no word. */
  lettering: Lettering | undefined;
}

/** The words of a pane, sized by their evidence; or how many there are, or why there are none. */
export function PaneWords({ pane, lettering }: PaneWordsProps) {
  const count = pane.words.length;
  if (pane.quadrant === "unknown" && count > 0)
    return (
      <p className="pane-count">
        <strong>{count}</strong> {count === 1 ? "word" : "words"} nobody picked
      </p>
    );
  if (lettering === undefined) return <p className="pane-count">{wordlessNote(count > 0)}</p>;
  const words = shownWords(pane);
  const { size, widest, narrow, wide } = lettering;
  return (
    <div className="pane-room" data-at={size}>
      <ul className="pane-words" data-at={widest}>
        {words.slice(0, Math.max(narrow, wide)).map((word, place) => (
          <li
            key={word.traitId}
            data-evidence={word.evidence}
            data-word={word.traitId}
            data-only={onlyOn(place < narrow, place < wide)}
          >
            {word.name}
          </li>
        ))}
        {[...new Set([narrow, wide])]
          .filter((shown) => shown < words.length)
          .map((shown) => (
            <li key={shown} className="pane-rest" data-only={onlyOn(shown === narrow, shown === wide)}>
              {moreText(words.length - shown)}
            </li>
          ))}
      </ul>
    </div>
  );
}

const onlyOn = (narrow: boolean, wide: boolean) => (narrow && wide ? undefined : narrow ? "narrow" : "wide");
