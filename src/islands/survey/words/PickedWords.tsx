interface PickedWordsProps {
  /** What the list is, for screen readers. */
  label: string;
  names: readonly string[];
}

/** Words that the owner has saved. */
export function PickedWords({ label, names }: PickedWordsProps) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {names.map((name) => (
        <li key={name} className="badge">
          {name}
        </li>
      ))}
    </ul>
  );
}
