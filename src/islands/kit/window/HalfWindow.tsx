import { WindowFrame } from "./WindowFrame.tsx";

interface HalfWindowProps {
  /** The person's own words, as they are read. */
  names: readonly string[];
}

/** A window before anyone has answered: one's own words in the light, and curtains before the half that others will fill. */
export function HalfWindow({ names }: HalfWindowProps) {
  return (
    <div className="half-window">
      <div className="half-lit">
        <ul className="half-words" aria-label="Your words">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className="half-dark">
        <WindowFrame look="curtains" />
        <p className="half-note">The rest is what they’d say.</p>
      </div>
    </div>
  );
}
