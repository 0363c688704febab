/**
 * `npm run bench:growth [share]`: what people and jobs wait for beside two years of everyone's data, and beside almost nothing.
 * A share of 0.1 fills a tenth. Every figure is a median; the longest block is for how long nobody else was served.
 */
import type { Case } from "./bench/growth-case.ts";
import { cases } from "./bench/growth-cases.ts";
import { makeWorld, type World } from "./bench/growth-world.ts";
import { median } from "./bench/load.ts";

const share = Number(process.argv[2] ?? "1");
const samples = 5;
const ownSurveys = 2_000;
const most = {
  people: 200_000,
  rounds: 10_000,
  answers: 1_000_000,
  invitations: 1_000_000,
  mails: 1_000_000,
  sessions: 300_000,
};
const some = (part: number) => ({
  people: Math.ceil(most.people * part),
  rounds: Math.ceil(most.rounds * part),
  answers: Math.ceil(most.answers * part),
  invitations: Math.ceil(most.invitations * part),
  mails: Math.ceil(most.mails * part),
  sessions: Math.ceil(most.sessions * part),
});

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

async function measure(world: World, { prepare }: Case) {
  const times: number[] = [];
  let [blockMs, growthMb] = [0, 0];
  for (let n = -1; n < samples; n += 1) {
    const run = await prepare(world);
    const stopWatching = watch();
    const start = performance.now();
    await run();
    const ms = performance.now() - start;
    const { longestMs, mostMb } = stopWatching();
    // Code that has just started is slow.
    if (n < 0) continue;
    times.push(ms);
    blockMs = Math.max(blockMs, longestMs);
    growthMb = Math.max(growthMb, mostMb);
  }
  return { ms: median(times), blockMs, growthMb };
}

const began = performance.now();
const little = await makeWorld(some(0.001), ownSurveys);
const much = await makeWorld(some(share), ownSurveys);
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
console.log(
  `Filled in ${seconds} s. Medians of ${String(samples)}: almost empty, full, ratio; full: longest block, memory\n`,
);
try {
  for (const one of cases) {
    const few = await measure(little, one);
    const many = await measure(much, one);
    const cells = [
      one.name.padEnd(44),
      `${few.ms.toFixed(1)} ms`.padStart(11),
      `${many.ms.toFixed(1)} ms`.padStart(12),
      `x${(many.ms / few.ms).toFixed(1)}`.padStart(8),
      `${many.blockMs.toFixed(0)} ms`.padStart(10),
      `+${many.growthMb.toFixed(0)} MB`.padStart(10),
    ];
    console.log(cells.join(" "));
  }
} finally {
  await little.close();
  await much.close();
}
