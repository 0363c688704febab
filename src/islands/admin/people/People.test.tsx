import { storeToken } from "#src/islands/kit/session/session.ts";
import type { Person, PersonPage as PersonData } from "#src/shared/admin/people.output.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PeopleSection } from "./PeopleSection.tsx";
import { PersonPage } from "./PersonPage.tsx";

watchPage();

const person = (id: string, overrides: Partial<Person> = {}): Person => ({
  ...{ id, name: `Person ${id}`, email: `${id}@example.org`, username: null, verified: true },
  ...{
    isAdmin: false,
    isSupport: false,
    since: "2026-11-20",
    lastSeen: null,
    plan: "free",
    trialEnds: null,
    given: null,
  },
  rounds: 0,
  ...overrides,
});

const none = { items: [], hasMore: false };

/** The same person with nothing on their page, unless overrides say so. */
const page = (id: string, overrides: Partial<PersonData> = {}): PersonData => ({
  ...person(id),
  ...{ programmes: none, teams: [], workshops: none, emails: none, requests: none },
  billing: { subscription: null, problem: null, holders: [], seatOf: null, customerPage: null },
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
    const { unmount } = renderIsland(<PersonPage userId="a" initial={page("a", { verified: false })} />);
    expect(offered()).toEqual([
      "Send the confirmation email again",
      "Give Facilitator Pro",
      "Sign out everywhere",
      "Delete the account",
    ]);
    unmount();
    const support = page("b", { isAdmin: true, isSupport: true, given: { until: null } });
    renderIsland(<PersonPage userId="b" initial={support} />);
    expect(offered()).toEqual(["Take Facilitator Pro away", "Sign out everywhere", "Delete the account"]);
  });

  it("has the end of a trial, and no link to rounds that aren’t there", () => {
    storeToken("abc");
    fakeTrpc({ "admin.log": emptyLog });
    const initial = page("a", { plan: "trial", trialEnds: "2026-12-04" });
    renderIsland(<PersonPage userId="a" initial={initial} />);
    expect(screen.getByText("On trial until 4 December 2026")).toBeTruthy();
    expect(screen.getByText("0 rounds").closest("a")).toBeNull();
  });

  it("says in the dialog why an act failed, and that nothing has changed", async () => {
    storeToken("abc");
    fakeTrpc({
      "admin.log": emptyLog,
      "admin.actOnPerson": () => new Refusal(409, "There’s no other administrator."),
    });
    renderIsland(<PersonPage userId="a" initial={page("a", { isAdmin: true })} />);
    fireEvent.click(screen.getByRole("button", { name: "Take the administrator’s role away" }));
    fireEvent.click(await screen.findByRole("button", { name: "Take the role away" }));
    expect(await screen.findByText("There’s no other administrator.")).toBeTruthy();
    expect(screen.getByText("Nothing has changed")).toBeTruthy();
  });

  it("leaves nothing red beside a day that was corrected", async () => {
    storeToken("abc");
    const message = "That day is over. Choose a later one.";
    fakeTrpc({
      "admin.log": emptyLog,
      "admin.actOnPerson": () => new Refusal(400, message, [{ path: "until", message }]),
    });
    renderIsland(<PersonPage userId="a" initial={page("a")} />);
    fireEvent.click(screen.getByRole("button", { name: "Give Facilitator Pro" }));
    fireEvent.click(await screen.findByRole("button", { name: "Give the plan" }));
    expect(await screen.findAllByText(message)).toHaveLength(2);
    fireEvent.change(screen.getByLabelText(/Last day/), { target: { value: "2099-01-01" } });
    expect(screen.queryByText(message)).toBeNull();
  });

  const rowsOf = (label: string) =>
    within(screen.getByRole("list", { name: label }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  it("has what they lead and pay, a few at first, and what is known of emails", () => {
    storeToken("abc");
    fakeTrpc({ "admin.log": emptyLog });
    const started = "2026-11-20";
    const led = (n: number) => ({
      title: `P${String(n)}`,
      isOwn: n > 0,
      clients: n,
      accepted: 0,
      started,
      closed: null,
    });
    const initial = page("a", {
      programmes: { items: [0, 1, 2, 3, 4, 5].map(led), hasMore: true },
      teams: [{ name: "Harbour", role: "owner", joined: started }],
      billing: {
        subscription: {
          interval: "year",
          amount: 19_000,
          currency: "usd",
          seats: 2,
          renews: "2027-01-20",
          until: null,
        },
        ...{ problem: "past_due", holders: [{ id: "m", name: "Mia Falk" }], seatOf: null },
        customerPage: "https://pay.example/cus_1",
      },
      emails: {
        items: [
          { kind: "trial over", as: "payer", state: "failed", created: started, refusal: "550 No such user" },
        ],
        hasMore: false,
      },
    });
    renderIsland(<PersonPage userId="a" initial={initial} />);
    expect(rowsOf("Programmes they lead").slice(0, 2)).toEqual([
      "P00 clients, 0 accepted · runs since 20 November 2026 · led with its owner",
      "P11 client, 0 accepted · runs since 20 November 2026",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Show all 6" }));
    expect(rowsOf("Programmes they lead")).toHaveLength(6);
    expect(screen.getByText("Only the newest 6 are listed.")).toBeTruthy();
    expect(rowsOf("Teams they’re in")).toEqual(["HarbourOwner · since 20 November 2026"]);
    expect(screen.getByText("US$190 a seat each year, US$380 in all")).toBeTruthy();
    expect(screen.getByText(/The last one failed/)).toBeTruthy();
    expect(screen.getByText("20 January 2027")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mia Falk" }).getAttribute("href")).toBe("/admin/people/m");
    expect(screen.getByRole("link", { name: /payment provider/ }).getAttribute("href")).toBe(
      "https://pay.example/cus_1",
    );
    expect(rowsOf("Emails")).toEqual([
      "trial overAbout their plan · Given up · 20 November 2026Why: 550 No such user",
    ]);
  });
});
