import type { CardFormat } from "#src/shared/result/card.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

/** The card before it is made: the same window, drawn by the page. What it shows is said by the chips above. */
export function CardDraft({ words, format }: { words: readonly string[]; format: CardFormat }) {
  return (
    <div className="card-draft" data-format={format} aria-hidden="true">
      <div className="card-draft-sheet">
        <div className="card-draft-window">
          <div className="card-draft-words">
            {catalogue
              .filter(({ id }) => words.includes(id))
              .map(({ id, name }) => (
                <span key={id}>{name}</span>
              ))}
          </div>
          <div className="card-draft-blindSpot" />
          <div className="card-draft-facade" />
          <div className="card-draft-unknown" />
        </div>
        <p className="card-draft-foot">Your open pane</p>
      </div>
    </div>
  );
}
