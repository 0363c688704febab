import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The articles in `folder` whose day has not come at `now`. The build leaves them out, so it is out of date once this list gets
 * shorter, although no file has changed.
 */
export function findFutureDated(folder: string, now: Date): string[] {
  return readdirSync(folder).filter((name) => {
    const [, day] = /^publishedAt: *(\S+)/m.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    return day !== undefined && new Date(day) > now;
  });
}
