import { useId } from "react";

interface SegmentsProps<Choice extends string> {
  legend: string;
  /** What each is called. */
  choices: readonly (readonly [choice: Choice, name: string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** One of a few, side by side. */
export function Segments<Choice extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: SegmentsProps<Choice>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={legend} className="segments">
      {choices.flatMap(([choice, name]) => [
        <input
          key={`${choice}-input`}
          className="segment-input"
          type="radio"
          name={id}
          id={`${id}-${choice}`}
          checked={choice === chosen}
          onChange={() => onChoose(choice)}
        />,
        <label key={choice} className="segment" htmlFor={`${id}-${choice}`}>
          {name}
        </label>,
      ])}
    </div>
  );
}
