import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { depsOver } from "#src/server/app.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { invitations } from "#db/schema/index.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeUser } from "#tests/factories/user.ts";
import { eq } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./bench/load.ts";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { startBuiltServer } from "./built-server.ts";

/*
 * Whether the time at which one's own email arrives tells if another email had a reader: npm run
 * bench:mails -- <invitation|reset> <ms for each answer of the mail server> <runs>. It prints the area under the
 * ROC curve (AUC) of the delay and of the moment within the second: 0.5 tells nothing.
 */

const [variant = "reset", answerMs = "0", runs = "40"] = process.argv.slice(2);

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** An mail server that takes its time for each answer, and when it was told each recipient. */
async function startSlowServer(ms: number) {
  const arrivals = new Map<string, number>();
  const begun = new Map<string, PromiseWithResolvers<number>>();
  const server = createServer((socket) => {
    const opened = performance.now();
    let isContent = false;
    let heard = "";
    const say = (text: string) => setTimeout(() => socket.write(`${text}\r\n`), ms);
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
      for (;;) {
        const mark = isContent ? "\r\n.\r\n" : "\r\n";
        const end = heard.indexOf(mark);
        if (end === -1) return;
        const line = heard.slice(0, end);
        heard = heard.slice(end + mark.length);
        const to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1];
        if (to !== undefined) {
          arrivals.set(to, opened);
          begun.get(to)?.resolve(opened);
        }
        if (isContent) say("250 Taken");
        else say(/^DATA/i.test(line) ? "354 Go on" : "250 OK");
        isContent = !isContent && /^DATA/i.test(line);
      }
    });
    say("220 slow ESMTP");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() satisfies AddressInfo | string | null;
  if (address === null || typeof address === "string") throw new Error("The mail server does not listen.");
  const url = `smtp://127.0.0.1:${String(address.port)}`;
  /** When the talk about the next email to that address began. */
  const next = (to: string) => {
    const gate = Promise.withResolvers<number>();
    begun.set(to, gate);
    return gate.promise;
  };
  return { url, next, arrivals, close: () => server.close() };
}

/** How often a number of the one list is beyond one of the other. */
function auc(ones: readonly number[], others: readonly number[]): number {
  const wins = ones.flatMap((a) => others.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

buildIfChanged();
const folder = await mkdtemp(join(tmpdir(), "mail-times-"));
const databaseUrl = `file:${join(folder, "bench.db")}`;
await migrate({ url: databaseUrl });
const db = await openDatabase({ url: databaseUrl });
const mailServer = await startSlowServer(Number(answerMs));
const server = await startBuiltServer(databaseUrl, { MAIL_URL: mailServer.url, TRUST_PROXY: "1" });
const deps = depsOver(parseEnv({ MAIL_URL: mailServer.url }), db);
let networks = 0;

async function call(
  method: string,
  path: string,
  token: string | null,
  json: object | null,
): Promise<Response> {
  networks += 1;
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      "x-forwarded-for": `10.${String(networks >> 16)}.${String((networks >> 8) & 255)}.${String(networks & 255)}`,
      ...(json === null ? {} : { "content-type": "application/json" }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(json === null ? {} : { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
  return response;
}

/** Who is asked about in the n-th run, and how. */
async function makeProbe(n: number, isReal: boolean): Promise<() => Promise<void>> {
  const email = `a${String(n)}@a${String(n)}.example`;
  if (variant === "reset") {
    if (isReal) await makeUser(deps, { email });
    return async () => {
      await call("POST", "/api/request-password-reset", null, { email });
    };
  }
  const owner = await makeUser(deps);
  const token = await deps.sessions.start(owner.userId);
  const { id } = await createSurvey(deps, owner, {});
  const { invited } = await invitePeople(deps, owner, id, { emails: [email], message: null });
  await db.write((tx) => tx.update(invitations).set({ used: !isReal }).where(eq(invitations.surveyId, id)));
  await sleep(1_300 + 8 * Number(answerMs));
  return async () => {
    await call("DELETE", `/api/surveys/${id}/invitations/${String(invited[0]?.id)}`, token, null);
    await call("POST", `/api/surveys/${id}/invitations`, token, { emails: [email], message: "" });
  };
}

const delays: Record<"real" | "nobody", number[]> = { real: [], nobody: [] };
const moments: Record<"real" | "nobody", number[]> = { real: [], nobody: [] };
for (let n = 0; n < 2 * Number(runs); n += 1) {
  const world = n % 2 === 0 ? "real" : "nobody";
  const probe = await makeProbe(n, world === "real");
  const own = `b${String(n)}@b.example`;
  await makeUser(deps, { email: own });
  // At the same moments of the second in both worlds, spread evenly: what is left to chance is not counted as a difference.
  const phase = ((n >> 1) * 1_000) / Number(runs);
  await sleep((2_000 + phase - (performance.now() % 1_000)) % 1_000);
  await probe();
  await sleep(10);
  const sentAt = performance.now();
  const arrival = mailServer.next(own);
  await call("POST", "/api/request-password-reset", null, { email: own });
  const arrivedAt = await arrival;
  delays[world].push(arrivedAt - sentAt);
  moments[world].push(arrivedAt % 1_000);
  await sleep(200 + 8 * Number(answerMs));
}
// The ticks come at one moment of each second: moments are counted from the median.
const all = [...moments.real, ...moments.nobody];
const middle = median(all);
const centred = (list: readonly number[]) => list.map((at) => (at - middle + 1_500) % 1_000);
const show = (name: string, real: readonly number[], nobody: readonly number[]) => {
  const area = auc(real, nobody);
  console.log(
    `${variant} ${answerMs} ms, ${name}: AUC ${area.toFixed(3)} (turned round ${(1 - area).toFixed(3)}), medians ${median(real).toFixed(1)} and ${median(nobody).toFixed(1)} ms, n = ${runs} each`,
  );
};
show("delay", delays.real, delays.nobody);
show("moment", centred(moments.real), centred(moments.nobody));
await server.stop();
mailServer.close();
await db.close();
await rm(folder, { recursive: true });
process.exit(0);
