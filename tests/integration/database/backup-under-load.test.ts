import { connect } from "#db/connection.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { startServerProcess } from "#tests/setup/process/server-process.ts";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";

const run = promisify(execFile);

/** Runs `npm run backup` or `restore`. @returns its output; rejects for exit codes but 0 */
async function command(name: "backup" | "restore", databaseUrl: string, file: string): Promise<string> {
  const settings = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout } = await run(process.execPath, [`scripts/${name}.ts`, file], { env: settings });
  return stdout;
}

/** Peers who answer in four lanes, each with a name. */
function startAnswering(url: string, shareId: string) {
  let acknowledged = 0;
  let isOver = false;
  const lane = async (number: number): Promise<void> => {
    for (let i = 0; !isOver; i += 1) {
      const answer = await fetch(`${url}/api/shared/${shareId}/responses`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.${String(number)}.${String(i >> 8)}.${String(i & 255)}`,
        },
        body: JSON.stringify({
          selectedTraits: wordsFrom(i),
          peerName: `Peer ${String(number)}-${String(i)}`,
        }),
      });
      await answer.body?.cancel();
      expect(answer.status).toBe(201);
      acknowledged += 1;
    }
  };
  const lanes = [1, 2, 3, 4].map(lane);
  return {
    acknowledged: () => acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(lanes);
    },
  };
}

/** The numbers of answers, names and used places in a copy. One write stores words and name. */
async function countsIn(file: string): Promise<readonly unknown[]> {
  const client = await connect({ url: `file:${file}` });
  const { rows } = await client.execute(
    "SELECT (SELECT count(*) FROM answers) AS a, (SELECT count(*) FROM participants) AS p",
  );
  client.close();
  return [rows[0]?.["a"], rows[0]?.["p"]];
}

const shownSurvey = z.object({ totalResponses: z.int() });

/** A survey in a database that this process doesn't open, which would block restoring. */
async function servedSurvey() {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const token = await deps.sessions.start(owner.userId);
  const folder = await mkdtemp(join(tmpdir(), "openpane-load-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [first, url] = [join(folder, "first.db"), `file:${join(folder, "served.db")}`];
  await command("backup", deps.databaseUrl, first);
  await command("restore", url, first);
  const total = async (server: string): Promise<number> => {
    const shown = await fetch(`${server}/api/surveys/${survey.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return shownSurvey.parse(await shown.json()).totalResponses;
  };
  return { folder, url, shareId, total, isFile: deps.file !== null };
}

it("a backup made while people answer is complete, and a server starts from it", async () => {
  const { folder, url, shareId, total } = await servedSurvey();
  const server = await startServerProcess(url);
  const peers = startAnswering(server.url, shareId);
  await expect.poll(peers.acknowledged).toBeGreaterThan(20);
  const before = peers.acknowledged();
  const copy = join(folder, "copy.db");
  expect(await command("backup", url, copy)).toContain("and checked");
  const after = peers.acknowledged();
  expect(after).toBeGreaterThan(before);
  await expect(command("restore", url, copy)).rejects.toThrow("Stop every server first");
  await peers.stop();

  const [answers, names] = await countsIn(copy);
  expect(answers).toBe(names);
  expect(answers).toBeGreaterThanOrEqual(before);
  // Each lane may have stored one unacknowledged answer.
  expect(answers).toBeLessThanOrEqual(after + 4);

  server.terminate();
  await server.exited;
  expect(await command("restore", url, copy)).toContain("served.db.before-");
  const restored = await startServerProcess(url);
  expect(await total(restored.url)).toBe(answers);
  const more = startAnswering(restored.url, shareId);
  await expect.poll(more.acknowledged).toBeGreaterThan(0);
  await more.stop();
  expect(await readdir(dirname(copy))).toContain("served.db");
});
