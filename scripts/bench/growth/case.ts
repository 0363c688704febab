import type { World } from "./world.ts";

/** Something whose time must not depend on how much there is of everything else. */
export interface Case {
  readonly name: string;
  /** Makes what is measured once ready, and returns it. */
  readonly prepare: (world: World) => Promise<() => Promise<unknown>>;
}

export const always = (name: string, run: (world: World) => Promise<unknown>): Case => ({
  name,
  prepare: (world) => Promise.resolve(() => run(world)),
});
