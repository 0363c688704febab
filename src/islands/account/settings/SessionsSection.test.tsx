import { fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { SessionsSection, sessionNames } from "./SessionsSection.tsx";
import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import type { SessionInfo } from "#src/shared/account/account.output.ts";
import { shownUser } from "#tests/factories/shown-user.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { AccountIsland } from "./Account.tsx";

const visited = watchPage();

const user = shownUser();

const session = (changes: Partial<SessionInfo> = {}): SessionInfo => ({
  id: "here",
  device: "Firefox on Windows",
  createdAt: "2026-11-03T08:12:00.000Z",
  lastSeenAt: "2026-11-20T09:00:00.000Z",
  current: false,
  ...changes,
});
const here = session({ current: true });
const phone = session({ id: "phone", device: "Safari on iOS" });
const many = [
  here,
  ...Array.from({ length: 49 }, (_, n) => session({ id: `s${String(n)}`, device: `Tool ${String(n)}` })),
];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const answer = (name: string) =>
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

describe("where one is signed in", () => {
  it("is in the first HTML, without a call", () => {
    const calls = fakeTrpc({});
    const html = renderToString(<AccountIsland initial={user} sessions={[here, phone]} />);
    expect(html).toContain("Safari on iOS");
    expect(html).toContain("20 November 2026 at 09:00");
    expect(calls).toEqual([]);
  });

  it("cuts a long list, and shows it whole on demand", () => {
    renderIsland(<SessionsSection initial={many} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("This device");
    press("Show all 50 devices");
    expect(screen.getAllByRole("listitem")).toHaveLength(50);
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[8]);
  });

  it("is fetched where the page did not know who it is for, and says when that fails", async () => {
    storeToken("abc");
    const answers = [new Refusal(503, "The service cannot reach its data right now."), [here, phone]];
    fakeTrpc({ "session.list": () => answers.shift() });
    renderIsland(<SessionsSection initial={null} />);
    expect(screen.getByText("Loading where you’re signed in")).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain("cannot reach its data");
    press("Try again");
    expect(await screen.findByText("Safari on iOS")).toBeTruthy();
  });
});

describe("ending a session", () => {
  it("that is over by now is no failure", async () => {
    fakeTrpc({ "session.end": () => new Refusal(404, "Session not found.") });
    renderIsland(<SessionsSection initial={[here, phone]} />);
    press("Sign out Safari on iOS");
    expect(await screen.findByText("Safari on iOS is signed out")).toBeTruthy();
  });

  it("that does not work leaves it in the list", async () => {
    fakeTrpc({ "session.end": () => new Refusal(503, "The service cannot reach its data right now.") });
    renderIsland(<SessionsSection initial={[here, phone]} />);
    press("Sign out Safari on iOS");
    expect(await screen.findByText("Safari on iOS is still signed in")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("of this device asks, then forgets the person and goes to the start page", async () => {
    storeToken("abc");
    const calls = fakeTrpc({ "session.logOut": () => null });
    renderIsland(<SessionsSection initial={[here, phone]} />);
    press("Sign out this device");
    expect(calls).toEqual([]);
    answer("Sign out");
    await vi.waitFor(() => expect(visited).toEqual(["/"]), 10_000);
    expect(readToken()).toBeNull();
  });

  it("of all others says in the question when it failed", async () => {
    fakeTrpc({ "session.endOthers": () => new Refusal(503, "The service cannot reach its data right now.") });
    renderIsland(<SessionsSection initial={[here, phone]} />);
    press("Sign out everywhere else");
    answer("Sign them out");
    expect((await screen.findByRole("alert")).textContent).toContain("They’re still signed in");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});

const at = (id: string, device: string, lastSeenAt: string) => ({ id, device, lastSeenAt });
const names = (...sessions: ReturnType<typeof at>[]) => [
  ...sessionNames(sessions, (iso) => `on ${iso}`).values(),
];

describe("what sessions are called", () => {
  it("is their device, where it says which one is meant", () => {
    expect(names(at("1", "Safari on iOS", "Monday"), at("2", "Chrome on Windows", "Monday"))).toEqual([
      "Safari on iOS",
      "Chrome on Windows",
    ]);
  });

  it("tells the same device apart by when it was last seen, and then by a number", () => {
    const chrome = "Chrome on Windows";
    expect(names(at("1", chrome, "Monday"), at("2", chrome, "Tuesday"), at("3", chrome, "Monday"))).toEqual([
      `${chrome}, last seen around on Monday`,
      `${chrome}, last seen around on Tuesday`,
      `${chrome}, last seen around on Monday (2)`,
    ]);
  });
});
