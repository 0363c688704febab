/** The words that the owner has kept. */
export function OwnWords({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Your words">
      {names.map((name) => (
        <li key={name} className="badge">
          {name}
        </li>
      ))}
    </ul>
  );
}
