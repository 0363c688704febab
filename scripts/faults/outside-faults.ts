import { strict as assert } from "node:assert";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { days, hours } from "#src/server/clock.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { countsFrom } from "#src/shared/result/analysis.ts";
import { makeAnswers, wordsFrom } from "#tests/factories/survey.ts";
import { FakeSmtpServer } from "#tests/fakes/smtp-server.ts";
import { inMs, inSeconds, startLine, until, type Fault, type Line, type Scene } from "./scene.ts";
import { ask, makeSite, msUntil, requireWell, withDeps, type Site } from "./site.ts";

/** The timeouts of a model and of payments with their retries, and a margin. */
const askerWithinMs = 30_000;
/** A failed email is retried after a minute. */
const mailWithinMs = 180_000;

/** Checks that others are answered as usual meanwhile. @returns the slowest answer, in milliseconds */
async function othersDuring(url: string, site: Site, work: Promise<unknown>): Promise<number> {
  await requireWell(url, site);
  let aloneMs = 0;
  for (let n = 0; n < 3; n += 1) aloneMs = Math.max(aloneMs, await requireWell(url, site));
  const over = work.then(() => true);
  let slowestMs = 0;
  do slowestMs = Math.max(slowestMs, await requireWell(url, site));
  while (!(await Promise.race([over, sleep(300, false)])));
  // The first purchase loads the payment provider's package, which takes 0.3 s or more.
  const most = 3 * aloneMs + 2_000;
  assert.ok(slowestMs < most, `others waited ${inMs(slowestMs)}, and ${inMs(aloneMs)} without it`);
  return slowestMs;
}

/** A model and a payment provider that take the request and never answer. */
async function modelAndPaymentsHang(scene: Scene): Promise<string> {
  const [model, payments] = [await startLine(scene, null), await startLine(scene, null)];
  const at = ({ port }: Line) => `http://127.0.0.1:${String(port)}`;
  const site = await makeSite(scene.databaseUrl, 1);
  // Fewer answers need no model.
  await withDeps(site.databaseUrl, (deps) => makeAnswers(deps, site.shareIds[0] ?? "", countsFrom));
  const { url, stop } = await scene.start(site.databaseUrl, {
    ...{ OPENAI_API_KEY: "sk-none", OPENAI_BASE_URL: `${at(model)}/v1` },
    ...{ STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: "whsec_none" },
    STRIPE_API_URL: at(payments),
  });
  const list = z.array(z.object({ id: z.string() }));
  const [round] = list.parse(JSON.parse((await ask(url, "/api/surveys", site)).text));
  const asked = Promise.all([
    ask(url, `/api/surveys/${round?.id ?? ""}/generate-analysis`, site, {}),
    ask(url, "/api/billing/checkout", site, { interval: "month" }),
  ]);
  const othersMs = await othersDuring(url, site, asked);
  const [opened, bought] = await asked;
  assert.equal(opened.status, 200, `opening a window answered ${String(opened.status)}`);
  assert.ok(opened.text.includes('"template"'), "the built-in writer did not step in");
  assert.equal(bought.status, 503, `buying answered ${String(bought.status)}`);
  for (const { tookMs } of [opened, bought])
    assert.ok(tookMs < askerWithinMs, `an answer took ${inSeconds(tookMs)}`);
  for (const line of [model, payments]) assert.ok(line.connected().ever > 0, "nobody was asked");
  await stop();
  return `model: the window opens with built-in texts after ${inSeconds(opened.tookMs)}; payments: 503 after ${inSeconds(bought.tookMs)}; others within ${inMs(othersMs)}`;
}

/** A mail server hangs for a while: the email is sent once afterwards, and nobody waits. */
async function mailServerHangs(
  scene: Scene,
  name: string,
  port: number,
  mend: () => Promise<FakeSmtpServer>,
): Promise<string> {
  const site = await makeSite(`file:${join(scene.folder, `${name}.db`)}`, 1);
  const { url, stop } = await scene.start(site.databaseUrl, { MAIL_URL: `smtp://127.0.0.1:${String(port)}` });
  const startedAt = performance.now();
  const asked = await ask(url, "/api/send-verification-code", site, { email: "new@example.org" });
  assert.equal(asked.status, 200, `asking for a code answered ${String(asked.status)}`);
  const work = mend().then(async ({ received }) => {
    await until(() => received.length > 0, "the email did not come", mailWithinMs);
    return received;
  });
  const othersMs = await othersDuring(url, site, work);
  const arrivedMs = performance.now() - startedAt;
  await sleep(3_000);
  await stop();
  assert.equal((await work).length, 1, "the email came more than once");
  return `mail server that ${name}: asked for in ${inMs(asked.tookMs)}, came after ${inSeconds(arrivedMs)}, others within ${inMs(othersMs)}`;
}

