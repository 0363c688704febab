import { storeToken } from "#src/islands/kit/session/session.ts";
import type { LogEntry, LogTarget } from "#src/shared/admin/admin.output.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { AdminIsland, PlansSection } from "./Admin.tsx";
import { LogSection } from "./log.tsx";
import { MailsSection } from "./mails.tsx";
import { Admin } from "./overview.tsx";
import { RoundsSection } from "./rounds.tsx";

const visited = watchPage();
const nothing = { items: [], next: null };
const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("asks for rounds of a state, in an order, and says that none fits", async () => {
  const calls = fakeTrpc({ "admin.rounds": () => nothing });
  renderIsland(<RoundsSection initial={nothing} asked={{ person: "ada" }} />);
  expect(calls).toEqual([]);
  pick("Show", "unlinked");
  pick("Order", "oldest");
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ input: { state: "unlinked", sort: "oldest", person: "ada" } }),
  );
  expect(await screen.findByText(/No round fits/)).toBeTruthy();
});

it("says nothing of the link of a closed round", () => {
  fakeTrpc({});
  const round = { id: "one", owner: { id: "ada", name: "Ada" }, started: "2026-11-12", closes: null };
  const items = [{ ...round, closed: "2026-11-13", hasLink: true, windows: 1 }];
  renderIsland(<RoundsSection initial={{ items, next: null }} asked={{}} />);
  expect(screen.getByText("1 window opened")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /link/ })).toBeNull();
});

it("tells rounds of one owner and day apart, before they are closed, too", () => {
  fakeTrpc({});
  const round = { owner: { id: "ada", name: "Ada" }, started: "2026-11-12", closes: null, closed: null };
  const items = ["one-aaaa", "two-bbbb"].map((id) => ({ id, ...round, hasLink: false, windows: 0 }));
  renderIsland(<RoundsSection initial={{ items, next: null }} asked={{ person: "ada" }} />);
  const about = "round of Ada, started 12 November 2026, id ending in bbbb";
  fireEvent.click(screen.getByRole("button", { name: `Close the ${about}` }));
  expect(within(screen.getByRole("dialog")).getByText(`The ${about}.`)).toBeTruthy();
});

it("draws what began in each week, and has the numbers as a table", () => {
  fakeTrpc({});
  const none = { people: 0, rounds: 0, windows: 0, trials: 0, subscribers: 0, requests: 0 };
  const weeks = [
    { monday: "2026-11-16", ...none, people: 4 },
    { monday: "2026-11-23", ...none, people: 1, requests: 2 },
  ];
  renderIsland(<Admin initial={{ users: 9, surveys: 3, snapshots: 1, weeks }} />);
  const region = screen.getByRole("region", { name: "The last 2 weeks" });
  expect(within(region).getByText("5 in all, 4 at most in a week, 1 so far this week.")).toBeTruthy();
  expect(within(region).getAllByText("None.")).toHaveLength(4);
  const rows = within(region).getAllByRole("row", { hidden: true });
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual(["16 Nov400000", "23 Nov100002"]);
});

const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

it("asks for a group of plans in the orders that there are", async () => {
  const calls = fakeTrpc({ "admin.plans": () => nothing });
  renderIsland(<PlansSection initial={nothing} />);
  expect(screen.getByText(/Nobody has tried/)).toBeTruthy();
  expect(options("Order")).toEqual(["Last changed first", "Ending soonest first", "Ending last first"]);
  pick("Order", "latest");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { sort: "latest" } }));
  pick("Show", "given");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "given", sort: "latest" } }));
  pick("Search by name, email or username", "al");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "given", q: "al" } }));
  expect(calls.at(-1)).not.toHaveProperty("input.sort");
  expect(await screen.findByText(/Nobody fits/)).toBeTruthy();
  expect(options("Order")).toEqual(["Newest account first", "Oldest account first"]);
});

it("has a plan that is given besides a subscription, and when that is first paid for", () => {
  fakeTrpc({});
  const person = { id: "ada", name: "Ada", email: "ada@example.org" };
  const dates = { since: null, until: null, renews: "2026-12-14", given: { until: null } };
  const items = [{ person, plan: "paidLater" as const, ...dates }];
  renderIsland(<PlansSection initial={{ items, next: null }} asked={{ state: "given" }} />);
  expect(screen.getByText("first payment 14 December 2026, also given, no end date")).toBeTruthy();
});

