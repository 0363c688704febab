import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import {
  describeRoom,
  gatherRoom,
  openRoom,
  pickingRoom,
  pictureRoom,
} from "#tests/factories/organisation/workshop.ts";

test("the wall of a full room is whole on a projector and on a phone", async ({ page, deps }) => {
  test.slow();
  const steps = [gatherRoom, pickingRoom, describeRoom, openRoom, pictureRoom] as const;
  for (const make of steps) {
    const { owner, workshop } = await make(deps, { many: 60 });
    await rememberToken(page, await deps.sessions.start(owner.userId));
    for (const [width, height] of [
      [1280, 720],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openPage(page, workshopPaths.wall(workshop.id));
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(tall, `${make.name} at ${width}`).toBeLessThanOrEqual(height);
    }
  }
});
