import { MailsSection } from "./mails.tsx";
import { PlansSection } from "./AdminIsland.tsx";
import { RoundsSection } from "./rounds.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { renderIsland } from "#tests/fakes/island.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

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
  expect(await screen.findByText("No round fits.")).toBeTruthy();
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
  pick("Show", "ended");
  expect(options("Order")).toEqual(["Ended most recently first", "Ended longest ago first"]);
  pick("Show", "given");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "given", sort: "latest" } }));
  pick("Search by name, email or username", "al");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "given", q: "al" } }));
  expect(calls.at(-1)).not.toHaveProperty("input.sort");
  expect(await screen.findByText(/Nobody fits/)).toBeTruthy();
  expect(options("Order")).toEqual(["Newest account first", "Oldest account first"]);
});

it("has the list that the address asked for, and needs no call for it", async () => {
  const calls = fakeTrpc({ "admin.rounds": () => nothing });
  renderIsland(<RoundsSection initial={nothing} asked={{ q: "abc", sort: "oldest" }} />);
  expect(screen.getByLabelText("Find a round by its link")).toHaveProperty("value", "abc");
  expect(screen.getByLabelText("Order")).toHaveProperty("value", "oldest");
  expect(calls).toEqual([]);
  pick("Order", "newest");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { q: "abc" } }));
});

it("says why a search finds no email that was given up", async () => {
  const calls = fakeTrpc({ "admin.mails": () => ({ ...nothing, hourly: null }) });
  renderIsland(<MailsSection initial={{ ...nothing, hourly: null }} />);
  pick("Show", "failed");
  pick("Search by name, email or username", "ada");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "failed", q: "ada" } }));
  expect(await screen.findByText(/doesn’t say whom it was for/)).toBeTruthy();
});
