import { signedInOutput } from "#src/shared/account/account.output.ts";
import { submittedOutput } from "#src/shared/invitation/response.output.ts";
import { analysisOutput } from "#src/shared/result/analysis.output.ts";
import { surveyOutput } from "#src/shared/survey/survey.output.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";

/*
 * The product through its API: someone signs up by code, picks words and shares a link; three people answer;
 * the window opens. In a second survey peers pick other words: the owner sees no difference until the window
 * opens.
 */

const link = z.object({ shareId: z.string(), code: z.string(), shareableLink: z.url() });

async function startSurvey() {
  const deps = await makeDeps();
  const send = makeApi(deps);
  const email = "alma@example.org";
  await send("/api/send-verification-code", { method: "POST", json: { email } });
  const code = await codeFor(deps, email);
  const profile = { email, code, firstName: "Alma", lastName: "Berg", password: "Granite-tulip-4" };
  const registered = await send("/api/verify-code-and-register", { method: "POST", json: profile });
  const { token } = signedInOutput.parse(await registered.json());
  const api = (path: string, method = "GET", json?: unknown) => send(path, { method, json, token });

  const { id } = surveyOutput.parse(await (await api("/api/surveys", "POST", { title: "My round" })).json());
  await api(`/api/surveys/${id}/self`, "PUT", { selectedTraits: wordsFrom(0) });
  const { shareId } = link.parse(await (await api(`/api/surveys/${id}/share`, "POST")).json());
  const answer = async (selectedTraits: readonly string[], peerName?: string) => {
    const sent = await send(`/api/shared/${shareId}/responses`, {
      method: "POST",
      json: { selectedTraits, peerName },
    });
    expect(sent.status).toBe(201);
    return submittedOutput.parse(await sent.json()).receipt;
  };
  const reveal = () => api(`/api/surveys/${id}/generate-analysis`, "POST");
  return { api, answer, reveal, id };
}

type SurveyView = Awaited<ReturnType<typeof startSurvey>>;

/** Everything that an owner can get, without random ids and keys. */
async function everything({ api, reveal, id }: SurveyView): Promise<string> {
  const all = [
    await api("/api/me"),
    await api("/api/surveys"),
    await api(`/api/surveys/${id}`),
    await api(`/api/surveys/${id}/analysis`),
    await api(`/api/surveys/${id}/responses`),
    await api(`/api/surveys/${id}/questions`),
    await api(`/api/surveys/${id}/answer-options`),
    await api(`/api/surveys/${id}/export?format=csv`),
    await api("/api/dashboard/stats"),
    await api("/api/user/current-assessment"),
    await reveal(),
  ];
  const seen = [];
  for (const answer of all) {
    const text = await answer.text();
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
    const blanked = text.replaceAll(
      /"(id|userId|surveyId|shareId|shareableLink|requestId)":"[^"]*"/g,
      '"$1":"…"',
    );
    seen.push({ status: answer.status, size: text.length, headers, text: blanked });
  }
  return JSON.stringify(seen);
}

describe("the main job", () => {
  it("hides two answers, opens at three, and again at three more", async () => {
    const [one, other] = [await startSurvey(), await startSurvey()];
    const empty = await everything(one);
    // Two people answer each survey; in one they agree with the owner.
    for (let i = 0; i < 2; i += 1) {
      await one.answer(wordsFrom(0), "Ines");
      await other.answer(wordsFrom(20 + i * 7), "Ines");
    }
    const closed = await one.reveal();
    expect(closed.status).toBe(409);
    expect(await closed.text()).toContain("1 more person has answered");
    const two = await everything(one);
    expect(two).toBe(await everything(other));
    // Compared with a survey without answers, only their number differs.
    const numbers =
      /"(peerAssessmentCount|totalResponses|answersUntilReveal|totalPeerResponses)":\d+|\d more (person has|people have)|"size":\d+/g;
    const sentence = /wait until … answered/g;
    const withoutNumbers = (text: string) =>
      text.replaceAll("\\", "").replaceAll(numbers, "…").replaceAll(sentence, "wait");
    expect(withoutNumbers(two)).toBe(withoutNumbers(empty));

    await one.answer(wordsFrom(3));
    const first = await one.reveal();
    expect(first.status).toBe(200);
    const firstText = await first.text();
    expect(analysisOutput.parse(JSON.parse(firstText))).toMatchObject({ snapshot: 1, responseCount: 3 });

    for (const start of [9, 11]) {
      await one.answer(wordsFrom(start));
      expect(await (await one.reveal()).text()).toBe(firstText);
      expect(await (await one.api(`/api/surveys/${one.id}/analysis`)).text()).toBe(firstText);
    }
    await one.answer(wordsFrom(13));
    const second = analysisOutput.parse(await (await one.reveal()).json());
    expect(second).toMatchObject({ snapshot: 2, responseCount: 6 });
    const earlier = await one.api(`/api/surveys/${one.id}/analysis?snapshot=1`);
    expect(analysisOutput.parse(await earlier.json())).toEqual({
      ...analysisOutput.parse(JSON.parse(firstText)),
      participants: [],
    });
    expect(second.participants).toEqual(["Ines", "Ines", "Anonymous", "Anonymous", "Anonymous", "Anonymous"]);
  });
});
