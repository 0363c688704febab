import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { startBuiltServer } from "#scripts/built-server.ts";
import { survey as surveyView } from "#scripts/screens/pages.ts";
import { seedSampleData } from "#scripts/screens/sample-data.ts";
import { paths } from "#src/shared/site/paths.ts";
import { openServerDatabase } from "#tests/e2e/support/session.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { z } from "zod";
import { startDistantDatabase } from "./distant-database.ts";
import { hammer, requestBytes } from "./hammer.ts";
import { median } from "./load.ts";
import { keepToShareOfCore } from "./share-of-core.ts";

const seconds = 4;
/** So often one process and two of them are measured in turns: a shared machine is now fast and now slow. */
const rounds = 5;
/** To each process, so that two of them get twice as much to do. */
const connections = 8;
/** Two processes, the database and who sends requests need more than two cores. Kept to so little, processes don't take it from each other. */
const share = 0.3;

/** Sends for a while to some servers at once. @returns how many were answered in a second, by all together */
async function perSecond(urls: readonly string[], next: () => Buffer): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  const all = await Promise.all(
    urls.map((url) =>
      hammer({
        url,
        connections,
        next: () => (performance.now() < end ? next() : null),
      }),
    ),
  );
  return all.reduce((sum, one) => sum + one.perSecond, 0);
}

/** What one process and two of them do on one libSQL server: a page of results, and answers that are stored. */
export async function benchDatabaseServer(awayMs: number): Promise<void> {
  const database = await startDistantDatabase(awayMs);
  if (database === null) {
    console.log("There is no libSQL server for this platform; name one in SQLD.");
    return;
  }
  seedSampleData(database.nearUrl);
  const deps = await openServerDatabase(database.nearUrl);
  const owner = await deps.db.read.query.surveys.findFirst({ columns: { userId: true } });
  const token = await deps.sessions.start(owner?.userId ?? "");
  const settings = { TRUST_PROXY: "1" };
  const servers = [
    await startBuiltServer(awayMs === 0 ? database.nearUrl : database.url, settings),
    await startBuiltServer(awayMs === 0 ? database.nearUrl : database.url, settings),
  ];
  const urls = servers.map(({ url }) => url.replace("localhost", "127.0.0.1"));
  const lifts: ((() => void) | null)[] = [];
  try {
    const list = await fetch(`${urls[0] ?? ""}/api/surveys`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const surveys = z.array(surveyView).parse(await list.json());
    const shown = surveys.find(({ hasAnalysis }) => hasAnalysis)?.id ?? "";
    const open =
      surveys.find(({ shareId, status }) => shareId !== null && status === "in_progress")?.shareId ?? "";
    const page = requestBytes({
      path: paths.assessmentResults(shown),
      headers: { cookie: `${sessionTokenName}=${token}`, "accept-encoding": "identity" },
    });
    let sent = 0;
    const answer = () =>
      requestBytes({
        method: "POST",
        path: `/api/shared/${open}/responses`,
        headers: {
          "content-type": "application/json",
          // Each from a network of its own: limits are not what is measured.
          "x-forwarded-for": `10.${String((sent >> 16) & 255)}.${String((sent >> 8) & 255)}.${String((sent += 1) & 255)}`,
        },
        body: JSON.stringify({ selectedTraits: wordsFrom(sent) }),
      });
    const compare = async (name: string, next: () => Buffer) => {
      await perSecond(urls, next);
      const ones: number[] = [];
      const twos: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // Now this one alone, now the other.
        ones.push(await perSecond(urls.slice(round % 2).slice(0, 1), next));
        twos.push(await perSecond(urls, next));
      }
      const [one, two] = [median(ones), median(twos)];
      const cells = [
        name.padEnd(40),
        `${one.toFixed(0)}/s`,
        `${two.toFixed(0)}/s`,
        `x${(two / one).toFixed(2)}`,
      ];
      console.log(cells.join("  "));
    };
    await compare("pages of results", () => page);
    await compare("answers", answer);
    lifts.push(...servers.map(({ pid }) => keepToShareOfCore(pid, share)));
    if (lifts.includes(null)) console.log("Processes can't be kept to a share of a core here.");
    else await compare(`pages of results, ${share} of a core each`, () => page);
  } finally {
    for (const server of servers) await server.stop();
    for (const lift of lifts) lift?.();
    await deps.db.close();
    await database.stop();
  }
}
