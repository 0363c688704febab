import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AdminLogIn } from "./AdminLogIn.tsx";

const visited = watchPage();
const nowhere = { next: null, intent: null };
const user = (isAdmin: boolean) => ({ email: "alma@example.org", isAdmin });
const refusal = "This isn’t an administrator’s account";

function logIn() {
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "alma@example.org" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "walking-home" } });
  fireEvent.click(screen.getByRole("button", { name: "Log In" }));
}

describe("the sign-in of administrators", () => {
  it("signs someone else in, says that this is not for them, and offers the dashboard", async () => {
    fakeTrpc({ "session.logIn": () => ({ token: "abc", user: user(false) }) });
    renderIsland(<AdminLogIn query={nowhere} other={null} />);
    logIn();
    const notice = (await screen.findByText(refusal)).parentElement;
    await vi.waitFor(() => expect(document.activeElement).toBe(notice), 10_000);
    expect(notice?.textContent).toContain("alma@example.org");
    expect(screen.getByRole("link", { name: "Go to your dashboard" }).getAttribute("href")).toBe(
      "/dashboard",
    );
    expect(readToken()).toBe("abc");
    expect(visited).toEqual([]);
  });

  it.each([
    [true, ["/admin"]],
    [false, []],
  ])("knows whoever has a token; an administrator: %s", async (isAdmin, paths) => {
    storeToken("abc");
    const calls = fakeTrpc({ "account.me": () => user(isAdmin) });
    renderIsland(<AdminLogIn query={nowhere} other={null} />);
    await vi.waitFor(() => expect(calls).toHaveLength(1), 10_000);
    if (!isAdmin) await screen.findByText(refusal);
    await vi.waitFor(() => expect(visited).toEqual(paths), 10_000);
  });

  it("signs the other account out before another one signs in", async () => {
    storeToken("abc");
    fakeTrpc({ "session.logOut": () => undefined });
    renderIsland(<AdminLogIn query={{ ...nowhere, next: "/admin" }} other={user(false)} />);
    fireEvent.click(screen.getByRole("button", { name: "Sign in with another account" }));
    await vi.waitFor(() => expect(visited).toEqual(["/admin-login?next=%2Fadmin"]), 10_000);
    expect(readToken()).toBeNull();
  });
});
