/**
 * `npm run bench:growth [copies] [name …]`: what people and jobs wait for beside much of everyone's data, and beside almost nothing: every page,
 * every call, every list for administrators and every job. Names pick cases that have them in theirs. Figures are medians; the longest block is
 * for how long nobody else was served.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { actCases, callCases, dueCases, jobCases, pageCases, type Case } from "./bench/growth/cases.ts";
import { makeWorld, type World } from "./bench/growth/world.ts";
import { median } from "./bench/load.ts";
import { testSealingKey } from "#tests/setup/deps-on.ts";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { startBuiltServer } from "./built-server.ts";

const [copies = "1000", ...wanted] = process.argv.slice(2);
const owned = 2_000;
/** More than that is worth a look, unless it's less than what anyone could notice. */
const worthALook = { ratio: 2, ms: 3 };
const samples = { fewest: 9, most: 31, patienceMs: 1_000 };

interface Measured {
  readonly ms: number;
  readonly blockMs: number;
}

async function sample(world: World, { prepare }: Case): Promise<Measured> {
  const run = await prepare(world);
  const blocks = monitorEventLoopDelay({ resolution: 1 });
  blocks.enable();
  const start = performance.now();
  await run();
  const ms = performance.now() - start;
  // What blocked the event loop is noticed by its next timer.
  await sleep(5);
  blocks.disable();
  return { ms, blockMs: blocks.max / 1e6 };
}

const medianOf = (all: readonly Measured[], figure: keyof Measured) => median(all.map((one) => one[figure]));

/** In both worlds, in turns: what slows the machine down then slows both. */
async function measurePair(few: World, many: World, one: Case) {
  // Code that has just started is slow, and what is due is done the first time.
  await sample(few, one);
  await sample(many, one);
  const [inFew, inMany]: [Measured[], Measured[]] = [[], []];
  const until = performance.now() + samples.patienceMs;
  while (inMany.length < samples.fewest || (inMany.length < samples.most && performance.now() < until)) {
    inFew.push(await sample(few, one));
    inMany.push(await sample(many, one));
  }
  const [fewMs, manyMs] = [medianOf(inFew, "ms"), medianOf(inMany, "ms")];
  const isWorthALook = manyMs / fewMs > worthALook.ratio && manyMs > worthALook.ms;
  return { fewMs, manyMs, blockMs: medianOf(inMany, "blockMs"), isWorthALook };
}

async function measureAll(title: string, few: World, many: World, cases: readonly Case[]): Promise<void> {
  const some = cases.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  if (some.length > 0) console.log(`\n${title}`);
  for (const one of some) {
    const first = await measurePair(few, many, one);
    // What looks slow is measured once more: others may have been busy.
    const { fewMs, manyMs, blockMs, isWorthALook } = first.isWorthALook
      ? await measurePair(few, many, one)
      : first;
    const figures = [
      `${fewMs.toFixed(1)} ms`,
      `${manyMs.toFixed(1)} ms`,
      `x${(manyMs / fewMs).toFixed(1)}`,
      `${blockMs.toFixed(0)} ms`,
    ];
    console.log(
      `${one.name.padEnd(60)}${figures.map((figure) => figure.padStart(11)).join("")}${isWorthALook ? "  look" : ""}`,
    );
  }
}

buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "openpane-growth-"));
const began = performance.now();
const few = await makeWorld(join(folder, "few.db"), 1, owned);
const many = await makeWorld(join(folder, "many.db"), Number(copies), owned);
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
console.log(`Filled in ${seconds} s. Medians: almost empty, full, ratio; longest block when full`);
try {
  // First, while nothing is due: the others let time pass.
  await measureAll("Jobs", few, many, jobCases);
  const settings = { SEALING_KEY: testSealingKey };
  const servers = [
    await startBuiltServer(few.deps.databaseUrl, settings),
    await startBuiltServer(many.deps.databaseUrl, settings),
  ];
  const serverOf = (world: World) => servers[world === few ? 0 : 1]?.url ?? "";
  try {
    await measureAll("Pages", few, many, pageCases(serverOf));
  } finally {
    for (const server of servers) await server.stop();
  }
  await measureAll("What touches much", few, many, actCases);
  await measureAll("Calls", few, many, callCases);
  await measureAll("Jobs with something to do", few, many, dueCases);
} finally {
  await few.close();
  await many.close();
  rmSync(folder, { recursive: true, force: true });
}
