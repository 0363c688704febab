import { median } from "#scripts/bench/load.ts";
import type { Case } from "./case.ts";
import type { World } from "./world.ts";

const fewest = 9;
const most = 31;
/** So long samples of one case are taken, unless they are too few by then. */
const patienceMs = 1_000;

/** Until it is told to stop: how long the event loop is kept from its next turn, at most, and by how much the process grows. */
function watch() {
  const before = process.memoryUsage.rss();
  let last = performance.now();
  let longestMs = 0;
  let mostBytes = 0;
  const note = (): void => {
    longestMs = Math.max(longestMs, performance.now() - last);
    mostBytes = Math.max(mostBytes, process.memoryUsage.rss() - before);
    last = performance.now();
  };
  let next = setImmediate(beat);
  function beat(): void {
    note();
    next = setImmediate(beat);
  }
  return () => {
    clearImmediate(next);
    note();
    return { longestMs, mostMb: mostBytes / 2 ** 20 };
  };
}

interface Sample {
  readonly ms: number;
  readonly longestMs: number;
  readonly mostMb: number;
}

async function take(world: World, { prepare }: Case): Promise<Sample> {
  const run = await prepare(world);
  const stopWatching = watch();
  const start = performance.now();
  await run();
  const ms = performance.now() - start;
  return { ms, ...stopWatching() };
}

export interface Measured {
  readonly ms: number;
  /** For how long nobody else was served. */
  readonly blockMs: number;
  readonly growthMb: number;
}

const medianOf = (samples: readonly Sample[]): Measured => ({
  ms: median(samples.map(({ ms }) => ms)),
  blockMs: median(samples.map(({ longestMs }) => longestMs)),
  growthMb: Math.max(...samples.map(({ mostMb }) => mostMb)),
});

/** Medians of a case in both worlds, in turns: what slows the machine down then slows both. */
export async function measurePair(
  worlds: Readonly<Record<"little" | "much", World>>,
  one: Case,
): Promise<Readonly<Record<"little" | "much", Measured>>> {
  // Code that has just started is slow, and what is due is done the first time.
  await take(worlds.little, one);
  await take(worlds.much, one);
  const little: Sample[] = [];
  const much: Sample[] = [];
  const until = performance.now() + patienceMs;
  while (much.length < fewest || (much.length < most && performance.now() < until)) {
    little.push(await take(worlds.little, one));
    much.push(await take(worlds.much, one));
  }
  return { little: medianOf(little), much: medianOf(much) };
}
