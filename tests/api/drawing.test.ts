import { operations } from "#src/server/http/rest/operation.ts";
import type { Deps } from "#src/server/deps.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";
import { operationOf } from "./contract/operation-of.ts";
import { rows } from "./contract/rows.ts";
import { makeWorld } from "./contract/world.ts";

/* Reports, cards and keepsakes block the event loop for up to 90 ms each, so they share one queue. */

const drawn = rows.filter(([call, , , status]) => {
  const forms = Object.keys(operationOf(call).otherOutputs ?? {});
  const asks =
    forms.includes("image/png") || (forms.includes("application/pdf") && call.includes("format=pdf"));
  return status === 200 && asks;
});
const cardPicture = ["GET {cardPath}.png", "nobody", undefined, 200] as const;

/** Draws something else, and says when. */
function drawingWith(deps: TestDeps, draw: () => Promise<Uint8Array>): Deps {
  const painters = { printReport: draw, printSheet: draw, printPicture: draw, drawPicture: draw };
  return { ...deps, ...painters, cardPainter: { atHand: () => undefined, draw } };
}

it("covers every call that draws", () => {
  const drawing = operations.filter(({ otherOutputs = {} }) =>
    Object.keys(otherOutputs).some((type) => type === "image/png" || type === "application/pdf"),
  );
  expect(new Set(drawn.map(([call]) => operationOf(call)))).toEqual(new Set(drawing));
});

describe.each([...drawn, cardPicture].map((row) => ({ call: row[0], row })))("$call", ({ call, row }) => {
  async function world() {
    const made = await makeWorld(await makeDeps());
    const path = await made.fill(call.replace("GET ", call === cardPicture[0] ? "" : "/api"));
    return { deps: made.deps, path, token: await made.tokenOf(row[1]) };
  }

  it("is drawn two at once, and not for a caller who has left", async () => {
    const { deps, path, token } = await world();
    const going = new Set<() => void>();
    let most = 0;
    const api = makeApi(
      drawingWith(deps, async () => {
        await new Promise<void>((resolve) => {
          going.add(resolve);
          most = Math.max(most, going.size);
        });
        return new Uint8Array(1);
      }),
    );
    const finishNext = async () => {
      await expect.poll(() => going.size).toBeGreaterThan(0);
      const [next] = going;
      if (next === undefined) return;
      going.delete(next);
      next();
    };
    const leaving = new AbortController();
    const asked = [0, 1, 2, 3].map(() => api(path, { token }));
    const left = api(path, { token, signal: leaving.signal });
    leaving.abort();
    const statuses: number[] = [];
    for (const one of asked) {
      await finishNext();
      statuses.push((await one).status);
    }
    expect({ statuses, most }).toEqual({ statuses: [200, 200, 200, 200], most: 2 });
    expect((await left).status).toBe(499);
    expect(going.size).toBe(0);
    expect(deps.logged.join("\n")).not.toMatch(/failed/);
  });
});