it("has the list that the address asked for, and needs no call for it", async () => {
  const calls = fakeTrpc({ "admin.rounds": () => nothing });
  renderIsland(<RoundsSection initial={nothing} asked={{ q: "abc", sort: "oldest" }} />);
  expect(screen.getByLabelText(/^Search by title/)).toHaveProperty("value", "abc");
  expect(screen.getByLabelText("Order")).toHaveProperty("value", "oldest");
  expect(calls).toEqual([]);
  pick("Order", "newest");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { q: "abc" } }));
});

it("keeps the search in the address, for a reload and for Back", async () => {
  history.replaceState(null, "", "/admin/rounds?person=ada");
  fakeTrpc({ "admin.rounds": () => nothing });
  renderIsland(<RoundsSection initial={nothing} asked={{ person: "ada" }} />);
  pick("Order", "oldest");
  fireEvent.change(screen.getByLabelText(/^Search by title/), { target: { value: "a b" } });
  await waitFor(() => expect(location.search).toBe("?q=a+b&person=ada&sort=oldest"));
});

it("says why a search finds no email that was given up", async () => {
  const calls = fakeTrpc({ "admin.mails": () => ({ ...nothing, hourly: null }) });
  renderIsland(<MailsSection initial={{ ...nothing, hourly: null }} />);
  pick("Show", "failed");
  pick("Search by name, email or username", "ada");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "failed", q: "ada" } }));
  expect(await screen.findByText(/doesn’t say whom it was for/)).toBeTruthy();
});

const entry = (number: number, target: Pick<LogTarget, "kind"> & Partial<LogTarget>): LogEntry => ({
  ...{ number, at: "2026-11-25T10:00:00.000Z", actor: null, act: "close round", until: null },
  target: { id: `id-${String(number)}`, name: null, round: null, email: null, ...target },
});

it("asks for entries by words, act and order, and says that nothing matches", async () => {
  const calls = fakeTrpc({ "admin.log": () => ({ items: [], next: null }) });
  renderIsland(<LogSection initial={{ items: [], next: null }} asked={{ person: "ada" }} />);
  expect(screen.getByText("Nothing yet.")).toBeTruthy();
  pick("Show", "grant plan");
  pick("Order", "oldest");
  pick("Search by name, email or username", "al");
  const input = { act: "grant plan", sort: "oldest", q: "al", person: "ada" };
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input }));
  expect(await screen.findByText(/Nothing matches/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /Download CSV/ }).getAttribute("href")).toBe(
    "/api/admin/log.csv?q=al&act=grant+plan&person=ada&sort=oldest",
  );
});

it("says what an act was done to, leads there, and has the id of what is gone", () => {
  fakeTrpc({});
  const started = "2026-11-12";
  const items = [
    entry(6, { kind: "round", round: { owner: { id: "ada", name: "Ada" }, started } }),
    entry(5, { kind: "round" }),
    entry(4, { kind: "email", email: { kind: "password changed", recipient: "a+b@example.org" } }),
    entry(3, { kind: "email", email: { kind: "password changed", recipient: null } }),
    entry(2, { kind: "email" }),
    entry(1, { kind: "person" }),
  ];
  renderIsland(<LogSection initial={{ items, next: null }} asked={{}} />);
  const rows = within(screen.getByRole("list", { name: "Log" })).getAllByRole("listitem");
  const link = (n: number) => rows[n]?.querySelector("a")?.getAttribute("href") ?? null;
  expect(rows.map(({ textContent }) => /a round(.*)By/.exec(textContent)?.[1])).toEqual([
    "Round of Ada, started 12 November 2026, id ending in id-6",
    "A round that’s gone id-5",
    "Email “password changed” to a+b@example.org",
    "Email “password changed” id-3",
    "An email that’s gone id-2",
    "An account that’s gone id-1",
  ]);
  expect([link(0), link(2)]).toEqual(["/admin/rounds?q=id-6", "/admin/mail?q=a%2Bb%40example.org"]);
});

it("tells others that this is not for them, however they are known", async () => {
  const calls = fakeTrpc({ "admin.overview": () => new Refusal(403, "This is for administrators.") });
  const { unmount } = renderIsland(<AdminIsland page="overview" initial={null} refused />);
  expect(screen.getByText("This page is for administrators")).toBeTruthy();
  expect(calls).toEqual([]);
  unmount();
  storeToken("abc");
  renderIsland(<Admin initial={null} />);
  expect(await screen.findByText("This page is for administrators")).toBeTruthy();
  expect(visited).toEqual([]);
});

it("leads someone unknown to the sign-in of administrators, and back", () => {
  history.replaceState(null, "", "/admin");
  renderIsland(<Admin initial={null} />);
  expect(visited).toEqual(["/admin-login?next=%2Fadmin"]);
});
