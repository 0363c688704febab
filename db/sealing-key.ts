import { connect, type DatabaseSettings } from "./connection.ts";
import { isFileUrl, pathOf } from "./database-files.ts";
import { existsSync } from "node:fs";

/** Where the key is that seals descriptions; null where a database has no such place beside it. */
export const keyFileOf = (url: string): string | null => (isFileUrl(url) ? `${pathOf(url)}.key` : null);

/** Reads all of them, at a start without a key alone. */
const findSealed = `SELECT 1 FROM answers WHERE trait_ids LIKE '["sealed:%'
  UNION ALL SELECT 1 FROM workshop_answers WHERE trait_ids LIKE '["sealed:%' LIMIT 1`;

/** Whether descriptions are sealed by a key whose file is gone: with a second one beside them, neither would open a window. */
export async function lacksKey(settings: DatabaseSettings): Promise<boolean> {
  const file = keyFileOf(settings.url);
  if (file === null || existsSync(file)) return false;
  const client = await connect(settings);
  try {
    return (await client.execute(findSealed)).rows.length > 0;
  } finally {
    client.close();
  }
}
