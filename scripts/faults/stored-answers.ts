import { answers } from "#db/schema/index.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { strict as assert } from "node:assert";
import { withDeps } from "./site.ts";

/** Holds that every answer that was acknowledged is there, and nothing else: none is lost, and none is there twice. */
export async function requireStoredOnce(databaseUrl: string, acknowledged: readonly string[]): Promise<void> {
  const stored = await withDeps(databaseUrl, ({ db }) => db.read.select({ id: answers.id }).from(answers));
  const ids = new Set(stored.map(({ id }) => id));
  const lost = acknowledged.filter((key) => !ids.has(answerKeys(key).answerId));
  assert.equal(lost.length, 0, `${String(lost.length)} acknowledged answers are lost`);
  assert.equal(stored.length, new Set(acknowledged).size, "answers are there that nobody sent, or twice");
}
