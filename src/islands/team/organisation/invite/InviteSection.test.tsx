import type { CheckedInvite } from "#src/shared/organisation/organisation.output.ts";
import { shownInvite, shownTeam } from "#tests/factories/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { reading } from "#tests/fakes/reading.ts";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { InviteSection } from "./InviteSection.tsx";

watchPage();

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Their email addresses");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const rows = () =>
  within(screen.getByRole("list", { name: "Addresses" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

/** A server that knows an address by its "@", and each of them once. */
function check(input: unknown): CheckedInvite[] {
  const { text } = input as { text: string };
  const emails = text
    .split("\n")
    .map((line) => line.replaceAll('"', ""))
    .filter((line) => line !== "email" && line !== "");
  return emails.map((email, n) => ({
    // The heading is line 1.
    line: n + 2,
    email,
    verdict: !email.includes("@") ? "not_an_address" : emails.indexOf(email) < n ? "duplicate" : "ok",
  }));
}

it("checks first, lets each row be mended, and invites who is ready", async () => {
  const calls = fakeTrpc({
    ...reading,
    "organisation.checkInvites": check,
    "organisation.invite": () => ({
      invited: [shownInvite("a@x.org")],
      skipped: [{ email: "b@x.org", reason: "They’re in the team already." }],
    }),
  });
  renderIsland(<InviteSection organisation={shownTeam()} />);
  type("a@x.org\nb\nc");
  press("Check the addresses");
  expect(await screen.findByText("1 ready · 2 need a look")).toBeTruthy();
  expect(field().value).toBe("");
  press("Edit b");
  const email = screen.getByLabelText("Email");
  expect(document.activeElement).toBe(email);
  fireEvent.change(email, { target: { value: "b@x.org" } });
  press("Done");
  expect(await screen.findByText("2 ready · 1 needs a look")).toBeTruthy();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Edit b@x.org");
  press("Remove the one that needs a look");
  expect(rows()).toHaveLength(2);
  fireEvent.change(screen.getByLabelText("Invite them as"), { target: { value: "facilitator" } });
  press("Invite 2 people");
  expect(await screen.findByText("1 person is invited")).toBeTruthy();
  expect(screen.getByText("b@x.org").parentElement?.textContent).toBe("b@x.org They’re in the team already.");
  expect(screen.getByText("Nobody yet. Addresses you add appear here.")).toBeTruthy();
  expect(calls.at(-1)?.input).toEqual({
    id: "org-1",
    emails: ["b@x.org", "a@x.org"],
    role: "facilitator",
  });
});

it("checks a new row against those that are there", async () => {
  fakeTrpc({ ...reading, "organisation.checkInvites": check });
  renderIsland(<InviteSection organisation={shownTeam({ role: "facilitator" })} />);
  expect(screen.queryByLabelText("Invite them as")).toBeNull();
  type("a@x.org");
  press("Check the addresses");
  await screen.findByText("1 ready");
  type("a@x.org");
  press("Check the addresses");
  expect(await screen.findByText("This address is in the list already.")).toBeTruthy();
  press(/^Remove the one/);
  expect(rows()).toEqual([expect.stringMatching(/^a@x.orgReady/)]);
});

it.each([
  ["", "Please enter at least one person."],
  ["x".repeat(100_001), "That’s more than we can read at once. Please add it in parts."],
  ["1: 2", "We found no names or email addresses in it."],
])("says what is wrong beside the field: %#", async (text, problem) => {
  fakeTrpc({ ...reading, "organisation.checkInvites": check });
  renderIsland(<InviteSection organisation={shownTeam()} />);
  type(text);
  press("Check the addresses");
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(field().value).toBe(text);
});

it("keeps the list where nothing was sent", async () => {
  fakeTrpc({
    ...reading,
    "organisation.checkInvites": check,
    "organisation.invite": () => new Refusal(402, "No owner of Harbour has an active plan."),
  });
  renderIsland(<InviteSection organisation={shownTeam()} />);
  type("a@x.org");
  press("Check the addresses");
  await screen.findByText("1 ready");
  press("Invite 1 person");
  expect(await screen.findByText("No email was sent")).toBeTruthy();
  expect(rows()).toHaveLength(1);
});

it("says that a row couldn’t be checked, and tries again", async () => {
  const answers = [check, () => new Refusal(500, "Down."), check];
  fakeTrpc({ ...reading, "organisation.checkInvites": (input) => answers.shift()?.(input) });
  renderIsland(<InviteSection organisation={shownTeam()} />);
  type("a@x.org\nb@x.org");
  press("Check the addresses");
  await screen.findByText("2 ready");
  press("Remove b@x.org");
  expect(await screen.findByText("Down.")).toBeTruthy();
  press("Check again");
  await vi.waitFor(() => expect(screen.getByText("1 ready")).toBeTruthy());
});

it("takes a note along, and finds list and note again after a reload", async () => {
  const calls = fakeTrpc({
    ...reading,
    "organisation.checkInvites": check,
    "organisation.invite": () => ({ invited: [shownInvite("a@x.org")], skipped: [] }),
  });
  const { unmount } = renderIsland(<InviteSection organisation={shownTeam()} />);
  type("a@x.org");
  press("Check the addresses");
  await screen.findByText("1 ready");
  type("b@x.org, half an addr");
  fireEvent.change(screen.getByLabelText(/^A note/), { target: { value: "See you on Monday." } });
  unmount();
  const again = renderIsland(<InviteSection organisation={shownTeam()} />);
  expect(await screen.findByText("1 ready")).toBeTruthy();
  expect(field().value).toBe("b@x.org, half an addr");
  press("Invite 1 person");
  expect(await screen.findByText("1 person is invited")).toBeTruthy();
  expect(calls.at(-1)?.input).toMatchObject({ emails: ["a@x.org"], message: "See you on Monday." });
  again.unmount();
  renderIsland(<InviteSection organisation={shownTeam()} />);
  expect(screen.getByText("Nobody yet. Addresses you add appear here.")).toBeTruthy();
});
