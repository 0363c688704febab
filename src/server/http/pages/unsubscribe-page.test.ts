import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";
import { openUnsubscribePage, type UnsubscribePage } from "./unsubscribe-page.ts";

const address = "http://localhost:4321/email/unsubscribe?token=abc";
const form = { "content-type": "application/x-www-form-urlencoded" };

type Locals = Parameters<typeof openUnsubscribePage>[1];

/** Opens the page over an API that writes down what it is asked. */
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
  it("only looks on GET and HEAD", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { page, asked } = await open({ method });
      expect(asked).toEqual([{ token: "abc" }]);
      const stands = { topic: "rounds", wanted: true, surveyMuted: null };
      expect(page).toEqual({ show: "topic", status: 200, ...stands, changed: null });
    }
  });

  it("stops emails at one click, as email providers send it: in either form, without a cookie or an origin", async () => {
    const multipart = new FormData();
    multipart.set("List-Unsubscribe", "One-Click");
    for (const init of [post("List-Unsubscribe=One-Click"), post(multipart, {})]) {
      const { page, asked } = await open(init);
      expect(asked).toEqual([{ token: "abc", wanted: false }]);
      expect(page).toMatchObject({ status: 200, wanted: false, changed: "topic" });
    }
  });

  it("lets them come again by its other form", async () => {
    const { page, asked } = await open(post("resubscribe=yes"));
    expect(asked).toEqual([{ token: "abc", wanted: true }]);
    expect(page).toMatchObject({ wanted: true, changed: "topic" });
  });

  it.each([
    ["stop", true],
    ["resume", false],
  ])("by %s decides about the one round alone", async (value, muted) => {
    const { page, asked } = await open(post(`this-round=${value}`));
    expect(asked).toEqual([{ token: "abc", muted }]);
    expect(page).toMatchObject({ wanted: true, surveyMuted: muted, changed: "round" });
  });

  it("does not say that emails about a round come again to who is not invited any more", async () => {
    const { page } = await open(post("this-round=resume"), null, address, null);
    expect(page).toMatchObject({ surveyMuted: null, changed: null });
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

  it("is kind about a link that it does not know, and about none", async () => {
    const unknown = new TRPCError({ code: "NOT_FOUND" });
    expect((await open({}, unknown)).page).toEqual({ show: "unknown", status: 404 });
    expect((await open(post("List-Unsubscribe=One-Click"), unknown)).page).toMatchObject({ status: 404 });
    const none = await open({}, new TRPCError({ code: "BAD_REQUEST" }), address.replace("?token=abc", ""));
    expect(none.asked).toEqual([{ token: "" }]);
    expect(none.page).toMatchObject({ show: "unknown" });
  });

  it("does not hide a fault of ours", async () => {
    await expect(open({}, new TRPCError({ code: "INTERNAL_SERVER_ERROR" }))).rejects.toThrow();
    await expect(open({}, new Error("away"))).rejects.toThrow("away");
  });
});
