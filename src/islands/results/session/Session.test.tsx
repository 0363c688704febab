import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { shownSharing } from "#tests/factories/programme/shown-sharing.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FacilitatorSession } from "./FacilitatorSession.tsx";
import { ClientSession } from "./Session.tsx";
import { stepByKey } from "./stage.tsx";

watchPage();

/** The browser's feed, as far as the page uses it. */
class FakeFeed {
  static readonly open: FakeFeed[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeFeed.open.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  FakeFeed.open.length = 0;
  vi.stubGlobal("EventSource", FakeFeed);
});

const meetingWith = (withWhom: string, changes: Partial<Meeting> = {}): Meeting => ({
  state: "none",
  step: "start",
  version: 0,
  withWhom,
  others: [],
  startedAt: null,
  proposal: null,
  client: null,
  nextAfterGlimpse: null,
  ...changes,
});
const clientWith = (changes: Partial<Meeting["client"]>): Meeting["client"] => ({
  ...{ isHere: false, hasSaved: false, step: null, stage: "shared" },
  ...changes,
});
const hear = (meeting: Meeting) =>
  act(() => FakeFeed.open.at(-1)?.onmessage?.({ data: JSON.stringify(meeting) }));
const heading = (name: RegExp | string) => screen.findByRole("heading", { level: 1, name });
const analysis = shownAnalysis({ peerPicks: [0, 2, 4, 6, 8].map((start) => wordsFrom(start)) });

