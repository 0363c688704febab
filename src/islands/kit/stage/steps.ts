/** Keys of a keyboard, and of the small remote controls that people present with. */
const moves = new Map<string, number>([
  ...["ArrowRight", "ArrowDown", "PageDown", " "].map((key) => [key, 1] as const),
  ...["ArrowLeft", "ArrowUp", "PageUp"].map((key) => [key, -1] as const),
  ["Home", -Infinity],
  ["End", Infinity],
]);

/** The step so many further on; at either end it stays there. */
export function stepAt<Step>(order: readonly Step[], step: Step, by: number): Step {
  const place = Math.min(order.length - 1, Math.max(0, order.indexOf(step) + by));
  return order[place] ?? step;
}

/** Where a key leads; null for a key that leads nowhere. */
export function stepByKeyIn<Step>(order: readonly Step[], step: Step, key: string): Step | null {
  const by = moves.get(key);
  return by === undefined ? null : stepAt(order, step, by);
}
