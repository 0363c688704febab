import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import * as schema from "#db/schema/index.ts";
import { emptyDatabase, migrationsBefore } from "#tests/setup/database/earlier-database.ts";
import { expect, it, onTestFinished } from "vitest";

const later = Date.UTC(2100, 0, 1);

it("a migration shows waiting shares, and keeps pictures as words, running rounds and workshops", async () => {
  const url = await emptyDatabase();
  await migrate({ url }, await migrationsBefore("0040"));
  const client = await connect({ url });
  onTestFinished(() => client.close());
  const user = (id: string) =>
    `INSERT INTO users (id, email, mailbox, password_hash, first_name, last_name, created_at, updated_at) VALUES ('${id}', '${id}', '${id}', '', '${id}', '', 0, 0)`;
  const asked = (id: string, shares: number, shared: string, counted: string) =>
    `INSERT INTO clients (id, programme_id, name, email, mailbox, state, invited_at, shares_result, agreed_at, shared_since, counted_since) VALUES ('${id}', 'programme', '${id}', '${id}', '${id}', 'accepted', 0, ${String(shares)}, 7, ${shared}, ${counted})`;
  const cells = `{"traitId":"calm","arena":"most","blindSpot":null,"facade":null}`;
  await client.batch([
    user("mira"),
    "INSERT INTO programmes (id, facilitator_id, title, purpose, min_responses, opens, reminders, created_at) VALUES ('programme', 'mira', 'Programme', '', 3, 'client', 1, 0)",
    asked("waits", 1, "NULL", "5"),
    asked("shown", 1, "9", "NULL"),
    asked("keeps", 0, "NULL", "5"),
    `INSERT INTO group_pictures VALUES ('picture', 'programme', 1, '{"counted":6,"agreement":{"low":0,"middle":0,"high":0},"words":[${cells}],"heldBack":[]}', 8)`,
    "INSERT INTO shown_results VALUES ('programme', 'shown', 'snapshot')",
    "INSERT INTO organisations (id, name, created_at) VALUES ('team', 'Harbour', 0)",
    ...["runs", "over"].map(
      (id) =>
        `INSERT INTO team_rounds (id, organisation_id, title, purpose, panel_size, closes_at, next_look_at, created_at) VALUES ('${id}', 'team', '', '', 5, ${id === "runs" ? String(later) : "9"}, NULL, 0)`,
    ),
    "INSERT INTO team_people (id, team_round_id, user_id, survey_id, is_counted) VALUES ('yes', 'runs', 'mira', NULL, 1)",
    `INSERT INTO team_pictures VALUES ('over', '{"counted":9,"agreement":{"middle":5,"half":null},"words":[{"traitId":"kind","pane":"arena","people":6}]}', 9)`,
    `INSERT INTO workshops (id, organisation_id, title, code, describes, step, picture, created_at, ends_at, erased_at) VALUES ('room', 'team', '', 'code', 5, 'words', NULL, 0, ${String(later)}, ${String(later)})`,
    "INSERT INTO workshop_guests (id, workshop_id, key_hash, name, name_key, is_counted) VALUES ('guest', 'room', 'hash', 'Ann', 'ann', 0), ('other', 'room', 'hash2', 'Bo', 'bo', 1)",
    "INSERT INTO workshop_panels VALUES ('guest', 'other', 1)",
    "INSERT INTO workshop_answers VALUES ('answer', 'guest', '[]')",
  ]);
  await migrate({ url });
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  const rows = await db.read.select().from(schema.clients).orderBy(schema.clients.id);
  expect(rows.map(({ id, sharedSince, isCounted }) => [id, sharedSince?.getTime(), isCounted])).toEqual([
    ["keeps", undefined, true],
    ["shown", 9, null],
    ["waits", 7, true],
  ]);
  const list = (traitId: string, counted: number) => ({
    ...{ rule: 1, counted, words: [{ traitId, band: null }], themes: [], ownThemes: [] },
  });
  expect((await db.read.select().from(schema.groupPictures))[0]?.content).toEqual(list("calm", 6));
  expect((await db.read.select().from(schema.teamPictures))[0]?.content).toEqual(list("kind", 9));
  const rounds = await db.read.select().from(schema.teamRounds).orderBy(schema.teamRounds.id);
  expect(rounds.map(({ id, frozenAt }) => [id, frozenAt?.getTime()])).toEqual([
    ["over", 9],
    ["runs", undefined],
  ]);
  expect(await db.read.select().from(schema.teamPeople)).toMatchObject([{ isCounted: true }]);
  expect(await db.read.select().from(schema.workshops)).toMatchObject([
    { organisationId: "team", isErased: false },
  ]);
  const guests = await db.read.select().from(schema.workshopGuests).orderBy(schema.workshopGuests.id);
  expect(guests.map(({ isCounted }) => isCounted)).toEqual([null, true]);
  expect(await db.read.$count(schema.workshopPanels)).toBe(1);
  expect(await db.read.$count(schema.workshopAnswers)).toBe(1);
});
