import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { paneText } from "#src/shared/result/result-names.ts";
import { shownWords, wordsByQuadrant, type ResultPane } from "#src/shared/result/result-panes.ts";
import { resultWeights } from "#src/shared/result/window-geometry.ts";

/** The window of a result with its words, small: to look at. Screen readers get them as a sentence. */
export function WindowWords({ panes }: { panes: readonly ResultPane[] }) {
  const texts = panes.map((pane) => ({ name: paneText[pane.quadrant].name, pane, words: wordsIn(pane) }));
  return (
    <div className="window-words">
      <WindowFrame
        weights={resultWeights(wordsByQuadrant(panes))}
        panes={Object.fromEntries(
          texts.map(({ name, pane, words }) => [
            pane.quadrant,
            <>
              <strong className="block">{name}</strong>
              {words.map((word) => (
                <span key={word} className="block">
                  {word}
                </span>
              ))}
            </>,
          ]),
        )}
      />
      <p className="sr-only">{texts.map(({ name, words }) => `${name}: ${words.join(", ")}.`).join(" ")}</p>
    </div>
  );
}

function wordsIn(pane: ResultPane): readonly string[] {
  return pane.quadrant === "unknown"
    ? [`${pane.words.length} words`]
    : shownWords(pane).map(({ name }) => name);
}
