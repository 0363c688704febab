/*
 * Draws who describes whom. Everyone describes and is described by the same number of people, so all
 * windows have as many answers. Up to twelve people everyone describes everyone; above, panels are random.
 */

/** A uniform whole number from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

/** The set of places that each place describes. */
export type Panels = readonly ReadonlySet<number>[];

const everyone = (people: number): Panels =>
  Array.from(
    { length: people },
    (_, place) =>
      new Set(Array.from({ length: people }, (__, other) => other).filter((one) => one !== place)),
  );

/** Fisher and Yates (Durstenfeld 1964). */
export function shuffled(length: number, draw: Draw): readonly number[] {
  const places = Array.from({ length }, (_, place) => place);
  for (let end = length - 1; end > 0; end -= 1) {
    const other = draw(end + 1);
    [places[end], places[other]] = [places[other] ?? 0, places[end] ?? 0];
  }
  return places;
}

/** Everyone describes the next `size` people in a circle: balanced, but not random yet. */
function circle(people: number, size: number, draw: Draw): Set<number>[] {
  const order = shuffled(people, draw);
  const panels = Array.from({ length: people }, () => new Set<number>());
  for (const [at, describer] of order.entries()) {
    for (let step = 1; step <= size; step += 1) panels[describer]?.add(order[(at + step) % people] ?? 0);
  }
  return panels;
}

/** Many times what it takes to forget the circle (Milo et al. 2003 use 100 for graphs at large). */
const triesPerPair = 20;

/**
 * Draws the panels of a team round. Two pairs at a time exchange whom they describe, unless someone would
 * describe themselves or someone twice. Everyone keeps their numbers, and after many exchanges all
 * arrangements are about equally likely (the switching Markov chain for directed graphs with given degrees,
 * Rao, Jana and Bandyopadhyay 1996).
 *
 * @param people how many take part
 * @param size how many each describes, fewer than `people`
 * @throws {RangeError} if `size` isn't from 1 to `people - 1`
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
