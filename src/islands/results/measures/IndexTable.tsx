import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import type { Agreement } from "#src/shared/result/analysis.ts";
import { agreementFloor } from "#src/shared/result/analysis.ts";

interface IndexTableProps {
  agreement: Agreement;
  name: string;
  /** The words that the index is about. */
  whose: string;
}

/** What AgreementLine draws, as a table. */
export function IndexTable({ agreement: { value, low, high }, name, whose }: IndexTableProps) {
  const rows = [
    [name, spokenIndex(value)],
    ["Its band", `${spokenIndex(low)} to ${spokenIndex(high)}`],
    ["Could be chance", `below about ${agreementFloor}`],
    [`${whose} come before all others`, "100"],
    [`${whose} do no better than any`, "0"],
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
