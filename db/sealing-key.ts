import { connect, type DatabaseSettings } from "./connection.ts";
import { isFileUrl, pathOf } from "./database-files.ts";
import { existsSync } from "node:fs";

/** The file of the key that seals descriptions; null if a database has no such place. */
export const keyFileOf = (url: string): string | null => (isFileUrl(url) ? `${pathOf(url)}.key` : null);

/** Reads whole tables, but only at a start without a key. */
const findSealed = `SELECT 1 FROM answers WHERE trait_ids LIKE '["sealed:%'
  UNION ALL SELECT 1 FROM workshop_answers WHERE trait_ids LIKE '["sealed:%' LIMIT 1`;

/** Whether sealed descriptions exist without their key's file: a new key couldn't open their windows. */
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
