import {
  clientOfSpring,
  shownClient,
  shownProgramme,
  shownSummary,
  shownToday,
} from "#tests/factories/programme/shown-programme.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import type { ClientPage, Today } from "#src/shared/programme/today.output.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Facilitator, FacilitatorIsland } from "./FacilitatorIsland.tsx";

watchPage();

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
  renderIsland(<Facilitator initial={today} clients={clients} />);
const needs = () => within(screen.getByRole("region", { name: /need/ }));

it("is drawn with its data on the server", () => {
  const html = renderToString(<FacilitatorIsland initial={busy()} clients={onePage} />);
  expect(html).toContain("Spring cohort");
  expect(html).toContain("Ben Okoro");
  expect(html).not.toContain("Loading");
});

it("asks for the clients where the page came without them", async () => {
  const calls = fakeTrpc({ "programme.clients": () => onePage });
  show(busy(), null);
  expect(screen.getByText("Loading your clients")).toBeTruthy();
  expect(await screen.findByText("Ben Okoro")).toBeTruthy();
  expect(calls).toHaveLength(1);
});

describe("who needs their facilitator", () => {
  it("is nudged once, and says when the next one can go", async () => {
    const calls = fakeTrpc({ "programme.nudge": () => shownClient({ canNudge: false }) });
    show(busy());
    const nudge = needs().getByRole("button", { name: "Nudge Anna Berg" });
    nudge.focus();
    fireEvent.click(nudge);
    const said = await needs().findByText("Sent. You can nudge Anna again in 3 days.");
    expect(calls.map(({ input }) => input)).toEqual([{ faId: "spring", clientId: "client-1" }]);
    expect(document.activeElement).toBe(said);
    // Nor from the list of all clients.
    expect(screen.queryByRole("button", { name: "Nudge Anna Berg" })).toBeNull();
    expect(screen.getByRole("button", { name: "Nudge Ben Okoro" })).toBeTruthy();
  });

  it("can be nudged again after a refusal, which is told beside", async () => {
    fakeTrpc({ "programme.nudge": () => new Refusal(409, "Anna had an email two days ago.") });
    show(busy());
    fireEvent.click(needs().getByRole("button", { name: "Nudge Anna Berg" }));
    expect(await needs().findByText(/Anna had an email two days ago/)).toBeTruthy();
    expect(needs().getByRole("button", { name: "Nudge Anna Berg" })).toBeTruthy();
  });

  it("gets three more days by one click, for the whole programme", async () => {
    const closesAt = "2099-12-01T18:00:00.000Z";
    const today = [ben, anna].map((client) => ({ need: "extend" as const, client: { ...client, closesAt } }));
    const calls = fakeTrpc({
      "programme.update": () => ({ ...spring, closesAt: "2099-12-04T18:00:00.000Z" }),
    });
    show(busy({ today, todayCount: 2 }));
    expect(needs().getByRole("heading", { name: "Ben Okoro and Anna Berg" })).toBeTruthy();
    const opener = needs().getByRole("button", { name: "Extend the deadline of Spring cohort" });
    fireEvent.click(opener);
    fireEvent.click(needs().getByRole("button", { name: "3 more days" }));
    expect(await needs().findByText("The deadline is now 4 Dec 2099.")).toBeTruthy();
    expect(calls.map(({ input }) => input)).toEqual([
      { faId: "spring", closesAt: "2099-12-04T18:00:00.000Z" },
    ]);
    // Also where the programme is listed.
    expect(screen.getByText("4 Dec 2099")).toBeTruthy();
  });

  it("leads to the session, and to its preparation", () => {
    const today = [
      { need: "meet" as const, client: { ...ben, stage: "ready" as const } },
      { need: "prepare" as const, client: { ...anna, stage: "shared" as const } },
    ];
    show(busy({ today, todayCount: 2 }));
    expect(needs().getByRole("link", { name: "Start the session with Ben Okoro" }).getAttribute("href")).toBe(
      "/facilitator/assessment/spring/session/client-2",
    );
    expect(
      needs().getByRole("link", { name: "Prepare the session with Anna Berg" }).getAttribute("href"),
    ).toBe("/facilitator/assessment/spring/insights?client=client-1");
  });

  it("is nobody", () => {
    show(busy({ today: [], todayCount: 0 }));
    expect(screen.getByRole("heading", { name: "Nobody needs you right now" })).toBeTruthy();
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
  expect(screen.queryByRole("button", { name: /Nudge/ })).toBeNull();
  expect(needs().getByRole("link", { name: "Prepare the session with Ben Okoro" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download CSV of Spring cohort" }).getAttribute("href")).toBe(
    "/api/facilitator/assessments/spring/stages",
  );
});

it("tells how far a programme is in words", () => {
  show(busy());
  expect(screen.getByText("2 clients: 1 under way, 1 hasn’t replied")).toBeTruthy();
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
