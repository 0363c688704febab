import { beforeEach, expect, it, vi } from "vitest";
import { requestAdmission } from "./session/admission.ts";
import { lineLost, microphoneLost } from "#src/islands/kit/voice/session/talk.ts";
import { startTalk } from "./session/start-talk.ts";
import type { Talk, TalkRequest } from "./session/talk.ts";
import { createTalkStore } from "./talk-store.ts";

vi.mock(import("./session/start-talk.ts"), () => ({ startTalk: vi.fn<typeof startTalk>() }));

vi.mock(import("./session/admission.ts"), () => ({ requestAdmission: vi.fn<typeof requestAdmission>() }));

const requests: TalkRequest[] = [];
/** What the page had the newest line do. */
const done: string[] = [];

beforeEach(() => {
  requests.length = 0;
  done.length = 0;
  vi.mocked(startTalk).mockImplementation((request) => {
    requests.push(request);
    const talk: Partial<Talk> = {
      say: (text) => done.push(text),
      stop: (ending) => {
        done.push("stop");
        request.on.ended(ending);
      },
      end: async () => {
        await Promise.resolve();
        request.on.ended({ by: "person" });
      },
    };
    return Promise.resolve(talk as Talk);
  });
});

async function startedStore() {
  const store = createTalkStore({ purpose: "demo", tools: {} });
  await store.start({ way: "voice", firstName: "Ada" });
  requests[0]?.on.coachSaid(1, "Hello.");
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get().ending === null ? store.get().status : "ended"));
  return { store, seen };
}

it("goes on the other way without an end in between, and with what was said", async () => {
  const { store, seen } = await startedStore();
  await store.goOn("text");
  expect([...new Set(seen)]).toEqual(["connecting", "connected"]);
  expect(requests.map(({ way }) => way)).toEqual(["voice", "text"]);
  expect(requests[1]?.variables).toMatchObject({ visitor_first_name: "Ada" });
  expect(store.get().captions.map(({ text }) => text)).toEqual(["Hello."]);
});

it("starts nothing more when it's ended while it was to go on", async () => {
  const { store } = await startedStore();
  await Promise.all([store.goOn("text"), store.goOn("voice"), store.end()]);
  expect(requests).toHaveLength(1);
  expect(store.get()).toMatchObject({ status: "disconnected", ending: { by: "person" } });
});

it.each([
  ["text", lineLost("The coach is away."), "built-in"],
  ["voice", lineLost("The coach is away."), undefined],
  ["text", microphoneLost, undefined],
] as const)("goes on in %s after %j with the coach %s", async (way, problem, brain) => {
  vi.mocked(requestAdmission).mockImplementation(({ brain: asked }) =>
    Promise.resolve({ signedUrl: `ws://here/${asked ?? ""}`, variables: {} }),
  );
  const { store } = await startedStore();
  requests[0]?.on.ended({ by: "problem", problem });
  await store.goOn(way);
  await requests[1]?.admit();
  expect(requestAdmission).toHaveBeenLastCalledWith(expect.objectContaining({ purpose: "demo", brain }));
  expect(store.get().captions.map(({ text }) => text)).toEqual(["Hello."]);
});

const trouble = "My husband hit me again";

async function admittedTo(variables: Readonly<Record<string, string>>) {
  vi.mocked(requestAdmission).mockResolvedValue({ signedUrl: "wss://there", variables });
  const { store } = await startedStore();
  await requests[0]?.admit();
  return store;
}

it.each([
  ["says it", (): void => requests[0]?.on.personHeard(trouble)],
  ["types it", (store: { say: (text: string) => void }): void => store.say(trouble)],
])("ends a talk that a service elsewhere leads when someone is in trouble and %s", async (_, tell) => {
  const store = await admittedTo({ johari_window: "{}" });
  tell(store);
  expect(done).toEqual(["stop"]);
  expect(store.get()).toMatchObject({ needsHelp: true, ending: { by: "care" } });
  await store.goOn("text");
  expect(store.get().needsHelp).toBe(true);
  expect(JSON.stringify(requests[1]?.variables)).not.toContain("husband");
  await store.end();
  await store.start({ way: "text" });
  expect(store.get().needsHelp).toBe(false);
});

it("leaves it to our own server to answer, and keeps who can help in sight", async () => {
  const store = await admittedTo({});
  store.say(trouble);
  expect(done).toEqual([trouble]);
  expect(store.get()).toMatchObject({ needsHelp: true, ending: null });
});

it("ends a talk elsewhere also when the person is heard before the line is handed over", async () => {
  vi.mocked(requestAdmission).mockResolvedValue({
    signedUrl: "wss://there",
    variables: { johari_window: "{}" },
  });
  const store = createTalkStore({ purpose: "demo", tools: {} });
  const plain = vi.mocked(startTalk).getMockImplementation();
  vi.mocked(startTalk).mockImplementation(async (request) => {
    await request.admit();
    request.on.personHeard(trouble);
    return plain === undefined ? Promise.reject(new Error("There is no talk.")) : plain(request);
  });
  await store.start({ way: "voice" });
  expect(store.get()).toMatchObject({ needsHelp: true, ending: { by: "care" } });
});
