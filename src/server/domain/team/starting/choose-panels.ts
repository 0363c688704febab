/*
 * Draws who describes whom. Everyone describes and is described by the same number of people, so all
 * windows have as many answers. Up to twelve people everyone describes everyone; above, panels are random.
 */

/** A uniform whole number from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

/** The set of places that each place describes. */
export type Panels = readonly ReadonlySet<number>[];

/** In any order, all equally likely (Fisher and Yates 1938). */
export function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}

/** Everyone describes the next `size` people in a circle: balanced, but not random yet. */
function circle(people: number, size: number, draw: Draw): Set<number>[] {
  const order = shuffled([...Array(people).keys()], draw);
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
  const panels = circle(people, size, draw);
  // Everyone describes everyone.
  if (size === people - 1) return panels;
  const edges = panels.flatMap((panel, describer) =>
    [...panel].map((described) => ({ describer, described })),
  );
  for (let tries = edges.length * triesPerPair; tries > 0; tries -= 1) {
    const one = edges[draw(edges.length)];
    const other = edges[draw(edges.length)];
    if (one !== undefined && other !== undefined) exchange(panels, one, other);
  }
  return panels;
}

/** Who describes whom among some people, as `drawPanels` draws it. */
export function drawPairs(people: readonly { readonly id: string }[], size: number, draw: Draw) {
  const panels = drawPanels(people.length, size, draw);
  return people.flatMap((describer, place) =>
    people
      .filter((_, other) => panels[place]?.has(other) === true)
      .map((described) => ({ describerId: describer.id, describedId: described.id })),
  );
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
