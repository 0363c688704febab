import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { windowBriefing } from "#src/server/domain/voice/briefing.ts";
import { getSignedUrl } from "#src/server/domain/voice/get-signed-url.ts";
import { startTalk } from "#src/server/domain/voice/start-talk.ts";
import { makeApi } from "#tests/setup/api.ts";
import { answer, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { sameBytes } from "#tests/histories/same-bytes.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { initiation } from "#tests/setup/talk.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { dumpOf } from "#tests/dumps/dump.ts";
import { expect, it } from "vitest";

interface Answer {
  readonly traitIds: readonly string[];
  readonly name: string | null;
}

/** A world in which these people have answered, and the owner talks about the result. */
async function talkIn(answers: readonly Answer[]) {
  const voice = scriptedBrain();
  const deps = await makeDeps({ voice });
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  for (const { traitIds, name } of answers) await answer(deps, shareId, traitIds, name);
  await revealSurvey(deps, owner, survey.id);
  const asked = { purpose: "coach", surveyId: survey.id } as const;
  const network = "203.0.113.1";
  const { token } = await getSignedUrl(deps, owner, { network }, asked);
  const sent: string[] = [];
  const wire = { send: (text: string) => void sent.push(text), close: () => undefined };
  const talk = await startTalk(deps, { token, network }, wire, new TestTimers(deps.clock));
  const tell = (...messages: readonly object[]) => {
    for (const message of messages) talk.receive(JSON.stringify(message));
  };
  tell({
    ...initiation,
    dynamic_variables: {
      visitor_first_name: "Zzmarker-name",
      visitor_role: "trainer_facilitator",
      earlier_turns: JSON.stringify([
        { from: "coach", text: "Zzmarker-asked" },
        { from: "person", text: "Zzmarker-earlier" },
      ]),
    },
  });
  const [opened] = voice.talks;
  if (opened === undefined) throw new Error("the talk didn’t open");
  return { deps, talk, tell, opened, sent };
}

it("A3: a talk about the same result gets the same data, byte for byte, whatever each person answered", async () => {
  const words = Array.from({ length: 3 }, (_, peer) => wordsFrom(peer * 6));
  const mixed = words.map((_, peer) =>
    words.map((picked) => [picked[peer * 2], picked[peer * 2 + 1]]).flat(),
  );
  const one = await talkIn(words.map((traitIds, n) => ({ traitIds, name: ["Ada", "Bo", "Cy"][n] ?? null })));
  const other = await talkIn(
    mixed.map((traitIds) => ({ traitIds: traitIds.filter((id) => id !== undefined), name: null })),
  );
  const known = ({ opened: { context } }: typeof one) => [JSON.stringify(context), windowBriefing(context)];
  sameBytes(known(one), known(other), "a talk");
  expect(one.opened.context.snapshot.words.some(({ band }) => band !== "none")).toBe(true);
  expect(JSON.stringify(one.opened.context)).not.toMatch(/Ada|"Bo"|"Cy"/);
});

/** Everything left behind: tables and log. */
async function leftBehind(deps: Awaited<ReturnType<typeof makeDeps>>): Promise<string> {
  return JSON.stringify([...(await dumpOf(deps))]) + deps.logged.join("\n");
}

it("A3: a talk leaves nothing in the database or the log", async () => {
  const { deps, talk, tell, opened, sent } = await talkIn(
    Array.from({ length: 3 }, (_, peer) => ({ traitIds: wordsFrom(peer * 6), name: "Zzpeer" })),
  );
  const { floor, heard } = opened;
  floor.say(floor.begin(), "Zzmarker-question");
  floor.heard("Zzmarker-heard");
  const tool = floor.callTool("suggest_step", { text: "Zzmarker-step" });
  tell(
    { type: "user_message", text: "Zzmarker-typed" },
    { type: "contextual_update", text: "Zzmarker-told" },
    { type: "feedback", event_id: 1, score: "dislike" },
    { type: "client_tool_result", tool_call_id: "call-1", result: "Zzmarker-result", is_error: false },
    { type: "Zzmarker-unknown" },
    { type: "user_message", text: ["Zzmarker-malformed"] },
  );
  await tool;
  floor.fail("Zzmarker-failed");
  talk.lost();
  expect(JSON.stringify([opened.context, heard])).toMatch(
    /Zzmarker-name.*Zzmarker-earlier.*Zzmarker-typed.*Zzmarker-told/,
  );
  expect(sent.join("")).toMatch(/Zzmarker-question.*Zzmarker-heard.*Zzmarker-step.*Zzmarker-failed/);
  const left = await leftBehind(deps);
  // The search finds stored texts.
  expect(left).toContain("Zzpeer");
  expect(left).not.toContain("Zzmarker");
  expect(left).not.toContain("dislike");
});

it("A3: a talk's token is in no log and no table", async () => {
  const deps = await makeDeps({ voice: scriptedBrain() });
  const api = makeApi(deps);
  const answered = await api("/api/voice/get-signed-url");
  const { token } = (await answered.json()) as { readonly token: string };
  const left = await leftBehind(deps);
  expect(left).toContain("/api/voice/get-signed-url");
  expect(left).not.toContain(token);
});
