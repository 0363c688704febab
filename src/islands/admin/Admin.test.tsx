import { storeToken } from "#src/islands/kit/session/token-store.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Admin } from "./overview.tsx";

const visited = watchPage();
const health = {
  ...{ version: "0.1.0", startedAt: "2026-11-25T08:00:00.000Z", migrations: 20, newestMigration: "0019" },
  parts: [
    {
      name: "Database",
      configured: true,
      reachable: true,
      since: null,
      lastAnswer: null,
      detail: "It answers.",
    },
  ],
};
const overview = { users: 12, surveys: 34, snapshots: 5 };

it("shows the totals that the page brought along, without a call", () => {
  const calls = fakeTrpc({});
  renderIsland(<Admin initial={overview} health={health} />);
  expect(screen.getByText("34")).toBeTruthy();
  expect(calls).toEqual([]);
});

it("fetches them with the token", async () => {
  storeToken("abc");
  fakeTrpc({ "admin.overview": () => overview, "admin.health": () => health });
  renderIsland(<Admin initial={null} />);
  expect(await screen.findByText("12")).toBeTruthy();
  expect(await screen.findByText("It answers.")).toBeTruthy();
});

it("tells others that this is not for them, however they are known", async () => {
  const calls = fakeTrpc({ "admin.overview": () => new Refusal(403, "This is for administrators.") });
  const { unmount } = renderIsland(<Admin initial={null} refused />);
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
