import { ExportLink } from "./ExportLink.tsx";

/** Everything to take along. */
export function DataSection() {
  return (
    <section className="grid gap-4" aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        One file (JSON) with all that we keep of you: your account, where it is signed in, and your rounds
        with your own words and their results, as you see them here. It holds no single answers, and nothing
        that you answered about others: we cannot tell which answers are yours.
      </p>
      <p>
        <ExportLink>Download my data</ExportLink>
      </p>
    </section>
  );
}
