import { mails } from "#db/schema/index.ts";
import { minutes } from "#src/server/clock.ts";
import { getServerState } from "#src/server/domain/admin/get-overview.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function world() {
  const deps = await makeDeps();
  const now = deps.clock.now();
  const row = { recipient: "alma@example.org", subject: "Hello", text: "", html: "", createdAt: now };
  const add = (state: "queued" | "sent" | "failed", dueAt: Date) => {
    const id = deps.ids.id();
    return deps.db.write((tx) => tx.insert(mails).values({ ...row, id, eventKey: id, state, dueAt }));
  };
  return { deps, now, add };
}

describe("the state of the server", () => {
  it("shows emails as they were on the hour", async () => {
    const { deps, now, add } = await world();
    const since = new Date(now.getTime() - minutes(9));
    await add("queued", new Date(now.getTime() - minutes(2)));
    await add("queued", since);
    await add("queued", new Date(now.getTime() + minutes(2)));
    await add("failed", now);
    await add("sent", now);
    expect(await getServerState(deps)).toEqual({ databaseAnswers: true, mails: null });
    await deps.hourlyMails.count(deps);
    const counted = {
      countedAt: now,
      counts: [
        { state: "failed", count: 1 },
        { state: "queued", count: 3 },
      ],
      longestDueAt: since,
    };
    expect(await getServerState(deps)).toEqual({ databaseAnswers: true, mails: counted });
    await deps.db.write((tx) => tx.update(mails).set({ state: "failed" }));
    deps.clock.advance(minutes(59));
    expect(await getServerState(deps)).toEqual({ databaseAnswers: true, mails: counted });
  });

  it("reports an unreachable database", async () => {
    const { deps } = await world();
    const db = { ...deps.db, ping: () => Promise.reject(new Error("out of reach")) };
    expect(await getServerState({ ...deps, db })).toEqual({ databaseAnswers: false, mails: null });
  });
});
