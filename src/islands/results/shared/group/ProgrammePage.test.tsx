import type { GroupPicture, GroupState } from "#src/shared/group/group.output.ts";
import { shownClient, shownProgramme } from "#tests/factories/programme/shown-programme.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ProgrammePage } from "./ProgrammePage.tsx";

watchPage();

const at = "2026-11-03T09:00:00.000Z";
const client = shownClient({ id: "anna", stage: "shared", answers: 4, sharedSince: at });
const programme = shownProgramme([client], { id: "fa" });
const picture: GroupPicture = {
  ...{ number: 1, createdAt: at, counted: 12, sentence: "You call each other calm", difference: null },
  words: [{ traitId: "calm", band: "half" }],
  themes: [{ theme: "calm", share: 40, isClear: true }],
  ...{ ownThemes: [], questions: ["What next?"] },
};
const group: GroupState = { pictures: [], isReady: false, notBefore: null };

const showAll = (state: GroupState, of = programme) =>
  renderIsland(<ProgrammePage faId="fa" initial={{ programme: of, group: state, retakes: [] }} />);

describe("of all clients", () => {
  it("says how sharing works where nobody shares", () => {
    showAll(group, { ...programme, clients: [{ ...client, stage: "opened", sharedSince: null }] });
    expect(screen.getByText(/It’s their decision/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Anna Berg" })).toBeNull();
  });

  it("makes the picture and shows it", async () => {
    fakeTrpc({
      "group.make": () => picture,
      "group.state": () => ({ ...group, pictures: [picture] }),
    });
    showAll({ ...group, isReady: true });
    fireEvent.click(screen.getByRole("button", { name: "Make the group picture" }));
    expect(await screen.findByText("You call each other calm")).toBeTruthy();
  });

  it("says what the next picture takes, and names no number of people who said yes", () => {
    showAll({ ...group, pictures: [picture] });
    expect(screen.getByText(/takes three changes/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Make/ })).toBeNull();
  });

  it("says kindly that a new picture needs the plan", async () => {
    fakeTrpc({ "group.make": () => new Refusal(402, "Facilitator access requires it.") });
    showAll({ ...group, pictures: [picture], isReady: true });
    fireEvent.click(screen.getByRole("button", { name: "Make the next picture" }));
    expect((await screen.findByRole("link", { name: "See the plans" })).getAttribute("href")).toBe(
      "/subscribe",
    );
  });

  it("lists before and now of those who have both", () => {
    const before = { programme: "Autumn", createdAt: at };
    const changes = { came: ["calm"], went: [], agreement: null };
    renderIsland(
      <ProgrammePage
        faId="fa"
        initial={{
          ...{ programme, group },
          retakes: [{ ...{ clientId: "anna", name: "Anna Berg", createdAt: at }, before, changes }],
        }}
      />,
    );
    const list = within(screen.getByRole("region", { name: "Before and now" }));
    expect(list.getByText("calm")).toBeTruthy();
  });
});
