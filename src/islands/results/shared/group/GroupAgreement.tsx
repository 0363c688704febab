import { AgreementLine } from "#src/islands/kit/window/AgreementLine.tsx";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { groupAgreementText } from "./group-copy.ts";

/** How far people and their peers agree: the middle window on the band that holds the middle half. */
export function GroupAgreement({ picture }: { picture: GroupPicture }) {
  const { low, middle, high } = picture.agreement;
  const rows = [
    ["A quarter of the windows are at or below", low],
    ["The middle one", middle],
    ["A quarter are at or above", high],
  ] as const;
  return (
    <section className="grid content-start gap-4" aria-labelledby="group-agreement-title">
      <h3 id="group-agreement-title">How far they and their peers agree</h3>
      <AgreementLine agreement={{ value: middle, low, high }} />
      <p>{groupAgreementText(picture)}</p>
      <details className="text-sm">
        <summary className="twin-summary">Read the agreement as a table</summary>
        <table className="twin-table">
          <tbody>
            {rows.map(([name, index]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{spokenIndex(index)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
