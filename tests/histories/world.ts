import type { Actor } from "#src/server/actor.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { TestClock } from "#tests/setup/test-clock.ts";

/** One database for many surveys, whose writes don't wait for the disk. */
export async function makeWorld(): Promise<TestDeps> {
  const deps = await makeDeps({
    // Drawing takes time and adds only positions; results/report.test.ts compares whole files.
    printReport: (report) => Promise.resolve(Buffer.from(JSON.stringify(report))),
    drawPicture: (picture) => Promise.resolve(Buffer.from(JSON.stringify(picture))),
    cardPainter: {
      atHand: (picture) => Promise.resolve(Buffer.from(JSON.stringify(picture))),
      draw: () => Promise.reject(new Error("It's at hand.")),
    },
    printSheet: (sheet) => Promise.resolve(Buffer.from(JSON.stringify(sheet))),
    printPicture: (printed) => Promise.resolve(Buffer.from(JSON.stringify(printed))),
  });
  const { db } = deps;
  return {
    ...deps,
    db: { ...db, write: (unit, options) => db.write(unit, { ...options, outlives: "crash" }) },
  };
}

/** An owner in that world, with their own time. */
export async function enter(world: TestDeps): Promise<{ readonly deps: TestDeps; readonly owner: Actor }> {
  const deps = { ...world, clock: new TestClock() };
  return { deps, owner: await makeFacilitator(deps) };
}
