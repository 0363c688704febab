import { WindowFrame } from "./WindowFrame.tsx";

interface HalfWindowProps {
  /** The person's own words, as they are read. */
  names: readonly string[];
  label?: string;
  /** On the curtains. */
  note?: string;
}

/** A window before anyone has answered: one's own words in the light, and curtains before the half that others will fill. */
export function HalfWindow({
  names,
  label = "Your words",
  note = "The rest is what they’d say.",
}: HalfWindowProps) {
  return (
    <div className="half-window">
      <div className="half-lit">
        <ul className="half-words" aria-label={label}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className="half-dark">
        <WindowFrame look="curtains" />
        <p className="half-note">{note}</p>
      </div>
    </div>
  );
}
