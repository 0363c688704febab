import type { PostFault } from "#src/server/domain/blog/post-renderer.ts";
import type { Nodes } from "hast";

/** Nobody mends more than this at once. */
const mostFaults = 20;

/** Gathers what is wrong with a text, as it's read. */
export class Faults {
  readonly #found: PostFault[] = [];

  add(line: number, message: string): void {
    if (this.#found.length < mostFaults) this.#found.push({ line, message });
  }

  /** @param linesDown how many lines into the node it is */
  at(node: Pick<Nodes, "position">, message: string, linesDown = 0): void {
    this.add((node.position?.start.line ?? 1) + linesDown, message);
  }

  get all(): readonly PostFault[] {
    return this.#found;
  }
}
