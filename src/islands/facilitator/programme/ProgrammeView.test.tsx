import { storeToken } from "#src/islands/kit/session/session.ts";
import { planInfo } from "#src/shared/plan/billing.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { shownClient, shownProgramme } from "#tests/factories/programme/shown-programme.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LoadedProgramme } from "./Programme.tsx";

const visited = watchPage();

const anna = shownClient();
const ben = shownClient({ id: "client-2", name: "Ben Okoro", stage: "answering", answers: 2 });
const eve = shownClient({ id: "client-3", name: "Eve Sand", stage: "ready", answers: 3, canNudge: false });

const withPlan = planInfo(null, true, new Date());
const withoutPlan = planInfo(null, false, new Date());
const show = (programme: Programme, plan = withPlan) =>
  renderIsland(<LoadedProgramme faId={programme.id} initial={programme} plan={plan} />);
const clientRows = () => within(screen.getByRole("list", { name: "Clients" })).getAllByRole("listitem");
const names = () => clientRows().map((row) => row.querySelector("p")?.textContent);
const dialog = () => within(screen.getByRole("dialog"));

describe("a programme", () => {
  it("shows who is how far, and all again", () => {
    show(shownProgramme([anna, ben, eve]));
    const key = screen.getByRole("button", { name: "1 Under way" });
    fireEvent.click(key);
    expect(names()).toEqual(["Ben Okoro"]);
    expect(screen.getByText("1 of 3 clients")).toBeTruthy();
    fireEvent.click(key);
    expect(names()).toEqual(["Anna Berg", "Ben Okoro", "Eve Sand"]);
  });

  it("searches many clients by name and address", () => {
    const others = Array.from({ length: 60 }, (_, n) =>
      shownClient({ id: `c${n}`, name: `Client ${n}`, email: `c${n}@example.org` }),
    );
    show(shownProgramme([anna, ...others]));
    expect(names()).toHaveLength(50);
    fireEvent.change(screen.getByLabelText("Search by name or email"), { target: { value: "ANNA@" } });
    expect(names()).toEqual(["Anna Berg"]);
  });

  it("starts sessions where windows are opened together, and only there", () => {
    const { unmount } = show(shownProgramme([eve]));
    expect(screen.queryByRole("link", { name: /session/ })).toBeNull();
    unmount();
    show(shownProgramme([eve], { id: "spring-2", opens: "together" }));
    expect(screen.getByRole("link", { name: "Go to the session with Eve Sand" })).toBeTruthy();
  });

  it("starts nothing new without the plan, but still moves the deadline and closes", () => {
    show(shownProgramme([anna]), withoutPlan);
    for (const name of [/Add clients/, /Start a copy/])
      expect(screen.queryByRole("link", { name })).toBeNull();
    expect(screen.queryByRole("button", { name: /Remind/ })).toBeNull();
    expect(screen.getByRole("button", { name: /Extend the deadline/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Close the programme" })).toBeTruthy();
  });

  it("offers to set a deadline where there is none", () => {
    show(shownProgramme([anna], { closesAt: null }));
    fireEvent.click(screen.getByRole("button", { name: /^Set a deadline for/ }));
    expect(screen.getByRole("button", { name: "In 7 days" })).toBeTruthy();
  });
});

describe("the settings", () => {
  it("are changed in place; the deadline is left alone where its day is", async () => {
    const programme = shownProgramme([anna]);
    const calls = fakeTrpc({
      "programme.update": () => ({ ...programme, title: "Autumn", reminders: false }),
    });
    show(programme);
    fireEvent.click(screen.getByRole("button", { name: "Change the settings" }));
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: " Autumn " } });
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "Save the settings" }));
    expect(await screen.findByRole("heading", { name: "Autumn" })).toBeTruthy();
    expect(calls.map(({ input }) => input)).toEqual([
      {
        faId: "spring",
        title: "Autumn",
        purpose: "To see how others see you.",
        reminders: false,
        language: null,
      },
    ]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change the settings" }));
  });

  it("say what is wrong beside the field", async () => {
    const message = "A purpose can’t have links or addresses. Please take them out.";
    fakeTrpc({ "programme.update": () => new Refusal(400, message, [{ path: "purpose", message }]) });
    show(shownProgramme([anna]));
    fireEvent.click(screen.getByRole("button", { name: "Change the settings" }));
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "" } });
    fireEvent.click(screen.getByRole("button", { name: "Save the settings" }));
    expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Spring" } });
    fireEvent.click(screen.getByRole("button", { name: "Save the settings" }));
    await waitFor(() => expect(screen.getByLabelText(/Purpose/).getAttribute("aria-invalid")).toBe("true"));
  });
});

describe("the end", () => {
  it("closes after asking, and offers no changes then", async () => {
    const programme = shownProgramme([anna]);
    const closed = { ...programme, status: "closed", closedAt: "2026-11-24T10:00:00.000Z" };
    fakeTrpc({ "programme.close": () => closed });
    show(programme);
    fireEvent.click(screen.getByRole("button", { name: "Close the programme" }));
    fireEvent.click(dialog().getByRole("button", { name: "Close the programme" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Close the programme" })).toBeNull());
    expect(screen.getByText("24 November 2026")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Change the settings" })).toBeNull();
  });

  it("deletes after asking, and leaves", async () => {
    const calls = fakeTrpc({ "programme.delete": () => undefined });
    show(shownProgramme([anna]));
    fireEvent.click(screen.getByRole("button", { name: "Delete the programme" }));
    expect(calls).toEqual([]);
    fireEvent.click(dialog().getByRole("button", { name: "Delete it for good" }));
    await waitFor(() => expect(visited).toEqual(["/dashboard/facilitator"]));
  });

  it("takes an example away at one click", async () => {
    const calls = fakeTrpc({ "programme.delete": () => undefined });
    show(shownProgramme([anna], { isExample: true }));
    fireEvent.click(screen.getByRole("button", { name: "Remove the example" }));
    await waitFor(() => expect(visited).toEqual(["/dashboard/facilitator"]));
    expect(calls.map(({ input }) => input)).toEqual([{ faId: "spring" }]);
  });
});

it("is not there for someone else", async () => {
  storeToken("abc");
  fakeTrpc({
    "programme.get": () => new Refusal(404, "Programme not found."),
    "billing.plan": () => withPlan,
  });
  renderIsland(<LoadedProgramme faId="unknown" initial={null} plan={null} />);
  expect(await screen.findByRole("heading", { name: "There’s nothing here" })).toBeTruthy();
});
