import type { Survey } from "#src/shared/survey/survey.output.ts";
import { waitingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { endOfDay } from "#src/islands/kit/forms/deadline.ts";
import { SurveyIsland } from "./Survey.tsx";

watchPage();
const show = (survey: Survey) => render(<SurveyIsland surveyId={survey.id} initial={survey} />);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const field = () => screen.getByLabelText<HTMLInputElement>("Deadline");
const choose = (day: string) => fireEvent.change(field(), { target: { value: day } });
/** Presses what opens the form, which is loaded then. */
const open = async (name: string) => {
  press(name);
  await screen.findByLabelText("Deadline");
};
const closing = waitingSurvey({ closesAt: endOfDay("2099-03-09") });

describe("the deadline of a round", () => {
  it("is set for the end of a day, and the focus goes back", async () => {
    const calls = fakeTrpc({ "survey.update": () => closing });
    show(waitingSurvey());
    await open("Set a deadline");
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(/The people you ask see it on their page, and in emails/)).toBeTruthy();
    choose("2099-03-09");
    press("Save the deadline");
    expect(await screen.findByText(/, closes/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(button("Change the deadline")));
    expect(calls.map(({ input }) => input)).toEqual([
      { surveyId: "round-1", closesAt: endOfDay("2099-03-09") },
    ]);
    expect(screen.getByText("The deadline is set")).toBeTruthy();
  });

  it("is removed in one press", async () => {
    const calls = fakeTrpc({ "survey.update": () => waitingSurvey() });
    show(closing);
    await open("Change the deadline");
    expect(field().value).toBe("2099-03-09");
    press("Remove the deadline");
    expect(await screen.findByText("The deadline is removed")).toBeTruthy();
    expect(screen.queryByText(/, closes/)).toBeNull();
    expect(calls.map(({ input }) => input)).toEqual([{ surveyId: "round-1", closesAt: null }]);
  });

  it("keeps its time of day where the day stays, and all of it on Escape", async () => {
    const calls = fakeTrpc({});
    show(closing);
    await open("Change the deadline");
    press("Save the deadline");
    await open("Change the deadline");
    choose("2099-12-31");
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(screen.getByText(/, closes/).textContent).toContain("9 Mar 2099");
    expect(calls).toEqual([]);
  });

  it("has to be a day to come", async () => {
    const calls = fakeTrpc({});
    show(waitingSurvey());
    await open("Set a deadline");
    expect(screen.queryByRole("button", { name: "Remove the deadline" })).toBeNull();
    press("Save the deadline");
    expect(screen.getByText("Please choose a day.")).toBeTruthy();
    choose("2020-01-31");
    press("Save the deadline");
    expect(screen.getByRole("alert").textContent).toBe("The deadline must be in the future.");
    expect(document.activeElement).toBe(field());
    expect(calls).toEqual([]);
  });

  it("says beside its field why it was not saved, and keeps the day", async () => {
    fakeTrpc({ "survey.update": () => new Refusal(409, "This round is closed.") });
    show(closing);
    await open("Change the deadline");
    choose("2099-12-31");
    press("Save the deadline");
    expect(await screen.findByText("This round is closed.")).toBeTruthy();
    expect(field().value).toBe("2099-12-31");
  });

  it("cannot be moved once the round is closed", () => {
    fakeTrpc({});
    show({ ...closing, status: "completed", completedAt: "2026-11-21T09:00:00.000Z" });
    expect(screen.queryByRole("button", { name: /deadline/ })).toBeNull();
  });
});
