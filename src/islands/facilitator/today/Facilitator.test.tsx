import { storeToken } from "#src/islands/kit/session/session.ts";
import { freeBilling } from "#src/shared/plan/billing.ts";
import type { ClientPage, Today } from "#src/shared/programme/programme.output.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";
import {
  clientOfSpring,
  shownClient,
  shownProgramme,
  shownSummary,
  shownToday,
} from "#tests/factories/programme/shown-programme.ts";
import { shownTeamRound } from "#tests/factories/organisation/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Facilitator } from "./Facilitator.tsx";

const visited = watchPage();
afterEach(() => vi.useRealTimers());

const notice =
  "Upgrade Required — Facilitator access requires a paid subscription. Redirecting to self dashboard...";
const shownNotice = () =>
  screen.queryByText((_, element) => element?.textContent === notice && element.tagName === "P");
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("without the plan", () => {
  beforeEach(() => void fakeTrpc({}));

  it("starts the trial for whom there is one", async () => {
    fakeTrpc({
      "billing.get": () => ({ ...freeBilling, canTry: true }),
      "billing.startTrial": () => freeBilling,
    });
    renderIsland(<Facilitator initial={null} refused />);
    fireEvent.click(await screen.findByRole("button", { name: "Start 14 days free" }));
    await vi.waitFor(() => expect(visited).toEqual(["/billing/success"]), 10_000);
  });

  it("says what it takes, long enough to read it, and leads on", () => {
    vi.useFakeTimers();
    renderIsland(<Facilitator initial={null} refused />);
    expect(shownNotice()).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to your dashboard now" }).getAttribute("href")).toBe(
      "/dashboard/self",
    );
    pass(19_999);
    expect(visited).toEqual([]);
    pass(1);
    expect(visited).toEqual(["/dashboard/self"]);
  });

  it("leaves whoever needs longer", () => {
    vi.useFakeTimers();
    renderIsland(<Facilitator initial={null} refused />);
    fireEvent.click(screen.getByRole("button", { name: "Stay on this page" }));
    pass(60_000);
    expect(visited).toEqual([]);
  });

  it("is the same where the token alone tells who it is", async () => {
    storeToken("abc");
    fakeTrpc({ "facilitator.overview": () => new Refusal(402, "Facilitator access requires it.") });
    renderIsland(<Facilitator initial={null} workshops={[]} />);
    await vi.waitFor(() => expect(shownNotice()).toBeTruthy(), 10_000);
  });
});

it("says when the clients didn't load, and loads them then", async () => {
  storeToken("abc");
  const answers = [new Refusal(503, "We can’t reach the data right now."), shownToday()];
  fakeTrpc({ "facilitator.overview": () => answers.shift() });
  renderIsland(<Facilitator initial={null} workshops={[]} />);
  expect(screen.getByText("Loading your clients")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Start your first programme" })).toBeTruthy();
});

it("leads someone unknown to the login, and back", () => {
  history.replaceState(null, "", "/dashboard/facilitator");
  renderIsland(<Facilitator initial={null} workshops={[]} />);
  expect(visited).toEqual(["/login?next=%2Fdashboard%2Ffacilitator"]);
});

const anna = clientOfSpring();
const ben = clientOfSpring({ id: "client-2", name: "Ben Okoro", stage: "answering", answers: 2 });
const onePage: ClientPage = { items: [anna, ben], total: 2, next: null };
const spring = shownProgramme([anna, ben]);

const busy = (overrides: Partial<Today> = {}): Today =>
  shownToday({
    today: [{ need: "nudge", client: anna }],
    todayCount: 1,
    programmes: [shownSummary(spring)],
    programmeCount: 1,
    clientCount: 2,
    ...overrides,
  });

const show = (today: Today, clients: ClientPage | null = onePage) =>
  renderIsland(<Facilitator initial={today} clients={clients} workshops={[]} />);
const needs = () => within(screen.getByRole("region", { name: /wait/ }));

it("asks for the clients where the page came without them", async () => {
  const calls = fakeTrpc({ "programme.clients": () => onePage });
  show(busy(), null);
  expect(screen.getByText("Loading your clients")).toBeTruthy();
  expect(await screen.findByText("Ben Okoro")).toBeTruthy();
  expect(calls).toHaveLength(1);
});

describe("who needs their facilitator", () => {
  it("is reminded after a preview, in words of one's own, and every list follows", async () => {
    const reminded = { reminded: [shownClient({ canNudge: false })], skipped: [] };
    let isSent = false;
    const calls = fakeTrpc({
      "programme.previewReminder": () => ({ subject: "A reminder", text: "The whole email", html: "" }),
      "programme.remind": () => ((isSent = true), reminded),
      "facilitator.overview": () => (isSent ? busy({ today: [], todayCount: 0 }) : busy()),
      "programme.clients": () => onePage,
    });
    show(busy());
    fireEvent.click(needs().getByRole("button", { name: "Remind Anna Berg" }));
    const dialog = within(screen.getByRole("dialog", { name: "Remind Anna Berg" }));
    expect(await dialog.findByText("The whole email")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/own words/), { target: { value: "See you on Monday" } });
    fireEvent.click(dialog.getByRole("button", { name: "Send the reminder" }));
    expect(await screen.findByRole("region", { name: "Nobody waits for you right now" })).toBeTruthy();
    expect(calls.find(({ procedure }) => procedure === "programme.remind")?.input).toEqual({
      ...{ clientIds: ["client-1"], text: "See you on Monday" },
    });
  });

  it("are reminded together, and the dialog says who couldn't be", async () => {
    const skipped = [{ clientId: "client-2", reason: "We’ve emailed this client lately." }];
    const calls = fakeTrpc({
      "programme.previewReminder": () => ({ subject: "A reminder", text: "The whole email", html: "" }),
      "programme.remind": () => ({ reminded: [], skipped }),
      "facilitator.overview": () => both,
      "programme.clients": () => onePage,
    });
    const cara = clientOfSpring({ id: "client-3", name: "Cara Diaz", stage: "shared" });
    const nudges = [anna, ben].map((client) => ({ need: "nudge" as const, client }));
    const both = busy({ today: [{ need: "prepare", client: cara }, ...nudges], todayCount: 3 });
    show(both);
    expect(needs().getByText("1 client needs something other than a reminder.")).toBeTruthy();
    fireEvent.click(needs().getByRole("button", { name: "Remind 2 clients" }));
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.click(dialog.getByRole("checkbox", { name: "Anna Berg" }));
    fireEvent.click(dialog.getByRole("button", { name: "Send the reminder" }));
    expect((await dialog.findByText(/We’ve emailed this client lately/)).textContent).toMatch(
      /^Ben Okoro: We/,
    );
    expect(calls.find(({ procedure }) => procedure === "programme.remind")?.input).toEqual({
      ...{ clientIds: ["client-2"], text: null },
    });
  });

  it("gets three more days by one click, for the whole programme", async () => {
    const closesAt = "2099-12-01T18:00:00.000Z";
    const today = [ben, anna].map((client) => ({ need: "extend" as const, client: { ...client, closesAt } }));
    const later = { closesAt: "2099-12-04T18:00:00.000Z" };
    const clients = spring.clients.map((client) => ({ ...client, ...later }));
    const calls = fakeTrpc({ "programme.update": () => ({ ...spring, ...later, clients }) });
    show(busy({ today, todayCount: 2 }));
    expect(needs().getByRole("heading", { name: "Ben Okoro and Anna Berg" })).toBeTruthy();
    const opener = needs().getByRole("button", { name: "Extend the deadline of Spring cohort" });
    fireEvent.click(opener);
    fireEvent.click(needs().getByRole("button", { name: "3 more days" }));
    expect(await needs().findByText("The deadline is now 4 December 2099.")).toBeTruthy();
    expect(needs().getByText(/the deadline is on 4\sDecember\s2099/)).toBeTruthy();
    expect(calls.map(({ input }) => input)).toEqual([
      { faId: "spring", closesAt: "2099-12-04T18:00:00.000Z" },
    ]);
    // Also where the programme is listed.
    expect(screen.getByText("4 December 2099")).toBeTruthy();
  });
});

