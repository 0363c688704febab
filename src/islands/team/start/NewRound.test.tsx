import { storeToken } from "#src/islands/kit/session/session.ts";
import { shownOrganisation, shownTeamRound } from "#tests/factories/organisation/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NewRound } from "./NewRound.tsx";

const visited = watchPage();
beforeEach(() => {
  storeToken("token");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-02-20T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

/** Reads it through, and asks everyone once the button takes a click. */
async function ask() {
  press("Read it through");
  // The second click of a double click.
  press("Ask 7 people");
  expect(visited).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Ask 7 people" })).toHaveProperty("disabled", false),
  );
  press("Ask 7 people");
}

/** A round of three of them, in which a window opened. */
const lately = shownTeamRound({
  ...{ state: "over", meetAgainAt: "2027-05-28T00:00:00.000Z" },
  people: [1, 2, 3].map((n) => ({ userId: `user-${String(n)}`, name: `Person ${String(n)}` })),
});

const show = (...given: Parameters<typeof shownOrganisation>) =>
  renderIsland(<NewRound organisationId="org-1" initial={shownOrganisation(...given)} />);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

function fillIn() {
  type("Title", "How we come across");
  type("Deadline", "2027-03-05");
  press(/^Choose all/);
}

it("finds what was typed again after a reload, until the round is started", async () => {
  fakeTrpc({ "team.list": () => [], "team.start": () => shownTeamRound() });
  const { unmount } = show(7);
  fillIn();
  unmount();
  const again = show(7);
  expect(screen.getByLabelText("Title")).toHaveProperty("value", "How we come across");
  await ask();
  await waitFor(() => expect(visited).toHaveLength(1));
  again.unmount();
  show(7);
  expect(screen.getByLabelText("Title")).toHaveProperty("value", "");
});

it("ties what is missing to its field", () => {
  show(7);
  press("Read it through");
  const links = screen.getAllByRole("link", { name: /^Please/ }).map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#title", "#closesAt", "#people"]);
  expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
  type("Deadline", "2027-09-05");
  press("Read it through");
  expect(screen.getByRole("link", { name: /within the next 90 days/ })).toBeTruthy();
});

it("lets a larger team choose how many each describes", () => {
  show(13);
  fillIn();
  expect(screen.getByText(/Each describes 8, and is described by 8/)).toBeTruthy();
  type("Colleagues each describes", "12");
  press("Read it through");
  expect(screen.getByRole("link", { name: "Please enter a number from 5 to 11." })).toBeTruthy();
  type("Colleagues each describes", "6");
  press("Read it through");
  expect(screen.getByText(/Each describes 6 colleagues/)).toBeTruthy();
});

it("keeps ticks of people whom a search hides", () => {
  show(13);
  fireEvent.click(screen.getByLabelText(/^Person 3/));
  type("Search by name", "person 12");
  expect(screen.queryByLabelText(/^Person 3/)).toBeNull();
  fireEvent.click(screen.getByLabelText("Person 12"));
  expect(screen.getByText("2 chosen")).toBeTruthy();
  type("Search by name", "nobody");
  expect(screen.getByText("Nobody here has that name.")).toBeTruthy();
});

it("says who was in a round together, and from when on they can be again, as soon as two are ticked", async () => {
  fakeTrpc({ "team.list": () => [lately] });
  show(7);
  expect(await screen.findAllByText(/With colleagues of their last round again from/)).toHaveLength(3);
  fireEvent.click(screen.getByLabelText(/^Person 1/));
  expect(screen.queryByText("Some of them have just been in a round together")).toBeNull();
  fireEvent.click(screen.getByLabelText(/^Person 2/));
  expect(screen.getByText(/^Person 1 and Person 2 were in/).textContent).toMatch(/from 28 May 2027 on/);
  press(/^Choose all/);
  press("Read it through");
  expect(screen.getByRole("link", { name: /can’t be in a round together yet/ })).toBeTruthy();
});

it("says before the last click what a team of five means for its picture", () => {
  show(5);
  fillIn();
  expect(screen.getByText(/there’s a picture only if it counts all five/)).toBeTruthy();
  press("Read it through");
  expect(screen.getByText(/there’s a picture only if it counts all five/)).toBeTruthy();
  expect(screen.getByText(/if at least 3 colleagues/)).toBeTruthy();
});

it("explains what the server refuses, with all that was chosen", async () => {
  const why = "Some of these people were in “Spring” together.";
  fakeTrpc({ "team.list": () => [], "team.start": () => new Refusal(409, why) });
  show(7);
  fillIn();
  await ask();
  expect((await screen.findByRole("alert")).textContent).toContain(why);
  expect(screen.getByText("7 chosen")).toBeTruthy();
});

it.each([
  ["a member", 7, { role: "member" }, "See who leads your team", "/team?organisation=org-1"],
  ["an organisation without a plan", 7, { isActive: false }, "See the plans", "/subscribe"],
  ["an organisation of four", 4, {}, "Invite people", "/team?organisation=org-1"],
] as const)("says to %s why not", (_, many, changes, name, href) => {
  show(many, changes);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  expect(screen.queryByRole("button", { name: "Read it through" })).toBeNull();
});
