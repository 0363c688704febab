import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { ledgerText } from "#src/shared/sharing/ledger-text.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";

interface LedgerTableProps {
  ledger: Sharing["ledger"];
  /** Who reads the same; null where nobody does any more. */
  facilitator: string | null;
}

/** What was agreed to and taken back, newest first. */
export function LedgerTable({ ledger, facilitator }: LedgerTableProps) {
  return (
    <table className="twin-table w-full max-w-measure">
      <caption>
        What you agreed to, and when.{facilitator !== null && ` ${facilitator} can see the same list.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {[...ledger].reverse().map((entry, place) => (
          // The list only grows, and at its other end.
          <tr key={ledger.length - place}>
            <td className="whitespace-nowrap">
              <LocalDate iso={entry.at} />
            </td>
            <td>{ledgerText(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
