import { cardFormats, type CardFormat } from "#src/shared/result/card.ts";
import { formatNames } from "./card-copy.ts";

interface FormatChoiceProps {
  format: CardFormat;
  onPick: (format: CardFormat) => void;
}

/** What the picture is for. The card is the same in each format, and so is its link. */
export function FormatChoice({ format, onPick }: FormatChoiceProps) {
  return (
    <fieldset>
      <legend className="field-label">Format</legend>
      <div className="flex flex-wrap gap-x-6">
        {cardFormats.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="card-format"
              value={one}
              checked={one === format}
              onChange={() => onPick(one)}
            />
            {formatNames[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
