import { ExportLink } from "./ExportLink.tsx";

/** Everything to take along. */
export function DataSection() {
  return (
    <section className="grid gap-4" aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        One file (JSON) with everything we store about you: your account, where it’s signed in, and your
        rounds with your own words and results, as you see them here. It has no single answers, and none of
        your answers about others: we can’t tell which ones are yours.
      </p>
      <p>
        <ExportLink>Download my data</ExportLink>
      </p>
    </section>
  );
}
