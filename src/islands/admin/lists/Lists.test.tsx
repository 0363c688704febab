import { MailsSection } from "#src/islands/admin/mails/MailsSection.tsx";
import { PlansSection } from "#src/islands/admin/plans/PlansSection.tsx";
import { RoundsSection } from "#src/islands/admin/rounds/RoundsSection.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { renderIsland } from "#tests/fakes/island.tsx";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

const nothing = { items: [], next: null };
const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("asks for rounds of a state, in an order, and says that none fits", async () => {
  const calls = fakeTrpc({ "admin.rounds": () => nothing });
  renderIsland(<RoundsSection initial={nothing} person="ada" />);
  expect(calls).toEqual([]);
  pick("Show", "unlinked");
  pick("Order", "oldest");
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ input: { state: "unlinked", sort: "oldest", person: "ada" } }),
  );
  expect(await screen.findByText("No round fits.")).toBeTruthy();
});

it("asks for a group of plans, and says in which order they come", async () => {
  const calls = fakeTrpc({ "admin.plans": () => nothing });
  renderIsland(<PlansSection initial={nothing} />);
  expect(screen.getByText(/Nobody has tried/)).toBeTruthy();
  pick("Show", "given");
  expect(screen.getByText(/What ends next comes first/)).toBeTruthy();
  pick("Search by name, email or username", "al");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "given", q: "al" } }));
  expect(await screen.findByText(/Nobody fits/)).toBeTruthy();
  expect(screen.getByText(/The newest people come first/)).toBeTruthy();
});

it("says why a search finds no email that was given up", async () => {
  const calls = fakeTrpc({ "admin.mails": () => ({ ...nothing, hourly: null }) });
  renderIsland(<MailsSection initial={{ ...nothing, hourly: null }} />);
  pick("Show", "failed");
  pick("Search by name, email or username", "ada");
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "failed", q: "ada" } }));
  expect(await screen.findByText(/doesn’t say whom it was for/)).toBeTruthy();
});
