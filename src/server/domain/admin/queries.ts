import type { Reader } from "#db/client.ts";
import { snapshots, surveys, users } from "#db/schema/index.ts";

/**
 * How much there is of everything, over all people. Answers are not counted: on a server with few rounds such a number
 * would move with each of them, and tell when somebody answered.
 */
export async function countAll(db: Reader) {
  const [people, rounds, results] = await Promise.all([
    db.$count(users),
    db.$count(surveys),
    db.$count(snapshots),
  ]);
  return { users: people, surveys: rounds, snapshots: results };
}
