import { teamMethod, teamPictureLimits } from "#src/shared/team/picture-text.ts";

/** How the picture is made, and what it can't tell. */
export function AboutPicture() {
  return (
    <section className="grid content-start gap-4" aria-labelledby="limits-title">
      <h2 id="limits-title">What it can’t tell you</h2>
      <ul className="result-claims">
        {teamPictureLimits.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
      <details>
        <summary className="result-fold">How it’s made</summary>
        <ul className="result-claims">
          {teamMethod.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
