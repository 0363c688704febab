import { Button } from "#src/islands/kit/ui/Button.tsx";
import { FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { useDateText } from "#src/islands/kit/page/LocalDate.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { hasTwin } from "./compare-copy.ts";
import type { OpenedRound } from "./compare-query.ts";

interface RoundPickerProps {
  rounds: readonly OpenedRound[];
  pair: { readonly first: string; readonly second: string };
}

/** Which two rounds. A form, so that it works without a script, too. */
export function RoundPicker({ rounds, pair }: RoundPickerProps) {
  const dateText = useDateText();
  const textOf = (round: OpenedRound) =>
    hasTwin(round, rounds) ? `${round.title} (${dateText(round.createdAt)})` : round.title;
  const choice = (name: "first" | "second", label: string) => (
    <FieldFrame label={label}>
      {(control) => (
        <select {...control} className="input" name={name} defaultValue={pair[name]}>
          {rounds.map((round) => (
            <option key={round.id} value={round.id}>
              {textOf(round)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  return (
    <form className="compare-picker no-print" action={paths.compareResults()}>
      {choice("first", "First round")}
      {choice("second", "Second round")}
      <Button type="submit">Compare</Button>
    </form>
  );
}
