import { agreementFloor, type Agreement } from "#src/shared/analysis.ts";
import { AgreementLine } from "./AgreementLine.tsx";
import { agreementText, spoken } from "#src/shared/agreement-text.ts";

/** How well the two lists agree as wholes: drawn, in a sentence, and as a table. */
export function AgreementSection({ agreement }: { agreement: Agreement }) {
  return (
    <section aria-labelledby="agreement-title" className="grid content-start gap-4">
      <h2 id="agreement-title">How far you agree</h2>
      <AgreementLine agreement={agreement} />
      <p>{agreementText(agreement)}</p>
      <details className="text-sm">
        <summary className="twin-summary">Read the index as a table</summary>
        <AgreementTable agreement={agreement} />
      </details>
    </section>
  );
}

function AgreementTable({ agreement: { value, low, high } }: { agreement: Agreement }) {
  const rows = [
    ["Agreement index", spoken(value)],
    ["Its band", `${spoken(low)} to ${spoken(high)}`],
    ["Can be luck", `below about ${agreementFloor}`],
    ["Your words come before all others", "100"],
    ["Your words do no better than any", "0"],
  ];
  return (
    <table className="twin-table">
      <tbody>
        {rows.map(([what, number]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
