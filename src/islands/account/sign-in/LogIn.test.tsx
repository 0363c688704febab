import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LogIn } from "./LogIn.tsx";

const visited = watchPage();
const nowhere = { next: null, intent: null };
const user = {
  onboardingStatus: "completed",
  onboardingState: { intendedAccountType: null, return_to: null },
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const logIn = () => screen.getByRole("button", { name: "Log In" });

function fill() {
  type("Email", "alma@example.org");
  type("Password", "walking-home");
}

describe("logging in", () => {
  beforeEach(() => history.replaceState(null, "", "/login"));

  it("keeps the token and goes to the dashboard, once for two clicks", async () => {
    const calls = fakeTrpc({ "session.logIn": () => ({ token: "abc", user }) });
    renderIsland(<LogIn query={nowhere} />);
    fill();
    act(() => {
      logIn().click();
      logIn().click();
    });
    await vi.waitFor(() => expect(visited).toEqual(["/dashboard"]), 10_000);
    expect(readToken()).toBe("abc");
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["has forgotten it", () => user],
    ["refuses to forget it", () => new Refusal(500, "Something went wrong.")],
  ])("goes to where someone once broke off, once the server %s", async (_, answer) => {
    const away = { ...user, onboardingState: { intendedAccountType: null, return_to: "/subscribe" } };
    const calls = fakeTrpc({
      "session.logIn": () => ({ token: "abc", user: away }),
      "PATCH /api/me": answer,
    });
    renderIsland(<LogIn query={nowhere} />);
    fill();
    fireEvent.click(logIn());
    await vi.waitFor(() => expect(visited).toEqual(["/subscribe"]), 10_000);
    expect(calls.at(-1)).toMatchObject({
      procedure: "PATCH /api/me",
      input: { onboardingState: { return_to: null } },
      authorization: "Bearer abc",
    });
  });

  it("asks for what is missing, and puts the focus on the list", () => {
    renderIsland(<LogIn query={nowhere} />);
    fireEvent.click(logIn());
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain("Email is required");
    expect(summary.textContent).toContain("Password is required");
  });

  it.each([
    {},
    { token: "abc" },
    { user },
    { token: 7, user },
    { token: "abc", user: null },
    { token: "abc", user: [] },
    { token: "abc", user: {} },
  ])("does not take %j for a session", async (answer) => {
    fakeTrpc({ "session.logIn": () => answer });
    renderIsland(<LogIn query={nowhere} />);
    fill();
    fireEvent.click(logIn());
    expect((await screen.findByRole("alert")).textContent).toContain("Invalid login response");
    expect([readToken(), visited]).toEqual([null, []]);
  });

  it("forgets a token that was there before a refusal", async () => {
    storeToken("old");
    fakeTrpc({
      "GET /api/me": () => new Promise(() => undefined),
      "session.logIn": () => new Refusal(401, "Try again. No account or bad creds."),
    });
    renderIsland(<LogIn query={nowhere} />);
    // The token's own check has to be on its way, or both would travel together.
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), 10_000);
    fill();
    fireEvent.click(logIn());
    await vi.waitFor(() => expect(readToken()).toBeNull(), 10_000);
    expect(visited).toEqual([]);
  });
});
