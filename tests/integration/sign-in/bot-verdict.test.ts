import { usedBotTokens } from "#db/schema/index.ts";
import { verdictCheck } from "#src/server/auth/limits/bot-check.ts";
import { parseEnv } from "#src/server/env.ts";
import { recaptcha } from "#src/server/integrations/recaptcha.ts";
import { botCheckTexts } from "#src/shared/bot-check/bot-check.ts";
import {
  answers,
  refusesWith,
  startSiteverify,
  takesFor,
  type Verdict,
} from "#tests/fakes/siteverify-server.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, onTestFinished } from "vitest";

const token = "03AFcWeA-a-token-of-google";
const failed = { status: 400, message: botCheckTexts.failed };
const unavailable = { status: 503, message: botCheckTexts.unavailable };

async function world(verdict: Verdict, timeoutMs = 60_000) {
  const server = await startSiteverify(verdict);
  onTestFinished(() => server.stop());
  const { botCheck: settings } = parseEnv({
    BOT_CHECK: "recaptcha",
    BOT_CHECK_SECRET: "the-secret",
    BOT_CHECK_SITE_KEY: "the-site-key",
    BOT_CHECK_VERIFY_URL: server.url,
    BOT_CHECK_SCRIPT_URL: "https://verify.example/api.js",
  });
  if (settings.mode !== "recaptcha") throw new Error("Other settings were asked for.");
  const ground = await makeDeps();
  const deps = { ...ground, botCheck: verdictCheck(ground, recaptcha(settings, timeoutMs)) };
  const api = makeApi(deps);
  const ask = async (recaptchaToken?: unknown, email = "a@example.org") => {
    const answer = await api("/api/send-verification-code", {
      method: "POST",
      json: { email, recaptchaToken },
    });
    const body = (await answer.json()) as { message?: string };
    return { status: answer.status, message: body.message ?? "" };
  };
  return { server, deps, api, ask };
}

describe("a verdict", () => {
  it("is requested with secret and token as a form, and admits a person", async () => {
    const { server, ask } = await world(takesFor("register_email"));
    expect(await ask(token)).toMatchObject({ status: 200 });
    expect(server.asked).toEqual([
      {
        method: "POST",
        contentType: "application/x-www-form-urlencoded;charset=UTF-8",
        form: { secret: "the-secret", response: token },
      },
    ]);
  });

  it("counts for one call, whatever the verifier says the second time", async () => {
    const { deps, ask } = await world(takesFor("register_email"));
    const results = await Promise.all([ask(token), ask(token), ask(token)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(JSON.stringify(await deps.db.read.select().from(usedBotTokens))).not.toContain(token);
  });

  it.each<[string, Verdict]>([
    ["of another action", takesFor("login")],
    ["of another site", takesFor("register_email", { hostname: "evil.example" })],
    ["with a low score", takesFor("register_email", { score: 0.49 })],
    ["for an invalid token", refusesWith("invalid-input-response")],
    ["for an old or used token", refusesWith("timeout-or-duplicate")],
    ["without a reason", answers({ success: false })],
  ])("%s is refused", async (_, verdict) => {
    const { deps, ask } = await world(verdict);
    expect(await ask(token)).toEqual(failed);
    expect(deps.logged.join("")).toContain('"bot check"');
    expect(deps.logged.join("")).not.toMatch(/the-secret|03AFcWeA|example\.org/);
  });

  it.each<[string, Verdict]>([
    ["fails", answers({}, 500)],
    ["answers 404", answers({ success: true }, 404)],
    ["answers with a page", answers("<html>")],
    ["answers incompletely", answers({ success: true })],
    ["answers something else", answers(["yes"])],
    ["does not know our secret", refusesWith("invalid-input-secret")],
    ["sends us elsewhere", (response) => void response.writeHead(302, { location: "/" }).end()],
    ["hangs up", (response) => void response.destroy()],
  ])(
    "is unavailable when the verifier %s: nobody is admitted, and everyone is told why",
    async (_, verdict) => {
      const { server, deps, ask } = await world(verdict);
      expect(await ask(token)).toEqual(unavailable);
      expect(deps.logged.join("")).not.toMatch(/the-secret|03AFcWeA|example\.org/);
      // It may be asked again.
      server.verdict = takesFor("register_email");
      expect(await ask(token)).toMatchObject({ status: 200 });
    },
  );
});
