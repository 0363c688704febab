import { LogSection } from "./log.tsx";
import type { LogEntry, LogTarget } from "#src/shared/admin/log.output.ts";
import { renderIsland } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

const entry = (number: number, target: Pick<LogTarget, "kind"> & Partial<LogTarget>): LogEntry => ({
  ...{ number, at: "2026-11-25T10:00:00.000Z", actor: null, act: "close round", until: null },
  target: { id: `id-${String(number)}`, name: null, round: null, email: null, ...target },
});

const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

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
    "Round of Ada, started 12 Nov 2026",
    "A round that’s gone id-5",
    "Email “password changed” to a+b@example.org",
    "Email “password changed”",
    "An email that’s gone id-2",
    "An account that’s gone id-1",
  ]);
  expect([link(0), link(2)]).toEqual(["/admin/rounds?q=id-6", "/admin/mail?q=a%2Bb%40example.org"]);
});
