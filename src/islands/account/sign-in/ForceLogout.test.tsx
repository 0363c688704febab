import { readToken, storeToken } from "#src/islands/kit/session/token-store.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { ForceLogoutIsland } from "./ForceLogoutIsland.tsx";

const visited = watchPage();

beforeEach(() => storeToken("abc"));

it("ends the session, forgets the person, says so, and goes to the start page", async () => {
  localStorage.setItem("openpane.words.1", "able bold");
  const calls = fakeTrpc({ "session.logOut": () => null });
  renderIsland(<ForceLogoutIsland asksFirst={false} next="/" />);
  expect(screen.getByText("Signing you out…")).toBeTruthy();
  expect(await screen.findByText(/You’re signed out/)).toBeTruthy();
  expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer abc"]);
  expect(localStorage).toHaveLength(0);
  await vi.waitFor(() => expect(visited).toEqual(["/"]), { timeout: 60_000 });
});

it("goes where it was told to", async () => {
  fakeTrpc({ "session.logOut": () => null });
  renderIsland(<ForceLogoutIsland asksFirst={false} next="/about" />);
  expect((await screen.findByRole("link", { name: "Continue" })).getAttribute("href")).toBe("/about");
  await vi.waitFor(() => expect(visited).toEqual(["/about"]), { timeout: 60_000 });
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

it("does nothing on the server", () => {
  const calls = fakeTrpc({});
  renderToString(<ForceLogoutIsland asksFirst={false} next="/" />);
  expect(calls).toEqual([]);
});
