import { answers, participants } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import type { Caller } from "#src/server/trpc/router.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";
import { publicLink, openPeerPage } from "./peer-page.ts";
import { findPeerReceipt } from "./peer-receipt.ts";

async function makeWorld() {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { firstName: "Anna", lastName: "Berg" });
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const localsOf = (actor: Actor | null) => pageLocalsOf(deps, actor);
  const url = `http://localhost:4321/shared/${shareId}`;
  return {
    deps,
    owner,
    survey,
    shareId,
    localsOf,
    stored: () => deps.db.read.select().from(answers),
    get: (actor: Actor | null = null, id = shareId) =>
      openPeerPage(new Request(url), localsOf(actor), publicLink(id)),
    post: (fields: [string, string][], actor: Actor | null = null, headers: Record<string, string> = {}) =>
      openPeerPage(
        new Request(url, { method: "POST", body: new URLSearchParams(fields), headers }),
        localsOf(actor),
        publicLink(shareId),
      ),
  };
}

const key = "k".repeat(43);
/** `unknown`, because vitest's matchers have no type. */
const aKey: unknown = expect.stringMatching(/^[\w-]{43}$/);
const aNumber: unknown = expect.any(Number);
const fieldsOf = (words: readonly string[], name = "", submissionKey = key): [string, string][] => [
  ...words.map((word): [string, string] => ["selectedTraits", word]),
  ["peerName", name],
  ["submissionKey", submissionKey],
];

describe("a new form", () => {
  it("is empty and has its own key", async () => {
    const { get } = await makeWorld();
    const [one, other] = [await get(), await get()];
    expect(one).toMatchObject({
      show: "form",
      status: 200,
      problems: [],
      survey: { ownerName: "Anna Berg" },
      fields: { selectedTraits: [], peerName: "", submissionKey: aKey },
    });
    expect(one).not.toEqual(other);
  });

  it.each(["unknown", "x".repeat(500)])("doesn't exist behind the link %j", async (id) => {
    const { get } = await makeWorld();
    expect(await get(null, id)).toEqual({ language: "en", show: "unknown", status: 404, isSent: false });
  });

  it("isn't shown to the owner, the owner's mailbox, or after the end", async () => {
    const { deps, get, owner, survey } = await makeWorld();
    const twin = await makeUser(deps, { mailbox: owner.mailbox });
    expect(await get(owner)).toMatchObject({ show: "own", status: 200, surveyId: survey.id });
    expect(await get(twin)).toMatchObject({ show: "own", status: 200, surveyId: null });
    expect(await get(await makeUser(deps))).toMatchObject({ show: "form" });
    await closeSurvey(deps, owner, survey.id);
    expect(await get()).toMatchObject({ show: "closed", status: 200 });
  });
});

describe("the words on the page of thanks", () => {
  it("are those that were sent, and shown once", async () => {
    const { post, localsOf } = await makeWorld();
    const look = (setCookie: string | null) => {
      const [cookie = ""] = (setCookie ?? "").split(";");
      const request = new Request("http://localhost:4321/assessment/complete", { headers: { cookie } });
      return findPeerReceipt(request, localsOf(null));
    };
    const sent = await post(fieldsOf(wordsFrom(0), "Zoë"));
    const first = await look(sent instanceof Response ? sent.headers.get("set-cookie") : null);
    expect(first?.words).toEqual(wordsFrom(0));
    const second = await look(first?.cookie ?? null);
    expect(second).toMatchObject({ words: [], cookie: null, receipt: first?.receipt });
  });
});

describe("a sent form", () => {
  it.each([
    ["unchanged", fieldsOf(wordsFrom(0), "Zoë")],
    ["with other words and another name", fieldsOf(wordsFrom(8), "Ben")],
    ["with an earlier refused content", fieldsOf(wordsFrom(0, 3), "x".repeat(81))],
  ])("is stored once and passes its receipt to the next page, sent again %s", async (_, again) => {
    const { deps, post, stored, shareId, localsOf } = await makeWorld();
    let before: unknown = null;
    for (const fields of [fieldsOf(wordsFrom(0), "Zoë"), again, again]) {
      const sent = await post(fields);
      if (!(sent instanceof Response)) throw new Error("It was refused.");
      expect(sent.status).toBe(303);
      expect(sent.headers.get("location")).toBe("/assessment/complete?lang=en");
      const [cookie = ""] = (sent.headers.get("set-cookie") ?? "").split(";");
      const request = new Request("http://localhost:4321/assessment/complete", { headers: { cookie } });
      expect(await findPeerReceipt(request, localsOf(null))).toMatchObject({
        draftName: shareId,
        isRepeat: before !== null,
        words: before === null ? wordsFrom(0) : [],
        formPath: `/shared/${shareId}`,
        receipt: {
          ownerName: "Anna Berg",
          withdrawKey: key,
          withdrawUrl: `${deps.env.siteUrl}/withdraw/${key}`,
        },
      });
      const rows = await stored();
      expect(rows).toEqual(before ?? [expect.objectContaining({ traitIds: wordsFrom(0) })]);
      before = rows;
    }
    expect(await deps.db.read.select({ name: participants.name }).from(participants)).toEqual([
      { name: "Zoë" },
    ]);
  });

  it("comes back with its content and a message for each field", async () => {
    const { post, stored } = await makeWorld();
    const name = "x".repeat(81);
    expect(await post(fieldsOf(["calm", "kind"], name))).toMatchObject({
      show: "form",
      status: 400,
      fields: { selectedTraits: ["calm", "kind"], peerName: name, submissionKey: key },
      problems: [
        { field: "selectedTraits", message: "Please pick at least 5 words." },
        { field: "peerName", message: "A name can have at most 80 characters." },
      ],
    });
    expect(await stored()).toEqual([]);
  });

  it("is refused from the owner, and after the survey was closed", async () => {
    const { deps, owner, post, stored, survey } = await makeWorld();
    expect(await post(fieldsOf(wordsFrom(0)), owner)).toMatchObject({
      show: "own",
      status: 403,
      surveyId: survey.id,
    });
    await closeSurvey(deps, owner, survey.id);
    expect(await post(fieldsOf(wordsFrom(0)))).toMatchObject({
      show: "closed",
      status: 409,
      message: /closed/,
    });
    expect(await stored()).toEqual([]);
  });

  it("comes back complete when the rate limit is exceeded", async () => {
    const { post } = await makeWorld();
    for (let i = 0; i < 120; i += 1) await post(fieldsOf(wordsFrom(0), "", String(i).padStart(43, "0")));
    expect(await post(fieldsOf(wordsFrom(0)))).toMatchObject({
      show: "form",
      status: 429,
      problems: [{ field: null, message: /try again in a minute/ }],
      retryAfterSeconds: aNumber,
      fields: { selectedTraits: wordsFrom(0) },
    });
  });

  it("comes back complete after an internal error, logged without its content", async () => {
    const { deps, localsOf, shareId } = await makeWorld();
    const locals = localsOf(null);
    const submit = () =>
      Promise.reject(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: new Error("Zoë") }));
    const { shared, receipt } = locals.api.response;
    const api = { response: { shared, receipt, submit } } as unknown as Caller;
    const body = new URLSearchParams(fieldsOf(wordsFrom(0), "Zoë"));
    const request = new Request("http://localhost:4321/", { method: "POST", body });
    expect(await openPeerPage(request, { ...locals, api }, publicLink(shareId))).toMatchObject({
      show: "form",
      status: 500,
    });
    expect(deps.logged.join()).toContain("answer failed");
    expect(deps.logged.join()).not.toMatch(/Zoë|able|k{43}/);
  });
});
