import { localStore, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { storeToken } from "#src/islands/kit/session/session.ts";
import { planInfo } from "#src/shared/plan/billing.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import type { ClientDetails } from "#src/shared/programme/programme.output.ts";
import { shownClient, shownDetails } from "#tests/factories/programme/shown-programme.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ClientPage } from "./client/ClientPage.tsx";
import { ProgrammePage } from "./group/ProgrammePage.tsx";
import type { ClientData } from "./Insights.tsx";

const visited = watchPage();
afterEach(() => vi.useRealTimers());

const at = "2026-11-03T09:00:00.000Z";
const client = shownClient({ id: "anna", stage: "shared", answers: 4, sharedSince: at });
const analysis = shownAnalysis({ peerPicks: [wordsFrom(0), wordsFrom(1), wordsFrom(2), wordsFrom(3)] });
const result = {
  ...{ clientId: "anna", clientName: "Anna Berg", title: "Spring cohort", minResponses: 3, sharedSince: at },
  ...{ analysis, snapshots: [] },
};
const preparation: Preparation = {
  ...{ clientName: "Anna Berg", programme: "Spring cohort", snapshot: 1, createdAt: at, responseCount: 4 },
  ...{
    agreement: analysis.agreement,
    before: null,
    changes: null,
    plan: "Speak first.",
    notes: "",
  },
  evidenceScale: analysis.evidenceScale,
  confidence: "firstGlimpse",
  hypotheses: [{ question: "When are you calm?", evidence: "Calm: most of them.", traitIds: [] }],
};
const ofClient: ClientData = {
  client: { ...shownDetails(client), faId: "fa" },
  ...{ result, preparation, retakes: [], ledger: [], reader: "Mira" },
  notes: { text: "Old." },
};

const showAnna = () =>
  renderIsland(<ClientPage clientId="anna" initial={ofClient} plan={planInfo(null, true, new Date())} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox");

describe("of one client", () => {
  it("shows the result without anything to change, and the sheet", () => {
    showAnna();
    expect(screen.getByText(/has shared this with you since/).textContent).toMatch(/^Anna Berg has/);
    expect(screen.getByRole("region", { name: "Blind Spot" })).toBeTruthy();
    expect(screen.getByText("When are you calm?")).toBeTruthy();
    expect(within(screen.getByRole("banner")).getByText("Speak first.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Next pane/ })).toBeNull();
    expect(document.querySelector(".plan")).toBeNull();
    expect(screen.getByRole("link", { name: "Go to the session" }).getAttribute("href")).toBe(
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

describe("of a client who shares nothing", () => {
  const show = (changes: Partial<ClientDetails>, hasPlan = true) =>
    renderIsland(
      <ClientPage
        clientId="anna"
        plan={planInfo(null, hasPlan, new Date())}
        initial={{
          ...{ client: shownDetails({ id: "anna", ...changes }), notes: { text: "Old." } },
          ...{ result: null, preparation: null, retakes: null },
          reader: "Mira",
          ledger: [
            { at: "2026-11-29T10:00:00.000Z", what: "result shared", facilitator: "Miranda, Mira and Bo" },
            { at, what: "joined", facilitator: "Mira" },
            { at: "2026-11-30T14:05:00.000Z", what: "session started", facilitator: "Mira" },
            { at: "2026-11-30T14:50:00.000Z", what: "session ended", facilitator: "Mira" },
          ],
        }}
      />,
    );

  it("has notes and a history, and leads to what can be done", () => {
    show({ nudgedAt: "2026-11-22T09:00:00.000Z", nextReminderAt: "2026-11-26T09:00:00.000Z" });
    expect(notes().value).toBe("Old.");
    const history = within(screen.getByRole("region", { name: "So far" }));
    const told = history.getAllByRole("listitem").map((row) => row.textContent);
    expect(told).toEqual([
      "30 November 2026 at 14:50Session with you ended",
      "30 November 2026 at 14:05Session with you started",
      "29 November 2026 at 10:00Shared the result with Miranda, you and Bo",
      "22 November 2026 at 09:00You reminded them by email",
      "19 November 2026 at 09:00You invited them by email",
      "3 November 2026 at 09:00Joined the programme",
    ]);
    expect(history.getByText(/we’ll remind them on/)).toBeTruthy();
    for (const name of ["Remind Anna Berg", "Correct the address", "Remove Anna Berg"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("starts nothing without the plan, and removes nobody who isn't one's own", () => {
    show({ stage: "ready", ledBy: "Mira Sol" }, false);
    expect(screen.queryByRole("button", { name: /Remind|Correct|Remove/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "Go to the session" })).toBeNull();
  });

  it.each(["client", "together"] as const)(
    "has a way into the session where windows are opened: %s",
    (opens) => {
      show({ stage: "ready", opens });
      expect(screen.getByRole("link", { name: "Go to the session" })).toBeTruthy();
    },
  );

  it("removes a client after asking, and says what went wrong", async () => {
    const answers = [new Refusal(503, "We can’t reach the data right now."), undefined];
    const calls = fakeTrpc({ "programme.removeClient": () => answers.shift() });
    show({ stage: "answering", answers: 2 });
    fireEvent.click(screen.getByRole("button", { name: "Remove Anna Berg" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/Their round stays theirs/)).toBeTruthy();
    expect(calls).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Remove Anna Berg" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("wasn’t removed");
    fireEvent.click(dialog.getByRole("button", { name: "Remove Anna Berg" }));
    await waitFor(() => expect(visited).toEqual(["/facilitator/assessment/spring/overview"]));
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
