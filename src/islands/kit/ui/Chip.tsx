import { useId } from "react";

interface ChipProps {
  label: string;
  /** Always read out; seen when the chips are described. */
  description?: string | undefined;
  /** The list shows meanings. Visible text belongs to a button's name, for voice control. */
  described?: boolean | undefined;
  pressed: boolean;
  disabled?: boolean | undefined;
  onToggle: (pressed: boolean) => void;
}

/** A word to pick. When the list is full, refuse in `onToggle` and say why; don't disable it. */
export function Chip({ label, description, described = false, pressed, disabled, onToggle }: ChipProps) {
  const id = useId();
  const hasMeaning = description !== undefined;
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={pressed}
      aria-labelledby={hasMeaning && described ? `${id}-label ${id}-description` : `${id}-label`}
      aria-describedby={hasMeaning && !described ? `${id}-description` : undefined}
      disabled={disabled}
      onClick={() => onToggle(!pressed)}
    >
      <span>
        <span id={`${id}-label`}>{label}</span>{" "}
        {hasMeaning && (
          <span id={`${id}-description`} className="chip-description">
            {description}
          </span>
        )}
      </span>
    </button>
  );
}

interface ChipsProps {
  /** Names the group for screen readers. */
  label: string;
  /** Shows each word with its meaning. */
  described?: boolean | undefined;
  children: React.ReactNode;
}

/** The list around chips. */
export function Chips({ label, described = false, children }: ChipsProps) {
  return (
    <div role="group" aria-label={label} className={described ? "chips chips-described" : "chips"}>
      {children}
    </div>
  );
}