async function saysNothing(scene: Scene): Promise<string> {
  const deaf = await startLine(scene, null);
  return mailServerHangs(scene, "says nothing", deaf.port, async () => {
    await until(() => deaf.connected().ever > 0, "the mail server was not asked", mailWithinMs);
    await until(() => deaf.connected().now === 0, "the email worker waited on", mailWithinMs);
    await deaf.stop();
    const well = new FakeSmtpServer();
    await well.start(deaf.port);
    scene.afterwards(() => well.stop());
    return well;
  });
}

async function stopsInData(scene: Scene): Promise<string> {
  const mailServer = new FakeSmtpServer();
  mailServer.mood = { kind: "hangs" };
  const { port } = new URL(await mailServer.start());
  scene.afterwards(() => mailServer.stop());
  return mailServerHangs(scene, "stops in the middle", Number(port), async () => {
    await until(() => mailServer.asked.length > 0, "the mail server was not asked", mailWithinMs);
    await sleep(1_000);
    mailServer.mood = { kind: "takes" };
    return mailServer;
  });
}

/** Mail server, model and payment provider accept connections and don't answer. */
export const outsideHangs: Fault = {
  name: "outside-hangs",
  run: async (scene) => {
    const hung = await modelAndPaymentsHang(scene);
    const mails = await Promise.all([saysNothing(scene), stopsInData(scene)]);
    return [hung, ...mails].join("; ");
  },
};

/** Preloaded in a server: shifts its clock by `shiftMs`, and by `stepMs` back and forth at each SIGUSR2. */
const wrongClockModule = (shiftMs: number, stepMs: number): string => `
  let [shift, step] = [${String(shiftMs)}, ${String(stepMs)}];
  const RealDate = Date;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  process.on("SIGUSR2", () => ([shift, step] = [shift + step, -step]));
`;

/** The clock is a day behind at a start, then a day ahead, then right. */
export const wrongClock: Fault = {
  name: "wrong-clock",
  run: async (scene) => {
    const mailServer = new FakeSmtpServer();
    const mailUrl = await mailServer.start();
    scene.afterwards(() => mailServer.stop());
    let endingShareId = "";
    const site = await makeSite(scene.databaseUrl, 1, async (deps, owner) => {
      const closesAt = new Date(Date.now() + hours(3));
      const { id } = await createSurvey(deps, owner, { title: "Ends soon", closesAt });
      endingShareId = (await shareSurvey(deps, owner, id)).shareId;
    });
    const startWithClock = async (shiftMs: number, stepMs: number) => {
      const preload = `data:text/javascript,${encodeURIComponent(wrongClockModule(shiftMs, stepMs))}`;
      const settings = { MAIL_URL: mailUrl, NODE_OPTIONS: `--import ${preload}` };
      return scene.start(site.databaseUrl, settings);
    };

    let people = 0;
    let slowestMailMs = 0;
    /** Requests a code, which must arrive once. */
    async function requireMail(url: string): Promise<void> {
      const email = `person-${String((people += 1))}@example.org`;
      assert.equal((await ask(url, "/api/send-verification-code", site, { email })).status, 200);
      const hasCome = () => mailServer.received.some(({ to }) => to.includes(email));
      slowestMailMs = Math.max(slowestMailMs, await until(hasCome, `no email came to ${email}`, 10_000));
    }
    const answerAs = async (url: string, shareId: string) =>
      (await ask(url, `/api/shared/${shareId}/responses`, { token: "" }, { selectedTraits: wordsFrom(3) }))
        .status;

    const behind = await startWithClock(-days(1), 0);
    await requireWell(behind.url, site);
    await requireMail(behind.url);
    assert.equal(await answerAs(behind.url, endingShareId), 201, "a round that is open takes no answer");
    await behind.stop();

    const { url, pid, stop } = await startWithClock(0, days(1));
    const stepClock = () => process.kill(pid, "SIGUSR2");
    await requireWell(url, site);
    const shown = await ask(url, `/api/shared/${endingShareId}`, site);
    assert.ok(shown.text.includes('"open":true'), "a round ended before its time");
    stepClock();
    await requireWell(url, site);
    await requireMail(url);
    assert.equal(await answerAs(url, endingShareId), 409, "a round whose deadline is over takes an answer");
    const told = () => mailServer.received.filter(({ raw }) => raw.includes("Your round is over")).length;
    // Deadlines are checked every minute.
    const overMs = await until(() => told() > 0, "the owner is not told that the round is over", 70_000);
    stepClock();
    await requireWell(url, site);
    await requireMail(url);
    assert.equal(await answerAs(url, site.shareIds[0] ?? ""), 201, "no answer is taken");
    await msUntil(url, "/readyz", site, 200);
    await sleep(8_000);
    assert.equal(told(), 1, "the owner is told twice");
    assert.equal(mailServer.received.length, people + 1, "emails came that nobody had reason for");
    await stop();
    return `a day behind, a day ahead and put right: the owner stays signed in, codes come within ${inSeconds(slowestMailMs)}, a deadline holds at once and is told once, after ${inSeconds(overMs)}`;
  },
};
