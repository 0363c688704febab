import * as schema from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days, hours } from "#src/server/clock.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { sendClientReminders } from "#src/server/domain/programme/asking/send-client-reminders.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

describe("reminders of clients", () => {
  async function remindedOver(
    hoursPassed: number,
    act: (deps: TestDeps, mira: Actor, faId: string, clientId: string) => Promise<unknown> = () =>
      Promise.resolve(),
    reminders = true,
  ) {
    const deps = await makeDeps();
    const mira = await makeFacilitator(deps);
    const clients = [{ name: "Anna", email: "anna@example.org" }];
    const { id, invited } = await createProgramme(deps, mira, {
      title: "Spring",
      message: null,
      clients,
      reminders,
    });
    await act(deps, mira, id, invited[0]?.id ?? "");
    const at: number[] = [];
    let before = 1;
    for (let hour = 1; hour <= hoursPassed; hour += 1) {
      deps.clock.advance(hours(1));
      await sendClientReminders(deps);
      const now = (await mailsTo(deps, "anna@example.org")).length;
      if (now > before) at.push(hour / 24);
      before = now;
    }
    return at.map((day) => Math.round(day * 10) / 10);
  }

  const set =
    (changes: Partial<typeof schema.clients.$inferInsert>) =>
    (deps: TestDeps, _: Actor, __: string, id: string) =>
      deps.db.write((tx) => tx.update(schema.clients).set(changes).where(eq(schema.clients.id, id)));

  it("come after three and seven days, and then no more", async () => {
    expect(await remindedOver(24 * 12)).toEqual([3, 7]);
  });

  it("come to nobody who has replied, nor where they are off", async () => {
    expect(await remindedOver(24 * 8, set({ state: "declined" }))).toEqual([]);
    expect(await remindedOver(24 * 8, undefined, false)).toEqual([]);
  });

  it("leave out the one soon after a nudge", async () => {
    const nudge = (deps: TestDeps, _: Actor, __: string, id: string) =>
      set({ nudgedAt: after(deps.clock.now(), days(5)) })(deps, _, __, id);
    expect(await remindedOver(24 * 8, nudge)).toEqual([]);
  });
});
