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
