import { serverFacts } from "#src/server/http/pages/inspection.ts";
import { mails } from "#db/schema/index.ts";
import { hours, minutes } from "#src/server/clock.ts";
import { getServerState } from "#src/server/domain/admin/get-server-state.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { runOverTwoLooks } from "#tests/setup/hourly.ts";
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
  it("shows emails as they were on the hour, and nothing of what has moved since", async () => {
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

  it("is counted on the hour alone", async () => {
    const { deps } = await world();
    deps.clock.advance(minutes(20));
    await runOverTwoLooks(deps, "counting of emails");
    const { mails: counted } = await getServerState(deps);
    expect(counted?.countedAt.getTime()).toBe(deps.clock.now().getTime());
    expect((counted?.countedAt.getTime() ?? 1) % hours(1)).toBe(0);
  });

  it("says so where the database is out of reach", async () => {
    const { deps } = await world();
    const db = { ...deps.db, ping: () => Promise.reject(new Error("out of reach")) };
    expect(await getServerState({ ...deps, db })).toEqual({ databaseAnswers: false, mails: null });
  });
});

it("is told with its memory in steps that no single request shows in", () => {
  expect(serverFacts().memoryMegabytes % 64).toBe(0);
});
