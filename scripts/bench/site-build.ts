import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sources } from "#scripts/build/build-if-changed.ts";

/*
 * How long the build takes with many articles. It is done in a copy of the project, so that neither its content nor its
 * caches know of them.
 */

const counts = [100, 500];
const mostSeconds = 60;
/** More articles may not cost more each: a build that compares each with each would. */
const mostRatio = 1.5;

const paragraph =
  "People see in each other what they had occasion to see, and a list of words is a rough net for it. ";

function article(place: number): string {
  const day = new Date(Date.UTC(2020, 0, 1 + place)).toISOString().slice(0, 10);
  const sections = Array.from(
    { length: 6 },
    (_, section) => `## Part ${String(section + 1)} of ${String(place)}\n\n${paragraph.repeat(8)}\n`,
  );
  return `---
title: Sample article number ${String(place)}
description: One of many articles that are alike but for their numbers, so that a build with hundreds of them can be timed.
publishedAt: ${day}
tags: [sample-${"abcdefgh".charAt(place % 8)}, sample]
cover:
  alt: A window of four panes that are almost alike, as many others are.
  panes: { arena: ${String(1 + (place % 7))}, blindSpot: 2, facade: 3, unknown: 4 }
---

${sections.join("\n")}`;
}

/** Seconds that a build takes with so many articles more than there are. */
function secondsWith(count: number): number {
  const folder = mkdtempSync(join(tmpdir(), "openpane-site-"));
  try {
    for (const part of sources) cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    for (let place = 0; place < count; place += 1)
      writeFileSync(join(folder, "src/content/blog", `sample-${String(place)}.mdx`), article(place));
    const start = performance.now();
    const build = spawnSync(
      process.execPath,
      [resolve("node_modules/astro/bin/astro.mjs"), "build", "--force"],
      {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
    return (performance.now() - start) / 1_000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The build with few and with many articles, and what one more costs in each. */
export function benchSiteBuild(): void {
  const none = secondsWith(0);
  const [few = 0, many = 0] = counts;
  const [withFew, withMany] = [secondsWith(few), secondsWith(many)];
  const each = { few: (withFew - none) / few, many: (withMany - none) / many };
  const row = (name: string, value: string, verdict = "") =>
    console.log(`${name.padEnd(46)} ${value.padStart(12)}   ${verdict}`);
  const ratio = each.many / each.few;
  row("as it is", `${none.toFixed(1)} s`);
  row(`with ${String(few)} articles more`, `${withFew.toFixed(1)} s`);
  row(
    `with ${String(many)} articles more`,
    `${withMany.toFixed(1)} s`,
    `${withMany < mostSeconds ? "ok" : "ABOVE"} (< ${String(mostSeconds)} s)`,
  );
  row(
    `one article among ${String(many)}, beside one among ${String(few)}`,
    ratio.toFixed(2),
    `${ratio <= mostRatio ? "ok" : "ABOVE"} (<= ${String(mostRatio)}); ${(each.many * 1_000).toFixed(0)} ms each`,
  );
}
