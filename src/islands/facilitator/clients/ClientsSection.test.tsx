import type { ClientPage } from "#src/shared/programme/programme.output.ts";
import { clientOfSpring } from "#tests/factories/programme/shown-programme.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ClientsSection } from "./ClientsSection.tsx";

watchPage();

const many = Array.from({ length: 70 }, (_, n) => clientOfSpring({ id: `c${n}`, name: `Client ${n}` }));

/** A server that has these clients, 25 a page. */
function serve(input: unknown): ClientPage {
  const { q = "", cursor = "0" } = input as { q?: string; cursor?: string };
  const fit = many.filter(({ name }) => name.includes(q));
  const from = Number(cursor);
  const next = from + 25 < fit.length ? String(from + 25) : null;
  return { items: fit.slice(from, from + 25), total: fit.length, next };
}

const show = () => renderIsland(<ClientsSection initial={serve({})} total={70} hasPlan />);
const rows = () => screen.getAllByRole("listitem");
const search = (q: string) =>
  fireEvent.change(screen.getByLabelText("Search by name or email"), { target: { value: q } });

it("goes on page by page, and the focus with it", async () => {
  fakeTrpc({ "programme.clients": serve });
  show();
  fireEvent.click(screen.getByRole("button", { name: "Show 25 more" }));
  await waitFor(() => expect(rows()).toHaveLength(50));
  expect(document.activeElement).toBe(rows()[25]?.querySelector("a"));
  fireEvent.click(screen.getByRole("button", { name: "Show 20 more" }));
  await waitFor(() => expect(rows()).toHaveLength(70));
  expect(document.activeElement).toBe(rows()[50]?.querySelector("a"));
  expect(screen.queryByRole("button", { name: /more/ })).toBeNull();
});

it("searches once someone pauses, keeps the list meanwhile, and counts what it found", async () => {
  const calls = fakeTrpc({ "programme.clients": serve });
  show();
  for (const q of ["1", "11", "11 ", "69"]) search(q);
  expect(rows()).toHaveLength(25);
  expect(await screen.findByText("1 of 70 clients")).toBeTruthy();
  expect(rows()).toHaveLength(1);
  expect(calls.map(({ input }) => input)).toEqual([{ q: "69", direction: "forward" }]);
  search("nobody");
  expect(await screen.findByText(/No client fits/)).toBeTruthy();
});

it("filters by groups of stages, and orders", async () => {
  const calls = fakeTrpc({ "programme.clients": serve });
  show();
  fireEvent.change(screen.getByLabelText("Show"), { target: { value: "ready" } });
  await waitFor(() => expect(calls).toHaveLength(1));
  fireEvent.change(screen.getByLabelText("Order"), { target: { value: "answers" } });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ input }) => input)).toEqual([
    { group: "ready", direction: "forward" },
    { group: "ready", sort: "answers", direction: "forward" },
  ]);
});

it("says when a search didn't load", async () => {
  fakeTrpc({ "programme.clients": () => new Refusal(503, "We can’t reach the data right now.") });
  show();
  search("anna");
  expect((await screen.findByRole("alert")).textContent).toContain("can’t reach the data");
});
