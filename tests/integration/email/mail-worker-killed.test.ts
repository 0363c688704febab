import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { mailDeadlineMs } from "#src/server/domain/mail/queue/mail-transport.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { startSteppingSmtpServer, type Trouble } from "#tests/fakes/stepping-smtp-server.ts";
import { mailsByState, queueInvitations } from "#tests/factories/queued-invitations.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { killWorkers, type WritePoint } from "#tests/setup/process/dying-workers.ts";
import { expect, it } from "vitest";

/*
 * kill -9 of a sending process at each write and each step of its talk with the mail server, until the point
 * isn't reached. Then another worker takes over. Every invitation arrives; twice only if the process died
 * between the acceptance and its record, and then with the same Message-ID.
 */

const invited = 3;
const writePoints = [1, 2, 3].flatMap((at) =>
  (["before", "inside", "after"] as const).map((point) => ({ at, point })),
);
/** Three emails of 21 steps: a greeting, four commands, and the content before and after its acceptance. */
const smtpPoints = Array.from({ length: 23 }, (_, n) => ({ at: n + 1, mishap: "freeze" as const }));
/** Separate database servers would take minutes, so there are a few of each. */
const fewOnServer = <Point>(points: readonly Point[], every: number): readonly Point[] =>
  process.env["TEST_DATABASE"] === "server" ? points.filter((_, n) => n % every === 1) : points;

async function makeWorld(name: string, write: WritePoint | null, trouble: Trouble | null) {
  const deps = await makeDeps();
  const { people } = await queueInvitations(deps, invited);
  const { server, url } = await startSteppingSmtpServer(trouble);
  const now = deps.clock.now().toISOString();
  const doom = { name, databaseUrl: deps.databaseUrl, smtpUrl: url, now, write };
  return { deps, people, server, doom, reached: server.reached };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

/** What another worker does after the lease. */
async function takeOver({ deps, people, server }: World) {
  const atDeath = await mailsByState(deps);
  const taken = server.taken.map(({ messageId }) => messageId.split("@")[0] ?? "");
  const { server: next, url } = await startSteppingSmtpServer();
  deps.clock.advance(2 * mailDeadlineMs);
  await deliverDueMails(deps, createSmtpTransport({ url, from: "Openpane <no-reply@example.org>" }));
  const arrived = [...server.taken, ...next.taken];
  return {
    /** Recorded as sent, but not accepted: lost. */
    lost: atDeath.sent.filter((id) => !taken.includes(id)),
    notArrived: people.filter((person) => !arrived.some(({ to }) => to === person)),
    unsettled: (await mailsByState(deps)).queued,
    twice: arrived.filter(({ messageId }, n) => arrived.findIndex((m) => m.messageId === messageId) < n),
    /** The one window: accepted, but not recorded. */
    inWindow: taken.filter((id) => !atDeath.sent.includes(id)),
    messages: new Set(arrived.map(({ messageId }) => messageId)).size,
  };
}

async function killAll(worlds: readonly World[]) {
  const finished = await killWorkers(worlds);
  const doubled: string[] = [];
  for (const world of worlds) {
    const { name } = world.doom;
    const after = await takeOver(world);
    const lostNobody = { lost: [], notArrived: [], unsettled: [], messages: invited };
    expect(after, name).toMatchObject(lostNobody);
    const twice = after.twice.map(({ messageId }) => messageId.split("@")[0] ?? "");
    expect(twice.sort(), name).toEqual([...after.inWindow].sort());
    if (finished.has(name)) expect(after.twice, name).toEqual([]);
    if (twice.length > 0) doubled.push(name);
  }
  return { finished, doubled };
}

it("loses no invitation when killed at any write, and sends one twice in a single known window", async () => {
  const points = fewOnServer(writePoints, 5);
  const worlds = await Promise.all(
    points.map((write) => makeWorld(`${write.point} ${String(write.at)}`, write, null)),
  );
  const { finished, doubled } = await killAll(worlds);
  if (points !== writePoints) return;
  // One write claims them and one settles them, so the third never comes.
  expect([...finished].sort()).toEqual(["after 3", "before 3", "inside 3"]);
  expect(doubled).toEqual(expect.arrayContaining(["before 2", "inside 2"]));
  for (const name of ["before 1", "inside 1", "after 1", ...finished]) expect(doubled).not.toContain(name);
});

it("loses none when killed at any step of its talk with the mail server", async () => {
  const points = fewOnServer(smtpPoints, 8);
  const worlds = await Promise.all(
    points.map((trouble) => makeWorld(`step ${String(trouble.at)}`, null, trouble)),
  );
  const { finished, doubled } = await killAll(worlds);
  if (points !== smtpPoints) return;
  const steps = worlds.map(({ server }) => server.troubledStep);
  expect(new Set(steps)).toEqual(
    new Set(["greeting", "EHLO", "MAIL", "RCPT", "DATA", "content", "taken", null]),
  );
  expect([...finished].sort()).toEqual(["step 22", "step 23"]);
  const endedAt = (name: string) => steps[worlds.findIndex(({ doom }) => doom.name === name)];
  // An earlier accepted email may also be sent twice.
  expect(doubled.map(endedAt)).toContain("taken");
});
