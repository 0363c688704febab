import { describe, expect, it } from "vitest";
import { openUnsubscribePage, type UnsubscribePage } from "./unsubscribe-page.ts";

const address = "http://localhost:4321/email/unsubscribe?token=abc";
const form = { "content-type": "application/x-www-form-urlencoded" };

type Locals = Parameters<typeof openUnsubscribePage>[1];

/** Opens the page over an API that records its calls. */
async function open(init: RequestInit = {}, fails: Error | null = null, url = address, surveyMuted?: null) {
  const asked: unknown[] = [];
  const answer = (input: { token: string; wanted?: boolean; muted?: boolean }) => {
    asked.push(input);
    if (fails !== null) throw fails;
    return Promise.resolve({
      topic: "rounds",
      wanted: input.wanted ?? true,
      surveyMuted: surveyMuted === null ? null : (input.muted ?? null),
    });
  };
  const api = {
    mail: {
      subscription: async (i: { token: string }) => answer(i),
      setSubscription: async (i: { token: string; wanted: boolean }) => answer(i),
    },
    invitation: { setSurveyMuted: async (i: { token: string; muted: boolean }) => answer(i) },
  };
  const page: UnsubscribePage = await openUnsubscribePage(new Request(url, init), {
    api,
  } as unknown as Locals);
  return { page, asked };
}

const post = (body: BodyInit, headers: Record<string, string> = form): RequestInit => ({
  method: "POST",
  body,
  headers,
});

describe("the page behind an unsubscribe link", () => {
  it("changes nothing on GET and HEAD", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { page, asked } = await open({ method });
      expect(asked).toEqual([{ token: "abc" }]);
      const stands = { topic: "rounds", wanted: true, surveyMuted: null };
      expect(page).toEqual({ show: "topic", status: 200, ...stands, changed: null });
    }
  });

  it("stops emails with one click as email providers send it, without cookie or origin", async () => {
    const multipart = new FormData();
    multipart.set("List-Unsubscribe", "One-Click");
    for (const init of [post("List-Unsubscribe=One-Click"), post(multipart, {})]) {
      const { page, asked } = await open(init);
      expect(asked).toEqual([{ token: "abc", wanted: false }]);
      expect(page).toMatchObject({ status: 200, wanted: false, changed: "topic" });
    }
  });

  it("resumes emails by its other form", async () => {
    const { page, asked } = await open(post("resubscribe=yes"));
    expect(asked).toEqual([{ token: "abc", wanted: true }]);
    expect(page).toMatchObject({ wanted: true, changed: "topic" });
  });

  it.each([
    ["stop", true],
    ["resume", false],
  ])("by %s affects one survey only", async (value, muted) => {
    const { page, asked } = await open(post(`this-round=${value}`));
    expect(asked).toEqual([{ token: "abc", muted }]);
    expect(page).toMatchObject({ wanted: true, surveyMuted: muted, changed: "round" });
  });

  it.each([
    ["nothing", post("")],
    ["something else", post("List-Unsubscribe=Perhaps")],
    ["JSON", post('{"List-Unsubscribe":"One-Click"}', { "content-type": "application/json" })],
    ["a broken form", post("xx", { "content-type": "multipart/form-data; boundary=y" })],
  ])("changes nothing for a POST with %s", async (_, init) => {
    const { asked } = await open(init);
    expect(asked).toEqual([{ token: "abc" }]);
  });
});
