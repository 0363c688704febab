import { tellingDifference } from "#src/server/domain/overlap/rules.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { drawPanels, type Draw } from "./panels.ts";

/** Who described whom in an earlier team round: describers by whom they described. */
export type Describers = ReadonlyMap<string, ReadonlySet<string>>;

const minResponses = leastResponses.organisation;

/** Rule A12: of each person, the lists of who describes them must not differ by a few, else one window beside the other tells of those. */
function isApart(panels: Describers, earlier: Describers): boolean {
  return [...panels].every(([person, describers]) => {
    const before = earlier.get(person);
    if (before === undefined) return true;
    const opened = { mailboxes: [...before], minResponses };
    return tellingDifference({ mailboxes: describers, minResponses }, opened) === null;
  });
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((entry) => other.has(entry));

function drawFor(people: readonly string[], size: number, draw: Draw): Describers {
  const panels = drawPanels(people.length, size, draw);
  const describers = new Map(people.map((person) => [person, new Set<string>()]));
  for (const [place, described] of panels.entries()) {
    for (const other of described) describers.get(people[other] ?? "")?.add(people[place] ?? "");
  }
  return describers;
}

/** So many draws are tried before a team is told to wait. */
const mostDraws = 200;

/**
 * Who describes whom in a new team round: as in an earlier one of the same people, else drawn so that nobody's list differs from an earlier
 * one by a few.
 *
 * @param earlier team rounds whose windows may stand beside the new ones
 * @returns null where these people can't have a round beside the earlier ones
 */
export function choosePanels(
  people: readonly string[],
  size: number,
  earlier: readonly Describers[],
  draw: Draw,
): Describers | null {
  const team = new Set(people);
  const isRepeat = (before: Describers) =>
    isSame(new Set(before.keys()), team) && [...before.values()].every((list) => list.size === size);
  const fits = (panels: Describers) => earlier.every((before) => isApart(panels, before));
  const repeated = earlier.find((before) => isRepeat(before) && fits(before));
  if (repeated !== undefined) return repeated;
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const panels = drawFor(people, size, draw);
    if (fits(panels)) return panels;
    // There is only one way to have everyone describe everyone.
    if (size === people.length - 1) return null;
  }
  return null;
}
