import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import type { MailTransport } from "#src/server/domain/mail/queue/mail-transport.ts";
import { tickMs } from "#src/server/domain/mail/queue/token-bucket.ts";
import { emailRules } from "#src/server/jobs/mail-worker.ts";
import { operations } from "#src/server/http/rest/operation.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import type { Play } from "./play.ts";
import { faId } from "./start.ts";

/* What takes too long for every history: PDF files, REST answers, and the sending of emails. */

const reads = operations.filter(
  ({ method, procedure }) =>
    method === "get" && /^(?:facilitator|programme|group|clientResult)\./.test(procedure.path),
);
const formats = ["", "?format=json", "?format=csv", "?format=pdf", "?format=slides"];

async function askRest({ deps, viewer, people }: Play): Promise<readonly string[]> {
  const call = makeApi(deps);
  const token = await signIn(deps, viewer);
  const heard: string[] = [];
  const ask = async (path: string) => {
    const response = await call(path, { token });
    const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
    const body = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, "");
    heard.push(JSON.stringify([path, response.status, headers, body]));
  };
  for (const { path, sent } of reads) {
    const ofProgramme = `/api${path.replace("{faId}", faId)}`;
    const paths = path.includes("{clientId}")
      ? people.slice(0, 2).map(({ clientId }) => ofProgramme.replace("{clientId}", clientId))
      : [ofProgramme];
    for (const one of paths)
      for (const format of sent === null ? [""] : formats) await ask(`${one}${format}`);
  }
  return heard;
}

/** When each email to the facilitator leaves a queue with emails to peers. */
async function watchMails({ deps, viewer }: Play): Promise<readonly string[]> {
  const timers = new TestTimers(deps.clock);
  const seen: string[] = [];
  const transport: MailTransport = {
    send: ({ to, subject }) =>
      new Promise((resolve) => {
        timers.wait(30, () => {
          if (to === viewer.email) seen.push(`${timers.now()} ${subject}`);
          resolve();
        });
      }),
  };
  const delivery = createDelivery(deps, transport, timers, emailRules);
  for (let tick = 0; tick < 12; tick += 1) {
    await timers.runUntil(tick * tickMs, () => new Promise((resolve) => setImmediate(resolve)));
    await delivery.tick(tick * tickMs);
  }
  await delivery.stop();
  return seen;
}

export const lookThoroughly = async (play: Play): Promise<readonly string[]> => [
  ...(await askRest(play)),
  ...(await watchMails(play)),
];
