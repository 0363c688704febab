import { shownClient, shownProgramme } from "#tests/factories/programme/shown-programme.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { planInfo } from "#src/shared/plan/billing.ts";
import type { Facilitator } from "#src/shared/programme/programme.output.ts";
import { LoadedProgramme } from "./Programme.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

const visited = watchPage();

const since = "2026-11-20T09:00:00.000Z";
const mia: Facilitator = { userId: "mia", name: "Mia Falk", organisation: "Harbour", isYou: false, since };

function show(overrides: Parameters<typeof shownProgramme>[1]) {
  const programme = shownProgramme([shownClient()], overrides);
  const plan = planInfo(null, true, new Date());
  renderIsland(<LoadedProgramme faId={programme.id} initial={programme} plan={plan} />);
}

const section = () => within(screen.getByRole("region", { name: "Who leads this programme" }));
const dialog = () => within(screen.getByRole("dialog"));

it("adds a colleague, chosen from a list, and removes them after asking", async () => {
  const { organisation, name, userId } = mia;
  const calls = fakeTrpc({
    "programme.colleagues": () => [
      { userId: "ada", name: "Ada Ng", organisationId: "quay", organisation: "Quay" },
      { userId, name, organisationId: "harbour", organisation },
    ],
    "programme.addFacilitator": () => mia,
    "programme.removeFacilitator": () => undefined,
  });
  show({});
  fireEvent.click(section().getByRole("button", { name: "Add a colleague" }));
  const choice = await section().findByRole("combobox", { name: "Who should lead it with you?" });
  fireEvent.change(choice, { target: { value: userId } });
  fireEvent.click(section().getByRole("button", { name: "Add Mia Falk" }));
  fireEvent.click(await section().findByRole("button", { name: "Remove Mia Falk" }));
  expect(dialog().getByText(/stops seeing the programme and its clients at once/)).toBeTruthy();
  fireEvent.click(dialog().getByRole("button", { name: "Remove Mia Falk" }));
  await waitFor(() => expect(section().queryByText("Mia Falk", { selector: "li bdi" })).toBeNull());
  expect(calls.slice(1).map(({ input }) => input)).toEqual([
    { faId: "spring", userId, organisationId: "harbour" },
    { faId: "spring", userId },
  ]);
});

it("says so where there is nobody to add", async () => {
  fakeTrpc({ "programme.colleagues": () => [] });
  show({});
  fireEvent.click(section().getByRole("button", { name: "Add a colleague" }));
  expect(await section().findByText("There’s nobody to add")).toBeTruthy();
});

it("leaves what is the owner's alone to the owner, and lets the others step out", async () => {
  fakeTrpc({ "programme.removeFacilitator": () => undefined });
  show({ ledBy: "Nora Quist", facilitators: [{ ...mia, isYou: true }] });
  for (const name of [/Add a colleague/, /^Remove/, /Close the programme/, /Delete the programme/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(section().getByText(/Group pictures are for Nora Quist alone/)).toBeTruthy();
  fireEvent.click(section().getByRole("button", { name: "Step out" }));
  fireEvent.click(dialog().getByRole("button", { name: "Step out" }));
  await waitFor(() => expect(visited).toEqual(["/dashboard/facilitator"]));
});