describe("the facilitator's screen", () => {
  const show = (initial: Meeting) =>
    renderIsland(<FacilitatorSession faId="fa" clientId="c1" initial={initial} />);
  const shared = {
    clientId: "c1",
    clientName: "Anna",
    title: "Spring",
    minResponses: 3,
    sharedSince: "",
    analysis,
    snapshots: [],
  };

  it("pages on at once, and sends the newest step alone while a move is under way", async () => {
    const moves: unknown[] = [];
    const arrived = Promise.withResolvers<undefined>();
    fakeTrpc({
      "meeting.move": async (input: unknown) => {
        const step = moves.push(input) === 1 ? "arena" : "facade";
        await arrived.promise;
        return meetingWith("Anna", { state: "running", step, version: moves.length + 1 });
      },
      "clientResult.analysis": () => shared,
    });
    show(meetingWith("Anna", { state: "running", version: 1 }));
    for (const pane of ["Arena", "Blind Spot", "Façade"]) {
      fireEvent.keyDown(document.body, { key: "ArrowRight" });
      await heading(pane);
    }
    expect(moves).toEqual([{ clientId: "c1", step: "arena" }]);
    arrived.resolve(undefined);
    await waitFor(() => expect(moves.slice(1)).toEqual([{ clientId: "c1", step: "facade" }]));
    await heading("Façade");
  });

  it("goes back to where the session is when a move fails", async () => {
    fakeTrpc({
      "meeting.move": () => new Refusal(409, "This session isn’t running."),
      "clientResult.analysis": () => shared,
    });
    show(meetingWith("Anna", { state: "running", version: 1 }));
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect((await screen.findByRole("alert")).textContent).toContain("isn’t running");
    await heading("Anna’s window");
  });

  it("moves the focus to the heading when the session ends", async () => {
    fakeTrpc({
      "meeting.end": () => meetingWith("Anna", { state: "over", version: 2 }),
      "clientResult.analysis": () => shared,
    });
    show(meetingWith("Anna", { state: "running", version: 1 }));
    fireEvent.click(screen.getByRole("button", { name: "End the session" }));
    await heading("Your session with Anna");
    expect(document.activeElement?.textContent).toBe("Your session with Anna");
  });

  it("says whether the client is there, and that they saved their step", async () => {
    fakeTrpc({ "clientResult.analysis": () => shared });
    const running = { state: "running", step: "end", version: 1 } as const;
    show(meetingWith("Anna Berg", { ...running, client: clientWith({}) }));
    expect(screen.getByText("Anna isn’t here")).toBeTruthy();
    hear(meetingWith("Anna Berg", { ...running, client: clientWith({ isHere: true }) }));
    expect(screen.getByText("Anna is here")).toBeTruthy();
    await screen.findByRole("button", { name: "Propose it" });
    expect(screen.queryByText(/saved their step/)).toBeNull();
    hear(meetingWith("Anna Berg", { ...running, client: clientWith({ isHere: true, hasSaved: true }) }));
    expect(screen.getByText(/Anna saved their step.*theirs to share/)).toBeTruthy();
    const client = clientWith({ isHere: true, hasSaved: true, step: "Kind\nOn Monday, I ask first." });
    hear(meetingWith("Anna Berg", { ...running, state: "over", version: 2, client }));
    expect(screen.getByText(/On Monday, I ask first/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Start another session" })).toBeTruthy();
  });

  it("accepts a no", async () => {
    fakeTrpc({});
    show(meetingWith("Anna", { state: "asked", version: 1 }));
    hear(meetingWith("Anna", { state: "refused", version: 2 }));
    expect(await screen.findByText(/would rather not open it now/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Ask again" })).toBeTruthy();
  });

  it.each([
    [{ state: "asked", client: clientWith({ stage: "opened" }) }, /has opened the window alone/],
    [{ state: "asked", client: clientWith({ stage: "ready", isHere: true }) }, /question is on their screen/],
    [{ state: "over", client: clientWith({ stage: "opened" }) }, /isn’t sharing their result with you/],
    [{ state: "none", nextAfterGlimpse: 3 }, /Anna’s portrait needs five answers.*after three more/],
  ] as const)("says how it stands: %o", (changes, text) => {
    fakeTrpc({});
    show(meetingWith("Anna", changes));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it("says that a proposal waits while the client has no screen", async () => {
    const proposal = { traitId: null, deed: "Say it first." };
    fakeTrpc({ "clientResult.analysis": () => shared });
    show(meetingWith("Anna", { state: "running", step: "end", proposal, client: clientWith({}) }));
    expect(await screen.findByText(/sees it once they’re here/)).toBeTruthy();
  });

  it("says why it can't start", async () => {
    fakeTrpc({ "meeting.start": () => new Refusal(409, "There’s nothing to look at with Anna yet.") });
    show(meetingWith("Anna"));
    fireEvent.click(screen.getByRole("button", { name: "Start the session" }));
    expect((await screen.findByRole("alert")).textContent).toContain("nothing to look at");
  });
});

describe("the client's screen", () => {
  const show = (initial: Meeting) => renderIsland(<ClientSession surveyId="s1" initial={initial} />);

  it("opens the window by their own click alone, then follows", async () => {
    const calls = fakeTrpc({
      "meeting.reply": () => meetingWith("Mira", { state: "running", version: 2 }),
      "analysis.get": () => analysis,
    });
    show(meetingWith("Mira", { state: "asked", version: 1 }));
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Open it together" }));
    await heading("Your window");
    expect(document.activeElement?.textContent).toBe("Your window");
    hear(meetingWith("Mira", { state: "running", step: "blindSpot", version: 3 }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Blind Spot"));
    // One that comes late changes nothing.
    hear(meetingWith("Mira", { state: "running", step: "arena", version: 2 }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Blind Spot");
    hear(meetingWith("Mira", { state: "running", step: "portrait", version: 4 }));
    await heading(analysis.portrait.name);
    expect(screen.getByText(analysis.portrait.step.text)).toBeTruthy();
  });

  it("lets the client change their mind, and says what a glimpse is", async () => {
    const calls = fakeTrpc({
      "meeting.reply": () => meetingWith("Mira", { state: "running", version: 3 }),
      "analysis.get": () => analysis,
    });
    show(meetingWith("Mira", { state: "asked", version: 1, nextAfterGlimpse: 3 }));
    expect(screen.getByText(/first glimpse.*Your portrait needs five answers/)).toBeTruthy();
    hear(meetingWith("Mira", { state: "refused", version: 2 }));
    expect(screen.queryByRole("button", { name: "Not now" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Open it together" }));
    await heading("Your window");
    expect(calls[0]?.input).toMatchObject({ accept: true });
  });

  it("keeps saying that the step is saved when the page is loaded again", async () => {
    const at = { startedAt: "2026-11-20T09:00:00.000Z" };
    const plan = {
      ...{ pane: "arena", traitId: "calm", person: "", deed: "Say it first.", until: null },
      ...{ noticed: "", remind: false, updatedAt: "2026-11-20T09:30:00.000Z" },
    };
    fakeTrpc({
      "analysis.get": () => analysis,
      "panePlan.list": () => [plan],
      "sharing.get": () => shownSharing({ result: true }),
    });
    show(meetingWith("Mira", { ...at, state: "running", step: "end", version: 4 }));
    expect(await screen.findByText(/^Saved\. It’s with your result/)).toBeTruthy();
    expect(screen.getByText(/Say it first\./)).toBeTruthy();
    expect(await screen.findByRole("switch", { name: "Share my step with Mira" })).toBeTruthy();
  });

  it("asks by itself while there are no events", async () => {
    vi.useFakeTimers();
    fakeTrpc({ "meeting.own": () => meetingWith("Mira", { state: "asked", version: 5 }) });
    show(meetingWith("Mira"));
    act(() => FakeFeed.open.at(-1)?.onerror?.());
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(screen.getByRole("button", { name: "Not now" })).toBeTruthy();
    vi.useRealTimers();
  });
});

describe("the steps of a session", () => {
  it.each([
    ["ArrowRight", "facade"],
    ["PageDown", "facade"],
    [" ", "facade"],
    ["ArrowLeft", "arena"],
    ["PageUp", "arena"],
    ["Home", "start"],
    ["End", "end"],
    ["Tab", null],
    ["constructor", null],
  ])("follow the key %s", (key, step) => {
    expect(stepByKey("blindSpot", key)).toBe(step);
  });
});
