import { tellingDifference } from "#src/server/domain/overlap/rules.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";

/*
 * Who describes whom in a team round. Everyone describes as many as everyone else, and is described by as many: nobody's window rests on
 * fewer people than another's. Up to twelve people everyone describes everyone; above that panels are drawn at random.
 */

/** A whole number from 0 up to, but not including, `below`, each as likely. */
export type Draw = (below: number) => number;

/** Whom each person describes, by their places: a set of places for each place. */
export type Panels = readonly ReadonlySet<number>[];

const everyone = (people: number): Panels =>
  Array.from(
    { length: people },
    (_, place) =>
      new Set(Array.from({ length: people }, (__, other) => other).filter((one) => one !== place)),
  );

/** Fisher and Yates (Durstenfeld 1964). */
function shuffled(length: number, draw: Draw): readonly number[] {
  const places = Array.from({ length }, (_, place) => place);
  for (let end = length - 1; end > 0; end -= 1) {
    const other = draw(end + 1);
    [places[end], places[other]] = [places[other] ?? 0, places[end] ?? 0];
  }
  return places;
}

/** Everyone describes the next so many in a circle: balanced, and not at random yet. */
function circle(people: number, size: number, draw: Draw): Set<number>[] {
  const order = shuffled(people, draw);
  const panels = Array.from({ length: people }, () => new Set<number>());
  for (const [at, describer] of order.entries()) {
    for (let step = 1; step <= size; step += 1) panels[describer]?.add(order[(at + step) % people] ?? 0);
  }
  return panels;
}

/** So many tries for each pair: many times what it takes to forget the circle (Milo et al. 2003 use 100 for graphs at large). */
const triesPerPair = 20;

/**
 * Draws the panels of a team round. Two pairs at a time exchange whom they describe, where that keeps anyone from describing themselves or
 * someone twice; so everyone keeps their numbers, and after many exchanges every arrangement is about as likely (the switching Markov
 * chain for directed graphs with given degrees, Rao, Jana and Bandyopadhyay 1996).
 *
 * @param people how many take part
 * @param size how many each describes, fewer than `people`
 * @throws {RangeError} where nobody could be left to describe
 */
export function drawPanels(people: number, size: number, draw: Draw): Panels {
  if (size < 1 || size >= people) throw new RangeError("A panel is smaller than its team.");
  if (size === people - 1) return everyone(people);
  const panels = circle(people, size, draw);
  const pairs = panels.flatMap((described, describer) =>
    [...described].map((one) => [describer, one] as const),
  );
  const edges = pairs.map(([describer, described]) => ({ describer, described }));
  for (let tries = edges.length * triesPerPair; tries > 0; tries -= 1) {
    const one = edges[draw(edges.length)];
    const other = edges[draw(edges.length)];
    if (one !== undefined && other !== undefined) exchange(panels, one, other);
  }
  return panels;
}

interface Edge {
  readonly describer: number;
  described: number;
}

function exchange(panels: readonly Set<number>[], one: Edge, other: Edge): void {
  const [mine, theirs] = [panels[one.describer], panels[other.describer]];
  if (mine === undefined || theirs === undefined || one.describer === other.describer) return;
  if (one.describer === other.described || other.describer === one.described) return;
  if (mine.has(other.described) || theirs.has(one.described)) return;
  mine.delete(one.described);
  theirs.delete(other.described);
  mine.add(other.described);
  theirs.add(one.described);
  [one.described, other.described] = [other.described, one.described];
}

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
