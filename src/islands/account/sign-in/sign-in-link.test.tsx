import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { shownUser } from "#tests/factories/shown-user.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { RequestSignInLink, SignInLink } from "./sign-in-link.tsx";

const visited = watchPage();

const query = { next: "/account", intent: null };
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("asking for a link to sign in", () => {
  const fill = (value: string) => fireEvent.change(screen.getByLabelText("Email"), { target: { value } });

  it("shows the server's answer, and leads back", async () => {
    const calls = fakeTrpc({
      "session.requestLink": () => ({ success: true, message: "Sent, if you exist." }),
    });
    renderIsland(<RequestSignInLink query={{ next: "/x", intent: null }} />);
    fill(" uma@example.org ");
    click("Email me a link");
    expect(await screen.findByText("Sent, if you exist.")).toBeTruthy();
    expect(screen.getByText(/once, for 30 minutes/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to sign in" }).getAttribute("href")).toBe(
      "/login?next=%2Fx",
    );
    expect(calls.map(({ input }) => input)).toMatchObject([{ email: "uma@example.org", next: "/x" }]);
  });

  it("keeps the address when it isn't one, and when the server fails", async () => {
    const calls = fakeTrpc({ "session.requestLink": () => new Refusal(503, "Busy.") });
    renderIsland(<RequestSignInLink query={{ next: null, intent: null }} />);
    fill("uma");
    click("Email me a link");
    expect(screen.getByRole("alert").textContent).toContain("Please enter a valid email");
    expect(calls).toEqual([]);
    fill("uma@example.org");
    click("Email me a link");
    expect(await screen.findByText("Busy.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("uma@example.org");
  });
});

describe("the link to sign in", () => {
  beforeEach(() => history.replaceState(null, "", "/login?link=abc"));
  const open = (email: string | null, other: string | null = null) =>
    renderIsland(<SignInLink token="abc" email={email} other={other} query={query} />);

  it("signs in by a click, and takes the token out of the address", async () => {
    const calls = fakeTrpc({ "session.useLink": () => ({ token: "new", user: shownUser() }) });
    open("uma@example.org");
    expect(screen.getByText("This link signs you in as uma@example.org.")).toBeTruthy();
    expect(calls).toEqual([]);
    click("Sign in");
    await expect.poll(readToken).toBe("new");
    expect(location.search).toBe("");
    expect(calls[0]?.input).toEqual({ token: "abc" });
  });

  it.each([
    [null, ["/account"]],
    [shownUser().email, ["/account"]],
    ["bea@example.org", []],
  ])("skips a link for the person it was sent to, and for no one else: %s", async (email, places) => {
    storeToken("old");
    fakeTrpc({ "GET /api/me": () => shownUser() });
    renderIsland(<SignInLink token="abc" email={email} other={null} query={query} />);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), 10_000);
    await new Promise((done) => setTimeout(done));
    expect(visited).toEqual(places);
  });

  it.each([
    [400, "Ask for a new link", "/login?mode=link&next=%2Faccount"],
    [409, "Sign out", "/force-logout"],
  ])("says after %i what to do: %s", async (status, label, href) => {
    fakeTrpc({ "session.useLink": () => new Refusal(status, "No.") });
    open("uma@example.org");
    click("Sign in");
    expect((await screen.findByRole("link", { name: label })).getAttribute("href")).toBe(href);
    expect(location.search).toBe("?link=abc");
  });

  it("says at once that it is dead, or for someone else", () => {
    fakeTrpc({});
    open(null);
    expect(screen.getByRole("link", { name: "Ask for a new link" })).toBeTruthy();
    open("uma@example.org", "bea@example.org");
    expect(screen.getByText(/You’re signed in as bea@example.org/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
  });
});
