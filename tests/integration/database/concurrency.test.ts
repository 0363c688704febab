import { connect } from "#db/connection.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { countAnswers, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { startServerProcess } from "#tests/setup/process/server-process.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const submitted = z.object({ receipt: z.object({ withdrawKey: z.string() }) });

async function sharedSurvey() {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  return { deps, owner, survey, shareId };
}

describe("at once", () => {
  it("ten reveals create one snapshot", async () => {
    const { deps, owner, survey, shareId } = await sharedSurvey();
    await makeAnswers(deps, shareId, 3);
    const analyses = await Promise.all(
      Array.from({ length: 10 }, () => revealSurvey(deps, owner, survey.id)),
    );
    expect(new Set(analyses.map((analysis) => JSON.stringify(analysis))).size).toBe(1);
    expect(analyses[0]).toMatchObject({ snapshot: 1, responseCount: 3 });
  });

  it("two hundred answers are all stored, or refused with a reason", async () => {
    const { deps, survey, shareId } = await sharedSurvey();
    const api = makeApi(deps);
    const json = { selectedTraits: wordsFrom(3) };
    const all = await Promise.all(
      Array.from({ length: 200 }, () => api(`/api/shared/${shareId}/responses`, { method: "POST", json })),
    );
    const stored = all.filter(({ status }) => status === 201);
    const refused = all.filter(({ status }) => status === 429);
    expect(stored.length + refused.length).toBe(200);
    // One address has 120 a minute.
    expect(stored).toHaveLength(120);
    for (const answer of refused) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    }
    expect(await countAnswers(deps.db.read, survey.id)).toBe(120);
  });

  it("the same form sent five times with different words is one answer with one receipt", async () => {
    const { deps, survey, shareId } = await sharedSurvey();
    const api = makeApi(deps);
    const submissionKey = deps.ids.token(256);
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, turn) => {
        const json = { selectedTraits: wordsFrom(turn), peerName: `Zoë ${String(turn)}`, submissionKey };
        return api(`/api/shared/${shareId}/responses`, { method: "POST", json });
      }),
    );
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(await Promise.all(all.map((answer) => answer.text()))).size).toBe(1);
    expect(await countAnswers(deps.db.read, survey.id)).toBe(1);
  });
});

describe("a killed process", () => {
  it("loses no acknowledged answer", async () => {
    const { deps, survey, shareId } = await sharedSurvey();
    const server = await startServerProcess(deps.databaseUrl);
    const acknowledged: string[] = [];
    let sent = 0;
    /** Sends answers in sequence until there are no more, or the server is gone. */
    const sender = async (lane: number): Promise<void> => {
      while (sent < 300) {
        sent += 1;
        const network = `10.1.${String(lane)}.${String(sent % 250)}`;
        const answer = await fetch(`${server.url}/api/shared/${shareId}/responses`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": network },
          body: JSON.stringify({ selectedTraits: wordsFrom(sent) }),
        });
        if (answer.status !== 201) throw new Error(`Refused: ${await answer.text()}`);
        acknowledged.push(submitted.parse(await answer.json()).receipt.withdrawKey);
        if (acknowledged.length === 120) server.kill();
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: 16 }, (_, lane) => sender(lane)));
    await server.exited;
    expect(lanes.every(({ status }) => status === "rejected")).toBe(true);
    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    expect(acknowledged.length).toBeLessThan(300);

    const client = await connect({ url: deps.databaseUrl });
    const { rows } = await client.execute({
      sql: "SELECT id FROM answers WHERE survey_id = ?",
      args: [survey.id],
    });
    client.close();
    const stored = new Set(rows.map((row) => row["id"]));
    expect(acknowledged.filter((key) => !stored.has(answerKeys(key).answerId))).toEqual([]);
  });
});
