import { localStore, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { storeToken } from "#src/islands/kit/session/session.ts";
import type { GroupState } from "#src/shared/group/group.output.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { shownClient, shownProgramme } from "#tests/factories/programme/shown-programme.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ClientPage } from "./client/ClientPage.tsx";
import { ProgrammePage } from "./group/ProgrammePage.tsx";
import type { InsightsData } from "./insights-data.ts";

watchPage();
afterEach(() => vi.useRealTimers());

const at = "2026-11-03T09:00:00.000Z";
const client = shownClient({ id: "anna", stage: "shared", answers: 4, sharedSince: at, isCounted: true });
const programme = shownProgramme([client], { id: "fa" });
const picture: NonNullable<GroupState["picture"]> = {
  ...{ id: "p", number: 1, createdAt: at, counted: 12, agreement: { low: 30, middle: 45, high: 60 } },
  words: [{ traitId: wordsFrom(0)[0] ?? "", arena: "most", blindSpot: 5, facade: null }],
};
const group: GroupState = { picture: null, agreed: 2, missing: 3 };
const analysis = shownAnalysis({ peerPicks: [wordsFrom(0), wordsFrom(1), wordsFrom(2), wordsFrom(3)] });
const result = {
  ...{ clientId: "anna", clientName: "Anna Berg", title: "Spring cohort", minResponses: 3, sharedSince: at },
  ...{ analysis, snapshots: [] },
};
const preparation: Preparation = {
  ...{ clientName: "Anna Berg", programme: "Spring cohort", snapshot: 1, createdAt: at, responseCount: 4 },
  ...{
    agreement: analysis.agreement,
    changes: null,
    plan: "Speak first.",
    notes: "",
  },
  evidenceScale: analysis.evidenceScale,
  confidence: "firstGlimpse",
  hypotheses: [{ question: "When are you calm?", evidence: "Calm: most of them.", traitIds: [] }],
};
const ofClient: InsightsData = {
  programme,
  group: null,
  client: {
    result,
    preparation,
    retakes: [],
    notes: { text: "Old." },
  },
};

const showAll = (state: GroupState, of = programme) =>
  renderIsland(<ProgrammePage faId="fa" initial={{ programme: of, group: state, client: null }} />);
const showAnna = () => renderIsland(<ClientPage faId="fa" clientId="anna" initial={ofClient} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox");

describe("of all clients", () => {
  it("says how sharing works where nobody shares", () => {
    showAll(group, { ...programme, clients: [{ ...client, stage: "opened", sharedSince: null }] });
    expect(screen.getByText(/It’s their decision/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Anna Berg" })).toBeNull();
  });

  it("says of a share that waits that it does, and never that nobody shares", () => {
    showAll(group, {
      ...programme,
      clients: [{ ...client, stage: "opened", sharedSince: null, sharingWaits: true }],
    });
    expect(screen.getByRole("link", { name: "Anna Berg" })).toBeTruthy();
    expect(screen.getByText(/Shared with you, and waiting/)).toBeTruthy();
    expect(screen.queryByText(/Nobody has shared/)).toBeNull();
  });

  it("makes the picture and shows it, with a table that says what is drawn", async () => {
    fakeTrpc({
      "group.make": () => picture,
      "group.state": () => ({ picture, agreed: 12, missing: 5 }),
    });
    showAll({ picture: null, agreed: 12, missing: 0 });
    fireEvent.click(screen.getByRole("button", { name: "Make the group picture" }));
    expect(await screen.findByText("most of 12")).toBeTruthy();
    expect(screen.getByRole("row", { name: /most 5 .*not shown/ })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Download CSV" }).getAttribute("href")).toBe(
      "/api/facilitator/assessments/fa/group?format=csv",
    );
  });

  it("says kindly that a new picture needs the plan", async () => {
    fakeTrpc({ "group.make": () => new Refusal(402, "Facilitator access requires it.") });
    showAll({ picture, agreed: 12, missing: 0 });
    fireEvent.click(screen.getByRole("button", { name: "Make the next one" }));
    expect((await screen.findByRole("link", { name: "See the plans" })).getAttribute("href")).toBe(
      "/subscribe",
    );
    expect(screen.getByText("most of 12")).toBeTruthy();
  });
});

describe("of one client", () => {
  it("shows the result without anything to change, and the sheet", () => {
    showAnna();
    expect(screen.getByText(/Anna Berg has shared this with you since/)).toBeTruthy();
    expect(screen.getByRole("region", { name: "Blind Spot" })).toBeTruthy();
    expect(screen.getByText("When are you calm?")).toBeTruthy();
    expect(screen.getByText("Speak first.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Next pane/ })).toBeNull();
    expect(document.querySelector(".plan")).toBeNull();
    expect(screen.getByRole("link", { name: "Start the session" }).getAttribute("href")).toBe(
      "/facilitator/assessment/fa/session/anna",
    );
  });

  it("takes the result away once sharing stops, and keeps what is being written", async () => {
    vi.useFakeTimers();
    const gone = () => new Refusal(404, "Not shared.");
    fakeTrpc({
      "clientResult.analysis": gone,
      "clientResult.preparation": gone,
      "clientResult.retakes": () => [],
      "clientResult.saveNotes": (input) => input,
    });
    showAnna();
    fireEvent.change(notes(), { target: { value: "Half a thought" } });
    await pass(31_000);
    expect(screen.getByRole("heading", { name: "Anna Berg has stopped sharing" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Blind Spot" })).toBeNull();
    expect(screen.queryByText("When are you calm?")).toBeNull();
    expect(notes().value).toBe("Half a thought");
  });

  it("saves notes as they are typed, and keeps a copy until they are saved", async () => {
    vi.useFakeTimers();
    let isDown = true;
    const calls = fakeTrpc({
      "clientResult.saveNotes": (input) => (isDown ? new Refusal(503, "Down.") : input),
    });
    showAnna();
    fireEvent.change(notes(), { target: { value: "New" } });
    const key = storeKey("notes.anna");
    expect(localStore.read(key)).toBe("New");
    await pass(900);
    expect(screen.getByText(/Not saved yet, trying again/)).toBeTruthy();
    expect(localStore.read(key)).toBe("New");
    isDown = false;
    await pass(3_000);
    expect(screen.getByText("Saved")).toBeTruthy();
    expect(calls.at(-1)?.input).toEqual({ clientId: "anna", text: "New" });
    expect(localStore.read(key)).toBeNull();
  });

  it("saves at the next visit what the last one could not", async () => {
    vi.useFakeTimers();
    localStore.write(storeKey("notes.anna"), "Left over");
    const calls = fakeTrpc({ "clientResult.saveNotes": (input) => input });
    showAnna();
    expect(notes().value).toBe("Left over");
    await pass(900);
    expect(calls.map(({ input }) => input)).toEqual([{ clientId: "anna", text: "Left over" }]);
  });
});

describe("for someone else", () => {
  it("says what it takes to those without the plan, whatever the address", async () => {
    storeToken("abc");
    fakeTrpc({
      "programme.get": () => new Refusal(404, "No such programme."),
      "facilitator.overview": () => new Refusal(402, "Facilitator access requires it."),
    });
    renderIsland(<ProgrammePage faId="other" initial={null} />);
    expect(await screen.findByText("Upgrade Required")).toBeTruthy();
  });

  it("has nothing for a facilitator of other programmes", async () => {
    storeToken("abc");
    fakeTrpc({
      "programme.get": () => new Refusal(404, "No such programme."),
      "facilitator.overview": () => ({}),
    });
    renderIsland(<ProgrammePage faId="other" initial={null} />);
    expect(await screen.findByText("There’s nothing here")).toBeTruthy();
  });
});
