import { shownUser } from "#tests/factories/shown-user.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AccountMenuIsland, LogOutIsland } from "./AccountMenu.tsx";
import { SessionIsland } from "./Session.tsx";
import { forgetToken, readToken, storeSession, storeToken, userKey } from "./session.ts";

const visited = watchPage();

const ada = shownUser({ name: "Ada Byron", email: "ada@example.org", isAdmin: false });
const open = () =>
  render(
    <>
      <AccountMenuIsland />
      <SessionIsland known={null} />
    </>,
  );

it("says at once who signed in, and soon what the server says of them now", async () => {
  storeSession({ token: "abc", user: ada });
  fakeTrpc({ "GET /api/me": () => ({ ...ada, name: "Ada Lovelace", isAdmin: true }) });
  open();
  expect(screen.getByText(/ada@example.org/).textContent).toBe("Ada Byronada@example.org");
  expect(screen.queryByRole("link", { name: "Admin" })).toBeNull();
  expect(await screen.findByText(/Ada Lovelace/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Admin" }).getAttribute("href")).toBe("/admin");
});

it("forgets who it was when the server refuses the token", async () => {
  storeSession({ token: "abc", user: { ...ada, isAdmin: true } });
  fakeTrpc({ "GET /api/me": () => new Refusal(401, "Please sign in.") });
  open();
  expect(screen.getByRole("link", { name: "Admin" })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/Ada/)).toBeNull(), 10_000);
  expect([readToken(), localStorage.getItem(userKey)]).toEqual([null, null]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Account settings"]);
});

it("keeps of a person what it shows and no more, as long as the token", () => {
  storeSession({ token: "abc", user: ada });
  expect(Object.keys(localStorage).sort()).toEqual(["auth_token", userKey]);
  expect(JSON.parse(localStorage.getItem(userKey) ?? "")).toEqual({
    name: "Ada Byron",
    email: "ada@example.org",
    isAdmin: false,
  });
  forgetToken();
  expect(localStorage).toHaveLength(0);
});

it("does not keep the answer about a token that another one has replaced", async () => {
  storeSession({ token: "abc", user: ada });
  const bea = shownUser({ name: "Bea" });
  fakeTrpc({
    "GET /api/me": () => {
      storeSession({ token: "newer", user: bea });
      return ada;
    },
  });
  open();
  expect(await screen.findByText(/Bea/)).toBeTruthy();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), 10_000);
  expect(screen.queryByText(/Ada/)).toBeNull();
});

it.each(["", "nonsense", "null", "[]", '{"name":1,"email":"a","isAdmin":true}', '{"name":"Ada"}'])(
  "takes %j for nobody",
  (kept) => {
    localStorage.setItem(userKey, kept);
    render(<AccountMenuIsland />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  },
);

describe("signing out", () => {
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
});
