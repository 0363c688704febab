import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { canTell, cannotTell } from "#src/islands/results/page/results-copy.ts";

/** What the result is worth, in plain words. */
export function LimitsSection({ result }: { result: Pick<Analysis, "words" | "responseCount"> }) {
  return (
    <section aria-labelledby="limits-title" className="result-limits">
      <h3 id="limits-title">What this can and can’t tell you</h3>
      <div className="result-pair">
        <Claims title="It can" claims={canTell(result)} />
        <Claims title="It can’t" claims={cannotTell(result)} />
      </div>
    </section>
  );
}

function Claims({ title, claims }: { title: string; claims: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className="result-claims">
        {claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </div>
  );
}
