import { storeToken } from "#src/islands/kit/session/session.ts";
import { shownOrganisation, shownTeamRound } from "#tests/factories/organisation/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { NewRound } from "./NewRound.tsx";

const visited = watchPage();
beforeEach(() => storeToken("token"));

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
  fakeTrpc({ "team.start": () => shownTeamRound() });
  const { unmount } = show(7);
  fillIn();
  unmount();
  const again = show(7);
  expect(screen.getByLabelText("Title")).toHaveProperty("value", "How we come across");
  press("Read it through");
  press("Ask 7 people");
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

it("explains a team that is too much like its last one, with all that was chosen", async () => {
  const why = "This team has changed by only a few people since its last round.";
  fakeTrpc({ "team.start": () => new Refusal(409, why) });
  show(7);
  fillIn();
  press("Read it through");
  press("Ask 7 people");
  expect((await screen.findByRole("alert")).textContent).toContain(why);
  expect(screen.getByText("7 chosen")).toBeTruthy();
});

it.each([
  ["a member", 7, { role: "member" }, "See who leads your team", "/team?organisation=org-1"],
  ["an organisation without a plan", 7, { isActive: false }, "See the plans", "/subscribe"],
  ["an organisation of five", 5, {}, "Invite people", "/team?organisation=org-1"],
] as const)("says to %s why not", (_, many, changes, name, href) => {
  show(many, changes);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  expect(screen.queryByRole("button", { name: "Read it through" })).toBeNull();
});
