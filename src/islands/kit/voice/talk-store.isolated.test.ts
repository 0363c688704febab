import { beforeEach, expect, it, vi } from "vitest";
import { startTalk } from "./session/start-talk.ts";
import {
  type Talk,
  type TalkRequest,
  microphoneLost,
  noConnection,
  requestAdmission,
} from "./session/talk.ts";
import { type TalkStore, createTalkStore } from "./talk-store.ts";
import type { TalkEnding } from "./talk-state.ts";

vi.mock(import("./session/start-talk.ts"), () => ({ startTalk: vi.fn<typeof startTalk>() }));

vi.mock(import("./session/talk.ts"), async (original) => ({
  ...(await original()),
  requestAdmission: vi.fn<typeof requestAdmission>(),
}));

const requests: TalkRequest[] = [];
/** What the page had the newest connection do. */
const done: string[] = [];

beforeEach(() => {
  requests.length = 0;
  done.length = 0;
  vi.mocked(startTalk).mockImplementation((request) => {
    requests.push(request);
    let end: (ending: TalkEnding) => void = () => undefined;
    const ended = new Promise<TalkEnding>((resolve) => {
      end = resolve;
    });
    const talk: Partial<Talk> = {
      say: (text) => done.push(text),
      stop: (ending) => {
        done.push(`stop by ${ending.by}`);
        end(ending);
      },
      over: ended.then(request.on.ended),
    };
    return talk as Talk;
  });
});

const on = (at = 0) => {
  const request = requests[at];
  if (request === undefined) throw new Error("No talk was started.");
  return request.on;
};

function startedStore() {
  const store = createTalkStore({ purpose: "demo", tools: {} });
  store.start({ way: "voice", firstName: "Ada" });
  on().connected();
  on().coachSaid(1, "Hello.");
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get().ending === null ? store.get().status : "ended"));
  return { store, seen };
}

const said = (store: TalkStore) => store.get().captions.map(({ from, text }) => `${from}: ${text}`);

it("keeps what was said in order, and corrects it in its place", () => {
  const { store } = startedStore();
  on().personHeard?.("Calm.");
  on().coachWrote?.(2, "And ");
  expect(store.get().captions.at(-1)).toMatchObject({ text: "And ", isGrowing: true });
  on().coachWrote?.(2, "then?");
  on().coachSaid(2, "And then?");
  expect(store.get().captions.at(-1)?.isGrowing).toBeUndefined();
  on().coachSaid(1, "Hel");
  expect(said(store)).toEqual(["coach: Hel", "person: Calm.", "coach: And then?"]);
});

it("shows an answer once, whether or not the service repeats it", () => {
  const { store } = startedStore();
  store.say("Calm");
  on().personHeard?.("Calm");
  expect(said(store).slice(1)).toEqual(["person: Calm"]);
  on().personHeard?.("Calm");
  expect(said(store).slice(1)).toEqual(["person: Calm", "person: Calm"]);
});

it("takes offered answers away once there's an answer", () => {
  const { store } = startedStore();
  requests[0]?.tools.offer_answers?.({ answers: "Yes\nNo" });
  expect(store.get().answers).toEqual(["Yes", "No"]);
  store.say("Yes");
  expect(store.get().answers).toEqual([]);
});

it("ends quiet, with nothing to tap or to rate, and knows whether the microphone was granted", () => {
  const { store } = startedStore();
  on().permission?.("granted");
  on().mode?.("speaking");
  requests[0]?.tools.offer_answers?.({ answers: "Yes" });
  on().ended({ by: "coach" });
  expect(store.get()).toMatchObject({
    ...{ status: "disconnected", mode: "listening", answers: [], canRate: false },
    ...{ permission: "granted", ending: { by: "coach" } },
  });
  store.start({ way: "text" });
  expect(store.get()).toMatchObject({ ending: null, permission: "granted", captions: [] });
});

it("goes on the other way without an end in between, and with what was said", async () => {
  const { store, seen } = startedStore();
  await store.goOn("text");
  on(1).connected();
  on(1).coachSaid(1, "Where were we?");
  expect([...new Set(seen)]).toEqual(["connecting", "connected"]);
  expect(requests.map(({ way }) => way)).toEqual(["voice", "text"]);
  expect(requests[1]?.variables).toMatchObject({ visitor_first_name: "Ada" });
  expect(said(store)).toEqual(["coach: Hello.", "coach: Where were we?"]);
});

it("starts nothing more when it's ended while it was to go on", async () => {
  const { store } = startedStore();
  await Promise.all([store.goOn("text"), store.goOn("voice"), store.end()]);
  expect(requests).toHaveLength(1);
  expect(store.get()).toMatchObject({ status: "disconnected", ending: { by: "person" } });
});

it.each([
  ["text", noConnection("The coach is away."), "built-in"],
  ["text", noConnection("The coach is away."), undefined],
  ["voice", noConnection("The coach is away."), undefined],
  ["text", microphoneLost, undefined],
] as const)("goes on in %s after %j with the coach %s", async (way, problem, brain) => {
  vi.mocked(requestAdmission).mockImplementation(({ brain: asked }) =>
    Promise.resolve({ signedUrl: `ws://here/${asked ?? ""}`, variables: {} }),
  );
  const { store } = startedStore();
  on().ended({ by: "problem", problem });
  await store.goOn(way, brain);
  await requests[1]?.admit();
  expect(requestAdmission).toHaveBeenLastCalledWith(expect.objectContaining({ purpose: "demo", brain }));
  expect(said(store)).toEqual(["coach: Hello."]);
});

const trouble = "My husband hit me again";

async function admittedTo(variables: Readonly<Record<string, string>>) {
  vi.mocked(requestAdmission).mockResolvedValue({ signedUrl: "wss://there", variables });
  const { store } = startedStore();
  await requests[0]?.admit();
  return store;
}

it.each([
  ["says it", (): void => on().personHeard?.(trouble)],
  ["types it", (store: TalkStore): void => store.say(trouble)],
])("ends a talk that a service elsewhere leads when someone is in trouble and %s", async (_, tell) => {
  const store = await admittedTo({ johari_window: "{}" });
  tell(store);
  expect(done).toEqual(["stop by care"]);
  await vi.waitFor(() => expect(store.get().status).toBe("disconnected"));
  expect(store.get()).toMatchObject({ needsHelp: true, ending: { by: "care" } });
  await store.goOn("text");
  expect(store.get().needsHelp).toBe(true);
  expect(JSON.stringify(requests[1]?.variables)).not.toContain("husband");
  await store.end();
  store.start({ way: "text" });
  expect(store.get().needsHelp).toBe(false);
});

it("leaves it to our own server to answer, and keeps who can help in sight", async () => {
  const store = await admittedTo({});
  store.say(trouble);
  expect(done).toEqual([trouble]);
  expect(store.get()).toMatchObject({ needsHelp: true, ending: null });
});

it("ends a talk elsewhere also when the person is heard before it's connected", async () => {
  vi.mocked(requestAdmission).mockResolvedValue({
    signedUrl: "wss://there",
    variables: { johari_window: "{}" },
  });
  const store = createTalkStore({ purpose: "demo", tools: {} });
  store.start({ way: "voice" });
  await requests[0]?.admit();
  on().personHeard?.(trouble);
  await vi.waitFor(() => expect(store.get()).toMatchObject({ needsHelp: true, ending: { by: "care" } }));
});
