import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { startBuiltServer } from "#scripts/built-server.ts";
import { samplePages, type Viewer } from "#scripts/screens/pages.ts";
import { addSampleData, seedSampleData, surveyPicker } from "#scripts/screens/sample-data.ts";
import { startDistantDatabase } from "./distant-database.ts";
import { median } from "./load.ts";

/** How far away the database is, from asking to the answer's beginning. */
export const awayMs = 5;
export const mostTrips = 3;
export const mostPageMs = 60;

export interface MeasuredPage {
  readonly name: string;
  readonly status: number;
  /** How often the database was asked. */
  readonly trips: number;
  /** Median, until the last byte. */
  readonly ms: number;
}

interface VisitedPage {
  readonly name: string;
  readonly path: string;
  readonly token: string | null;
}

/** Every page of the sample data, with the session of a person who may see it. Pages that need a click first are left out. */
async function listPages(
  url: string,
  { tokens, links, results, programmes }: Awaited<ReturnType<typeof addSampleData>>,
): Promise<readonly VisitedPage[]> {
  const pick = await surveyPicker(url, tokens.owner);
  const tokenOf = (as: Viewer | undefined) => (as === undefined ? null : tokens[as]);
  return [
    ...samplePages
      .filter(({ act }) => act === undefined)
      .map(({ name, as, path }) => ({ name, path: path(pick), token: tokenOf(as) })),
    ...links.map(({ name, path }) => ({ name, path, token: null })),
    ...results.slice(0, 1).map(({ name, path }) => ({ name, path, token: tokens.host })),
    ...programmes
      .filter(({ screen }) => screen.act === undefined)
      .map(({ screen, token }) => ({ name: screen.name, path: screen.path, token })),
  ];
}

/**
 * Opens every page on a server whose database is `awayMs` away.
 *
 * @param visits how often each is opened, after a first time that is slow
 * @returns null where there is no libSQL server for this platform
 */
export async function measureDistance(visits: number): Promise<readonly MeasuredPage[] | null> {
  const database = await startDistantDatabase(awayMs);
  if (database === null) return null;
  seedSampleData(database.nearUrl);
  const data = await addSampleData(database.nearUrl);
  const server = await startBuiltServer(database.url);
  try {
    const measured: MeasuredPage[] = [];
    for (const { name, path, token } of await listPages(server.url, data)) {
      const headers = token === null ? {} : { cookie: `${sessionTokenName}=${token}` };
      const open = async () => {
        const before = database.trips();
        const start = performance.now();
        const { status } = await fetch(server.url + path, { headers, redirect: "manual" }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer;
          },
        );
        return { status, ms: performance.now() - start, trips: database.trips() - before };
      };
      const all = [await open()];
      for (let n = 0; n < visits; n += 1) all.push(await open());
      // What happens by itself meanwhile asks, too: once more, where that may have been it.
      const fewest = () => Math.min(...all.map(({ trips }) => trips));
      for (let n = 0; n < 5 && fewest() > mostTrips; n += 1) all.push(await open());
      measured.push({
        name,
        status: all[0]?.status ?? 0,
        trips: fewest(),
        // Code that has just started is slow.
        ms: median(all.slice(1).map(({ ms }) => ms)),
      });
    }
    return measured;
  } finally {
    await server.stop();
    await data.deps.db.close();
    await database.stop();
  }
}
