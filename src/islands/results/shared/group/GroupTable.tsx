import type { GroupCell, GroupPicture } from "#src/shared/group/group.output.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { groupPanes, traitName } from "./group-words.ts";

/** What the strips draw, as one table. */
export function GroupTable({ picture: { words, counted } }: { picture: GroupPicture }) {
  return (
    <table className="twin-table">
      <caption>In how many of {counted} windows each word is</caption>
      <thead>
        <tr>
          <th scope="col">Word</th>
          {groupPanes.map((pane) => (
            <th key={pane} scope="col">
              {paneText[pane].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map(({ traitId, ...cells }) => (
          <tr key={traitId}>
            <th scope="row">{traitName(traitId)}</th>
            {groupPanes.map((pane) => (
              <td key={pane}>
                <Cell cell={cells[pane]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell }: { cell: GroupCell }) {
  if (cell !== null) return cell;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not shown</span>
    </>
  );
}
