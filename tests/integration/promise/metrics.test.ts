import type { Actor } from "#src/server/actor.ts";
import { operations } from "#src/server/http/rest/operation.ts";
import { procedures, type Procedure } from "#src/server/trpc/router.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { enterTwin, makeTwin, readMetrics, type Twin } from "#tests/histories/twins.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { expect, it } from "vitest";
import { z } from "zod";

/* Rule A11 for monitoring: metrics are the same, byte for byte, whether or not someone has answered. */

const receipt = z.object({ receipt: z.object({ withdrawKey: z.string() }) });

/** A signed-in peer comes by link, answers, reads the receipt, and withdraws. */
async function playPeer({ deps }: Twin, shareId: string, peer: Actor, n: number): Promise<void> {
  const address = `10.0.0.${String(n)}`;
  const send = makeApi(deps);
  const token = await signIn(deps, peer);
  expect((await send("/api/me", { token }, address)).status).toBe(200);
  expect((await send(`/api/shared/${shareId}`, {}, address)).status).toBe(200);
  const json = { selectedTraits: wordsFrom(n) };
  const answered = await send(`/api/shared/${shareId}/responses`, { method: "POST", json }, address);
  expect(answered.status).toBe(201);
  const { withdrawKey } = receipt.parse(await answered.json()).receipt;
  const input = encodeURIComponent(JSON.stringify({ withdrawKey }));
  expect((await send(`/api/trpc/response.receipt?input=${input}`, {}, address)).status).toBe(200);
  if (n === 2) await send(`/api/responses/${withdrawKey}`, { method: "DELETE" }, address);
}

async function playWorld(twin: Twin, areAsked: boolean): Promise<string> {
  const { deps, owner } = await enterTwin(twin, 1);
  const { survey, shareId } = await makeSharedSurvey(deps, owner, { minResponses: 5 });
  const peer = await makeUser(twin.deps);
  for (let n = 1; n <= 4; n += 1) {
    if (areAsked) await playPeer(twin, shareId, peer, n);
    // Their owner's pages poll, and try to open the window too early.
    await twin.call(owner, `/api/surveys/${survey.id}`);
    await twin.call(owner, `/api/surveys/${survey.id}/generate-analysis`, "POST");
  }
  await twin.deps.hourlyMails.count(twin.deps);
  return readMetrics(twin);
}

it("metrics are the same in a world with and one without answers", async () => {
  const [asked, silent] = [await makeTwin(), await makeTwin()];
  const told = await playWorld(asked, true);
  expect(told).toBe(await playWorld(silent, false));
  // Otherwise there was nothing to tell.
  expect(told).toContain('route="/api/surveys/{surveyId}",method="GET",status="2xx"} 4');
});

/** Public calls that are counted: none of them is a peer's. */
const counted = new Set([
  "account.requestPasswordReset",
  "account.resetPassword",
  "account.sendVerificationCode",
  "account.verifyCodeAndRegister",
  "billing.receiveEvent",
  "session.logIn",
  "session.logOut",
  "session.requestLink",
  "session.useLink",
  "verification.register",
  "verification.verify",
]);

/** Counted with 503, because tests have no coach. */
const withoutCoach = "voice.signedUrl";

/** Every call of peers and of people in team rounds and workshops, with or without a session. */
const isUncounted = ({ path, meta }: Procedure): boolean =>
  (meta.access === "anybody" && !counted.has(path) && path !== withoutCoach) ||
  /^(?:account\.me|team\.|workshop\.|invitation\.(?:received|ownSurvey)|response\.ownSurvey)/.test(path);

it("no public call is counted, and none around an answer", async () => {
  const twin = await makeTwin();
  const before = await readMetrics(twin);
  const send = makeApi(twin.deps);
  const token = await signIn(twin.deps, await makeUser(twin.deps));
  for (const { path } of procedures.filter(isUncounted)) {
    await send(`/api/trpc/${path}`, { token });
    await send(`/api/trpc/survey.list,${path}?batch=1`, { token });
  }
  const calls = operations.filter(({ procedure }) => isUncounted(procedure));
  for (const { method, path } of calls)
    await send(`/api${path.replaceAll(/\{\w+\}/g, "any")}`, { method: method.toUpperCase(), token });
  expect(calls.length).toBeGreaterThan(20);
  expect(await readMetrics(twin)).toBe(before);
});
