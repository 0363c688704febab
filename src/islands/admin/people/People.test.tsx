import { storeToken } from "#src/islands/kit/session/session.ts";
import type { Person } from "#src/shared/admin/admin.output.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PeopleSection } from "./PeopleSection.tsx";
import { PersonPage } from "./PersonPage.tsx";

watchPage();

const person = (id: string, overrides: Partial<Person> = {}): Person => ({
  ...{ id, name: `Person ${id}`, email: `${id}@example.org`, username: null, verified: true },
  ...{ isAdmin: false, isSupport: false, since: "2026-11-20", lastSeen: null, plan: "free", given: null },
  rounds: 0,
  ...overrides,
});

describe("the list of people", () => {
  it("shows what the page brought along, and the next page with the focus on its first", async () => {
    const calls = fakeTrpc({ "admin.people": () => ({ items: [person("b")], next: null }) });
    renderIsland(<PeopleSection initial={{ items: [person("a")], next: "1" }} />);
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    const next = await screen.findByRole("link", { name: "Person b" });
    expect(document.activeElement).toBe(next);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says that nobody fits, and when it can't load", async () => {
    fakeTrpc({ "admin.people": () => new Refusal(500, "Something went wrong.") });
    renderIsland(<PeopleSection initial={{ items: [], next: null }} />);
    expect(screen.getByText(/Nobody fits/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Show"), { target: { value: "unverified" } });
    expect(await screen.findByText("People didn’t load")).toBeTruthy();
  });

  it("says how many there are after a search, and goes on where the next page failed", async () => {
    let isAway = true;
    const calls = fakeTrpc({
      "admin.people": () => {
        if (calls.length === 1) return { items: [person("b")], next: "1" };
        return isAway ? new Refusal(500, "Something went wrong.") : { items: [person("c")], next: null };
      },
    });
    renderIsland(<PeopleSection initial={{ items: [person("a")], next: null }} />);
    const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(status()).toContain("One found.");
    fireEvent.change(screen.getByLabelText("Show"), { target: { value: "unverified" } });
    expect(status()).toContain("Searching…");
    await screen.findByText("The first 1 are shown.");
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("The rest didn’t load")).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("2 found.")).toBeTruthy();
    expect(calls.length).toBe(3);
  });
});

const emptyLog = () => ({ items: [], next: null });

describe("a person’s page", () => {
  it("offers what makes sense for them alone", () => {
    storeToken("abc");
    fakeTrpc({ "admin.log": emptyLog });
    const offered = () =>
      within(screen.getByRole("region", { name: "What you can do" }))
        .getAllByRole("button")
        .filter((button) => button.closest("dialog") === null)
        .map(({ textContent }) => textContent);
    const { unmount } = renderIsland(<PersonPage userId="a" initial={person("a", { verified: false })} />);
    expect(offered()).toEqual([
      "Send the confirmation email again",
      "Give Facilitator Pro",
      "Sign out everywhere",
      "Delete the account",
    ]);
    unmount();
    const support = person("b", { isAdmin: true, isSupport: true, given: { until: null } });
    renderIsland(<PersonPage userId="b" initial={support} />);
    expect(offered()).toEqual(["Take Facilitator Pro away", "Sign out everywhere", "Delete the account"]);
  });

  it("says in the dialog why an act failed, and that nothing has changed", async () => {
    storeToken("abc");
    fakeTrpc({
      "admin.log": emptyLog,
      "admin.actOnPerson": () => new Refusal(409, "There’s no other administrator."),
    });
    renderIsland(<PersonPage userId="a" initial={person("a", { isAdmin: true })} />);
    fireEvent.click(screen.getByRole("button", { name: "Take the administrator’s role away" }));
    fireEvent.click(await screen.findByRole("button", { name: "Take the role away" }));
    expect(await screen.findByText("There’s no other administrator.")).toBeTruthy();
    expect(screen.getByText("Nothing has changed")).toBeTruthy();
  });
});
