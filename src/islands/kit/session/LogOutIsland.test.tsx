import { readToken, storeToken } from "./token-store.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { LogOutIsland } from "./LogOutIsland.tsx";

const visited = watchPage();

beforeEach(() => storeToken("abc"));

it("ends the session, forgets the person and goes to the start page", async () => {
  localStorage.setItem("openpane.words.1", "able bold");
  const calls = fakeTrpc({ "session.logOut": () => null });
  renderIsland(<LogOutIsland />);
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await vi.waitFor(() => expect(visited).toEqual(["/"]), 10_000);
  expect(calls.map(({ procedure, authorization }) => [procedure, authorization])).toEqual([
    ["session.logOut", "Bearer abc"],
  ]);
  expect(localStorage).toHaveLength(0);
});

it("says so when the session could not be ended, and keeps the token", async () => {
  fakeTrpc({
    "session.logOut": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  renderIsland(<LogOutIsland />);
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("You’re still signed in")).toBeTruthy();
  expect(readToken()).toBe("abc");
  expect(visited).toEqual([]);
});
