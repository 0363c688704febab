import { makeBackup } from "#db/backup/make-backup.ts";
import { connect } from "#db/connection.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { withdrawResponse } from "#src/server/domain/response/receipt.ts";
import { describeColleague, getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { describeGuest, getPlace } from "#src/server/domain/workshop/guest/guest-place.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import {
  first,
  passDeadline,
  pickOwn,
  somewhere,
  startRound,
  surveyOf,
} from "#tests/factories/organisation/organisation.ts";
import { describeRoom } from "#tests/factories/organisation/workshop.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";

/*
 * Someone has one or two copies of the database from any moment of a team round or workshop, and tries to
 * find out who picked what.
 */

/** Descriptions by described person, and who has described whom. */
const descriptions = z.array(z.object({ id: z.string(), about: z.string(), words: z.string() }));
const pairs = z.array(z.object({ describer: z.string(), about: z.string() }));

interface Copy {
  readonly rows: z.output<typeof descriptions>;
  readonly done: z.output<typeof pairs>;
  /** The file of the copy, and those of the database itself. */
  readonly bytes: string;
}

const sources = {
  team: `SELECT answers.id, team_people.id AS about, trait_ids AS words
    FROM answers JOIN team_people ON team_people.survey_id = answers.survey_id`,
  teamDone: "SELECT describer_id AS describer, described_id AS about FROM team_panels WHERE used",
  workshop: "SELECT id, guest_id AS about, trait_ids AS words FROM workshop_answers",
  workshopDone: "SELECT describer_id AS describer, described_id AS about FROM workshop_panels WHERE used",
} as const;

async function copyOf(deps: TestDeps, of: "team" | "workshop"): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-copy-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "copy.db");
  await makeBackup({ url: deps.databaseUrl }, file);
  const client = await connect({ url: `file:${file}` });
  const ask = async (sql: string) => (await client.execute(sql)).rows;
  const [rows, done] = [await ask(sources[of]), await ask(sources[`${of}Done`])];
  client.close();
  const live = deps.file === null ? [] : [deps.file, `${deps.file}-wal`].filter((path) => existsSync(path));
  const bytes = await Promise.all([file, ...live].map((path) => readFile(path, "latin1")));
  return { rows: descriptions.parse(rows), done: pairs.parse(done), bytes: bytes.join("") };
}

const known = new Set(catalogue.map(({ id }) => id));
/** A row's readable words. */
const readable = (text: string): string[] => (text.match(/\w+/gu) ?? []).filter((word) => known.has(word));

/** Descriptions that a copy, beside an earlier one, attributes to one person. */
function attributed({ rows, done }: Copy, earlier: Copy | undefined): string[] {
  const isNew = ({ id }: { readonly id: string }) => earlier?.rows.every((row) => row.id !== id) !== false;
  const newlyDone = done.filter(
    (pair) =>
      earlier?.done.every((one) => one.describer !== pair.describer || one.about !== pair.about) !== false,
  );
  return rows.filter(isNew).flatMap(({ about, words }) => {
    const describers = newlyDone.filter((pair) => pair.about === about);
    return describers.length === 1 && readable(words).length > 0
      ? [`${describers[0]?.describer ?? ""} picked ${readable(words).join(", ")} for ${about}`]
      : [];
  });
}

function expectNothing(copies: readonly Copy[], picked: readonly (readonly string[])[]): void {
  for (const [n, copy] of copies.entries()) {
    for (const earlier of [undefined, ...copies.slice(0, n)])
      expect(attributed(copy, earlier), `copy ${String(n)}`).toEqual([]);
    for (const words of picked)
      expect(copy.bytes, `copy ${String(n)}`).not.toContain(
        words.map((word) => JSON.stringify(word)).join(","),
      );
    // Nor by the number of picks.
    expect(new Set(copy.rows.map(({ words }) => words.length)).size).toBeLessThanOrEqual(1);
    expect(new Set(copy.rows.map(({ words }) => words)).size).toBe(copy.rows.length);
  }
}

describe("a copy of the database", () => {
  it("of any moment of a team round doesn't reveal who picked what, nor do two copies", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 6);
    const { round, people } = started;
    const copies: Copy[] = [await copyOf(deps, "team")];
    const picked: string[][] = [];
    for (const actor of people) {
      for (const { personId } of (await getTeamForm(deps, actor, round.id)).colleagues) {
        const traitIds = wordsFrom(picked.length).slice(0, 5 + (picked.length % 2));
        picked.push(traitIds);
        await describeColleague(deps, { actor }, { teamRoundId: round.id, personId, traitIds });
        // After each description of the first two, and after each who has finished.
        if (picked.length <= 10 || picked.length % 5 === 0) copies.push(await copyOf(deps, "team"));
      }
    }
    expect(copies.at(-1)?.done).toHaveLength(30);
    await pickOwn(deps, first(people), await surveyOf(deps, started, 0));
    await passDeadline(deps, round);
    const { words } = await getAnalysis(deps, first(people), await surveyOf(deps, started, 0));
    // All picks for the first person are in their window.
    const fromOthers = new Set(picked.filter((_, n) => n >= 5 && n % 5 === 0).flat());
    const seen = words.filter(({ quadrant }) => quadrant === "arena" || quadrant === "blindSpot");
    expect(new Set(seen.map(({ traitId }) => traitId))).toEqual(fromOthers);
    copies.push(await copyOf(deps, "team"));
    expectNothing(copies, picked);
  }, 60_000);

  it("of any moment of a workshop doesn't reveal who picked what", async () => {
    const deps = await makeDeps();
    const { owner, workshop, keys } = await describeRoom(deps, { many: 6 });
    const copies: Copy[] = [];
    const picked: string[][] = [];
    for (const guestKey of keys) {
      for (const { guestId } of (await getPlace(deps, somewhere, guestKey)).colleagues) {
        const traitIds = wordsFrom(picked.length).slice(0, 5 + (picked.length % 2));
        picked.push(traitIds);
        await describeGuest(deps, somewhere, { guestKey, guestId, traitIds });
        if (picked.length <= 6 || picked.length % 5 === 0) copies.push(await copyOf(deps, "workshop"));
      }
    }
    await moveWorkshop(deps, owner, workshop.id, "open");
    expect((await getPlace(deps, somewhere, first(keys))).window?.responseCount).toBe(5);
    expectNothing(copies, picked);
  }, 60_000);

  it("doesn't reveal a withdrawn description", async () => {
    const deps = await makeDeps();
    const { round, people } = await startRound(deps, 6);
    const actor = first(people);
    const { personId } = first((await getTeamForm(deps, actor, round.id)).colleagues);
    const sent = { teamRoundId: round.id, personId, traitIds: wordsFrom(0) };
    const { withdrawKey } = await describeColleague(deps, { actor }, sent);
    const before = await copyOf(deps, "team");
    await withdrawResponse(deps, somewhere, withdrawKey);
    expectNothing([before, await copyOf(deps, "team")], [sent.traitIds]);
  });
});
