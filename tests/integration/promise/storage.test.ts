import { makeBackup } from "#db/backup/make-backup.ts";
import { connect } from "#db/connection.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { withdraw, answer, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

/* Rule A6: stored rows can't be joined to a person, as seen by SQL and bytes. */

const pageBytes = 4_096;

type Row = Readonly<Record<string, unknown>>;

async function query(url: string, sql: string): Promise<readonly Row[]> {
  const client = await connect({ url });
  const { rows } = await client.execute(sql);
  client.close();
  return rows.map((row) => ({ ...row }));
}

/** Spearman's rank correlation, -1 to 1. */
function rankCorrelation(order: readonly number[]): number {
  const n = order.length;
  const squares = order.reduce((sum, rank, place) => sum + (rank - place) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

/** The `keys` within one page, for each page with eight or more, in order. */
function keysInPages(bytes: Buffer, keys: readonly string[]): readonly (readonly string[])[] {
  const starts = Array.from({ length: bytes.length / pageBytes }, (_, i) => i * pageBytes);
  return starts
    .map((start) => bytes.toString("latin1", start, start + pageBytes).matchAll(/[0-9a-f]{64}/g))
    .map((found) => [...found].map(([key]) => key).filter((key) => keys.includes(key)))
    .filter((found) => found.length >= 8);
}

/** A survey's file after its process has ended, and its keys in order of arrival; null on a server. */
async function closedFileOf(peers: number) {
  const { deps, receipts } = await surveyOf(peers);
  await deps.db.close();
  if (deps.file === null) return null;
  const keys = receipts.map(({ withdrawKey }) => answerKeys(withdrawKey));
  const lists = [keys.map(({ answerId }) => answerId), keys.map(({ participantId }) => participantId)];
  return { bytes: await readFile(deps.file), lists };
}

async function surveyOf(peers: number) {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const receipts = [];
  for (let i = 0; i < peers; i += 1)
    receipts.push(await answer(deps, shareId, wordsFrom(i % 50), `Peer ${String(i)}`));
  return { deps, survey, receipts, shareId };
}

/** The pages of a backup of the database at `url`, without the header, which counts changes of the schema. */
async function backupOf(url: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-copy-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await makeBackup({ url }, join(folder, "copy.db"));
  return (await readFile(join(folder, "copy.db"))).subarray(100);
}

describe("storage of answers", () => {
  it("has no column for a person, invitation, time, address or browser", async () => {
    const { deps } = await surveyOf(1);
    const columns = await query(
      deps.databaseUrl,
      "SELECT m.name AS t, c.name AS c FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.name IN ('answers', 'participants') ORDER BY t, c",
    );
    expect(columns.map(({ t, c }) => `${String(t)}.${String(c)}`)).toEqual([
      "answers.id",
      "answers.released_in",
      "answers.survey_id",
      "answers.trait_ids",
      "answers.withdrawn",
      "participants.id",
      "participants.name",
      "participants.released_in",
      "participants.survey_id",
      "participants.withdrawn",
    ]);
  });

  it("has no row numbers, and its order doesn't reveal the order of answering", async () => {
    const { deps } = await surveyOf(60);
    const made = await query(
      deps.databaseUrl,
      "SELECT sql FROM sqlite_master WHERE name IN ('answers', 'participants')",
    );
    for (const { sql } of made) expect(sql).toMatch(/WITHOUT ROWID$/);
    const names = await query(deps.databaseUrl, "SELECT name FROM participants");
    const order = names.map(({ name }) => Number(String(name).slice("Peer ".length)));
    // With 60 answers, chance stays within ±0.42 in 999 of 1,000 runs.
    expect(Math.abs(rankCorrelation(order))).toBeLessThan(0.5);
  });

  // SQLite fills a page from its end as rows arrive, which would reveal their order.
  it.each([8, 20])("writes %i answers to the file in the order of their keys", async (peers) => {
    const closed = await closedFileOf(peers);
    if (closed === null) return;
    for (const keys of closed.lists) {
      const pages = keysInPages(closed.bytes, keys);
      // The table's, and its index's.
      expect(pages).toHaveLength(2);
      for (const page of pages) expect(page).toEqual([...page].sort().reverse());
    }
  });

  it("is copied by `npm run backup` independently of the order of answering", async () => {
    const { deps, receipts } = await surveyOf(60);
    await withdraw(deps, receipts[0]?.withdrawKey ?? "");
    const copy = await backupOf(deps.databaseUrl);
    const client = await connect({ url: deps.databaseUrl });
    for (const table of ["answers", "participants"])
      await client.batch([
        `CREATE TABLE ${table}_once AS SELECT * FROM ${table}`,
        `DELETE FROM ${table}`,
        `INSERT INTO ${table} SELECT * FROM ${table}_once ORDER BY id DESC`,
        `DROP TABLE ${table}_once`,
      ]);
    client.close();
    const other = await backupOf(deps.databaseUrl);
    expect(copy.equals(other)).toBe(true);
    expect(copy.toString("latin1")).not.toContain("Peer 0");
  });

  it("doesn't reveal which name belongs to which words", async () => {
    const { deps } = await surveyOf(60);
    const answers = await query(deps.databaseUrl, "SELECT id, trait_ids FROM answers ORDER BY id");
    const names = await query(deps.databaseUrl, "SELECT id, name FROM participants ORDER BY id");
    const keys = new Set(answers.map(({ id }) => id));
    expect(names.some(({ id }) => keys.has(id))).toBe(false);
    // Peer i picked six words from place i % 50 on: pairing both tables by the order of keys is random.
    const firstWord = answers.map(({ trait_ids }) => String(trait_ids));
    const paired = names.filter(({ name }, i) => {
      const peer = Number(String(name).slice("Peer ".length));
      const words = wordsFrom(peer % 50);
      return words.every((word) => firstWord[i]?.includes(`"${word}"`));
    });
    expect(paired.length).toBeLessThan(8);
  });

  it("keeps no withdraw key, and nothing of a withdrawn answer", async () => {
    const { deps, receipts, survey } = await surveyOf(3);
    const [first] = receipts;
    await withdraw(deps, first?.withdrawKey ?? "");
    const left = await query(
      deps.databaseUrl,
      `SELECT name FROM participants WHERE survey_id = '${survey.id}'`,
    );
    expect(left.map(({ name }) => name).sort()).toEqual(["Peer 1", "Peer 2"]);
    await deps.db.close();
    if (deps.file === null) return;
    const bytes = (await readFile(deps.file)).toString("latin1");
    for (const { withdrawKey } of receipts) expect(bytes).not.toContain(withdrawKey);
    expect(bytes).not.toContain("Peer 0");
  });
});
