import type { Actor } from "#src/server/actor.ts";
import type { ClientInvitation } from "#src/shared/sharing/sharing.output.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { TRPCError } from "@trpc/server";
import { describe, expect, it, vi } from "vitest";
import { openClientPage } from "./reply-page.ts";

const invitation: ClientInvitation = {
  ...{
    brand: null,
    facilitator: "Mira Holm",
    others: [],
    programme: "Spring cohort",
    purpose: "",
    name: "Jonas",
    email: "j@example.org",
  },
  ...{ closesAt: null, language: null, minResponses: 3, opens: "client", state: "invited" },
  ...{ hasAccount: false, isSignedIn: false, surveyId: null },
};
const url = "http://localhost:4321/new-assessment/invitee?token=secret";

interface World {
  readonly found?: Partial<ClientInvitation> | TRPCError;
  readonly isSomeone?: boolean;
  readonly refusal?: TRPCError;
}

async function makeWorld({ found = {}, isSomeone = false, refusal }: World = {}) {
  const deps = await makeDeps();
  const actor: Actor | null = isSomeone ? await makeUser(deps) : null;
  const locals = pageLocalsOf(deps, actor);
  const { sharing } = locals.api;
  const replied = () =>
    refusal ? Promise.reject(refusal) : Promise.resolve({ surveyId: "round-1", token: null });
  const accept = vi.fn(replied);
  const decline = vi.fn(() => replied().then(() => undefined));
  const look = () =>
    found instanceof TRPCError ? Promise.reject(found) : Promise.resolve({ ...invitation, ...found });
  const api = { ...locals.api, sharing: { ...sharing, invitation: vi.fn(look), accept, decline } };
  const open = (init?: RequestInit) =>
    openClientPage(new Request(url, init), { ...locals, api }, { token: "secret" });
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    open({ method: "POST", body: new URLSearchParams(fields), headers });
  return { accept, decline, open, send };
}

it.each<[string, World, string]>([
  ["someone without an account accepts", {}, "start"],
  ["an account that isn’t signed in signs in", { found: { hasAccount: true } }, "signIn"],
  [
    "an account that is signed in accepts",
    { found: { hasAccount: true, isSignedIn: true }, isSomeone: true },
    "start",
  ],
  [
    "someone else signs out, if the address has an account",
    { found: { hasAccount: true }, isSomeone: true },
    "switchAccount",
  ],
  ["someone else signs out, if the address has no account", { isSomeone: true }, "switchAccount"],
  ["someone who declined can still accept", { found: { state: "declined" } }, "start"],
  [
    "someone who accepted continues to the survey",
    { found: { state: "accepted", isSignedIn: true, surveyId: "r" }, isSomeone: true },
    "openRound",
  ],
  ["someone who accepted signs in first", { found: { state: "accepted", hasAccount: true } }, "signIn"],
  [
    "someone who accepted continues with a new address",
    { found: { state: "accepted", surveyId: "r" }, isSomeone: true },
    "openRound",
  ],
  [
    "someone who accepted elsewhere is told so",
    { found: { state: "accepted", isSignedIn: true }, isSomeone: true },
    "finish",
  ],
  ["someone who left is told so", { found: { state: "left", hasAccount: true } }, "finish"],
  ["a closed programme can't be accepted", { found: { state: "over" } }, "finish"],
])("%s", async (_, world, step) => {
  const { open } = await makeWorld(world);
  expect(await open()).toMatchObject({ show: "invitation", status: 200, step, name: "Jonas", problem: null });
});

it.each(["NOT_FOUND", "BAD_REQUEST"] as const)("shows an unknown link: %s", async (code) => {
  const { open } = await makeWorld({ found: new TRPCError({ code }) });
  expect(await open()).toEqual({ language: "en", show: "unknown", status: 404 });
});

it("changes nothing on GET or with an incomplete form", async () => {
  const { open, send, accept, decline } = await makeWorld();
  await open();
  expect(await send({})).toMatchObject({ show: "invitation", status: 200 });
  expect([accept.mock.calls, decline.mock.calls]).toEqual([[], []]);
});

it("leads to the survey after accepting, with the sent name", async () => {
  const { send, accept } = await makeWorld();
  const sent = await send({ reply: "accept", name: " Jonas Weber " });
  if (!(sent instanceof Response)) throw new Error("It was refused.");
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/assessment/round-1"]);
  expect(accept.mock.calls).toEqual([[{ token: "secret", name: "Jonas Weber" }]]);
});

describe("without the link", () => {
  const path = "/new-assessment/invitee?client=c-1&lang=en";
  const request = (init?: RequestInit) => new Request(`http://localhost:4321${path}`, init);

  it.each([
    ["accept", "/assessment/round-1"],
    ["decline", path],
  ] as const)("can %s as the signed-in client", async (reply, next) => {
    const deps = await makeDeps();
    const locals = pageLocalsOf(deps, await makeUser(deps));
    const acceptReceived = vi.fn(() => Promise.resolve({ surveyId: "round-1", token: null }));
    const declineReceived = vi.fn(() => Promise.resolve());
    const receivedInvitation = vi.fn(() => Promise.resolve(invitation));
    const sharing = { ...locals.api.sharing, receivedInvitation, acceptReceived, declineReceived };
    const send = request({ method: "POST", body: new URLSearchParams({ reply }) });
    const page = await openClientPage(
      send,
      { ...locals, api: { ...locals.api, sharing } },
      { clientId: "c-1" },
    );
    if (!(page instanceof Response)) throw new Error("It was refused.");
    expect([page.status, page.headers.get("location")]).toEqual([303, next]);
    const calls = { accept: acceptReceived.mock.calls, decline: declineReceived.mock.calls };
    expect(calls).toEqual({ accept: [], decline: [], [reply]: [[{ clientId: "c-1" }]] });
  });
});
