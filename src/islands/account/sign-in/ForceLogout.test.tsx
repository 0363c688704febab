import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ForceLogoutIsland } from "./ForceLogout.tsx";

const visited = watchPage();

beforeEach(() => storeToken("abc"));

it("says that it's done, and goes where it was told to once that can have been read", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeTrpc({ "session.logOut": () => null });
  renderIsland(<ForceLogoutIsland asksFirst={false} next="/about" />);
  expect((await screen.findByRole("link", { name: "Continue" })).getAttribute("href")).toBe("/about");
  expect(visited).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(visited).toEqual(["/about"]);
  vi.useRealTimers();
});

it("asks first where it should, and does nothing until the click", async () => {
  const calls = fakeTrpc({ "session.logOut": () => null });
  renderIsland(<ForceLogoutIsland asksFirst next="/" />);
  const button = screen.getByRole("button", { name: "Sign out" });
  expect(calls).toEqual([]);
  expect(readToken()).toBe("abc");
  fireEvent.click(button);
  expect(await screen.findByText(/You’re signed out/)).toBeTruthy();
  expect(readToken()).toBeNull();
});

it("keeps the token while the server has not heard of it, and tries again", async () => {
  const answers = [new Refusal(503, "The service cannot reach its data right now."), null];
  fakeTrpc({ "session.logOut": () => answers.shift() });
  renderIsland(<ForceLogoutIsland asksFirst={false} next="/" />);
  expect((await screen.findByRole("alert")).textContent).toContain("cannot reach its data");
  expect(readToken()).toBe("abc");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/You’re signed out/)).toBeTruthy();
  expect(readToken()).toBeNull();
});