it("keeps reading after the plan has ended, and starts nothing", () => {
  const today = [
    { need: "nudge" as const, client: anna },
    { need: "prepare" as const, client: { ...ben, stage: "shared" as const } },
  ];
  show(busy({ hasPlan: false, today, todayCount: 2 }));
  expect(screen.getByText("Your plan has ended")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe("/subscribe");
  expect(screen.queryByRole("link", { name: "Start a programme" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Remind/ })).toBeNull();
  expect(needs().getByRole("link", { name: "Prepare the session with Ben Okoro" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download CSV of Spring cohort" }).getAttribute("href")).toBe(
    "/api/facilitator/assessments/spring/stages",
  );
});

it("shows all programmes on demand, and moves on to the first of the rest", async () => {
  const autumn = shownProgramme([], { id: "autumn", title: "Autumn cohort" });
  const calls = fakeTrpc({ "programme.list": () => [shownSummary(spring), shownSummary(autumn)] });
  show(busy({ programmeCount: 2 }));
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Show all 2 programmes" }));
  const link = await screen.findByRole("link", { name: "Autumn cohort" });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it("lists the rounds of teams for someone who leads no programme", () => {
  fakeTrpc({});
  const round = shownTeamRound({ canManage: true, finished: 2 });
  show(shownToday({ hasPlan: false, teamRounds: [round] }));
  const section = within(screen.getByRole("region", { name: "Team rounds" }));
  expect(section.getByRole("listitem").textContent).toContain(
    `2 of ${String(round.people.length)} have finished`,
  );
});

it("lists workshops, present and past, and the way to a new one", async () => {
  fakeTrpc({});
  const workshop: WorkshopSummary = {
    ...{ id: "w1", title: "An evening in May", organisation: null, step: "ended", guests: 12 },
    ...{ startedAt: "2026-05-01T18:00:00.000Z", erasedAt: "2026-05-08T18:00:00.000Z" },
    ...{ isErased: false, hasPicture: true },
  };
  const past = { ...workshop, id: "w2", title: "An evening in March", isErased: true, guests: 0 };
  renderIsland(<Facilitator initial={shownToday()} clients={null} workshops={[workshop, past]} />);
  const section = within(screen.getByRole("region", { name: "Workshops" }));
  expect(section.getByRole("link", { name: "An evening in May" }).getAttribute("href")).toBe(
    "/workshops/lead/w1",
  );
  expect(section.getByText(/^Over · 12 people · picture/)).toBeTruthy();
  expect(section.getByText(/^Only the picture is left/)).toBeTruthy();
  expect(section.getByRole("link", { name: "Start a workshop" }).getAttribute("href")).toBe("/workshops/new");
});
