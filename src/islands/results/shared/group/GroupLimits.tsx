import { groupLimits } from "./group-copy.ts";

/** How the picture is made, and how far to trust it. */
export function GroupLimits({ counted }: { counted: number }) {
  return (
    <section aria-labelledby="group-limits-title">
      <h3 id="group-limits-title">How sure is this?</h3>
      <ul className="result-claims">
        {groupLimits(counted).map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </section>
  );
}
