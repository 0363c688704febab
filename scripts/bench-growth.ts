/**
 * `npm run bench:growth [copies] [name …]`: times of every page, call, list and job in a large and a small
 * database, as medians, with the longest time that nobody else was served. Names select matching cases.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { actCases, callCases, jobCases, pageCases, type Case } from "./bench/growth/cases.ts";
import { makeWorld, type World } from "./bench/growth/world.ts";
import { median } from "./bench/load.ts";
import { testSealingKey } from "#tests/setup/deps-on.ts";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { startBuiltServer } from "./built-server.ts";

const [copies = "1000", ...wanted] = process.argv.slice(2);
const owned = 2_000;
/** Slower than this is marked, unless nobody could notice it. */
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
  // The next timer shows how long the event loop was blocked.
  await sleep(5);
  blocks.disable();
  return { ms, blockMs: blocks.max / 1e6 };
}

const medianOf = (all: readonly Measured[], figure: keyof Measured) => median(all.map((one) => one[figure]));

/** Alternates between both worlds, so that a slow machine slows both. */
async function measurePair(few: World, many: World, one: Case) {
  // Warms up, and does what is due.
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
    const { fewMs, manyMs, blockMs, isWorthALook } = await measurePair(few, many, one);
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
} finally {
  await few.close();
  await many.close();
  rmSync(folder, { recursive: true, force: true });
}
