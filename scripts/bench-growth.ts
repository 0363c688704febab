/**
 * `npm run bench:growth [share]`: what people and jobs wait for beside two years of everyone's data, and beside almost nothing: every page, every
 * call, every list for administrators and every job. A share of 0.1 fills a tenth. Figures are medians; the longest block is for how long nobody
 * else was served. Names after the share pick cases: `npm run bench:growth 1 rounds` measures those that have it in their name.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { actCases } from "./bench/growth/act-cases.ts";
import { adminCases } from "./bench/growth/admin-cases.ts";
import { callCases } from "./bench/growth/call-cases.ts";
import type { Case } from "./bench/growth/case.ts";
import { leastShare } from "./bench/growth/data/amounts.ts";
import { dueCases, jobCases } from "./bench/growth/job-cases.ts";
import { measurePair } from "./bench/growth/measure.ts";
import { pageCases, startServers } from "./bench/growth/page-cases.ts";
import { makeWorld } from "./bench/growth/world.ts";
import { buildIfChanged } from "./build/build-if-changed.ts";

const [share = "1", ...wanted] = process.argv.slice(2);
const ownSurveys = 2_000;
/** More than that is worth a look, unless it's less than what anyone could notice. */
const worthALook = { ratio: 2, ms: 3 };

buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "openpane-growth-"));
const began = performance.now();
const little = await makeWorld(join(folder, "little.db"), leastShare, ownSurveys);
const much = await makeWorld(join(folder, "much.db"), Number(share), ownSurveys);
const worlds = { little, much };
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
console.log(
  `Filled in ${seconds} s. Medians: almost empty, full, ratio; longest block, and memory, when full`,
);

type Pair = Awaited<ReturnType<typeof measurePair>>;

const isWorthALook = ({ little: few, much: many }: Pair): boolean =>
  many.ms / few.ms > worthALook.ratio && many.ms > worthALook.ms;

/** What looks slow is measured once more: others may have been busy. */
async function measure(one: Case): Promise<Pair> {
  const pair = await measurePair(worlds, one);
  return isWorthALook(pair) ? measurePair(worlds, one) : pair;
}

async function measureAll(title: string, cases: readonly Case[]): Promise<void> {
  const some = cases.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  if (some.length === 0) return;
  console.log(`\n${title}`);
  for (const one of some) {
    const { little: few, much: many } = await measure(one);
    const ratio = many.ms / few.ms;
    const cells = [
      one.name.padEnd(60),
      `${few.ms.toFixed(1)} ms`.padStart(11),
      `${many.ms.toFixed(1)} ms`.padStart(12),
      `x${ratio.toFixed(1)}`.padStart(8),
      `${many.blockMs.toFixed(0)} ms`.padStart(10),
      `+${many.growthMb.toFixed(0)} MB`.padStart(10),
      isWorthALook({ little: few, much: many }) ? "  look" : "",
    ];
    console.log(cells.join(" "));
  }
}

try {
  // First, while nothing is due: the others let time pass.
  await measureAll("Jobs", jobCases);
  const servers = await startServers([little, much]);
  try {
    await measureAll("Pages", pageCases(servers));
  } finally {
    await servers.stop();
  }
  await measureAll("Lists of administrators", adminCases);
  await measureAll("What touches much", actCases);
  await measureAll("Calls", callCases);
  await measureAll("Jobs with something to do", dueCases);
} finally {
  await little.close();
  await much.close();
  rmSync(folder, { recursive: true, force: true });
}
