import { storeToken } from "#src/islands/kit/session/session.ts";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { shownProgramme } from "#tests/factories/programme/shown-programme.ts";
import { shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal, type Call } from "#tests/fakes/trpc.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Onboarding, OnboardingIsland, type OnboardingProps } from "./Onboarding.tsx";

const visited = watchPage();
const newcomer = { user: { onboardingStatus: "not_started" }, round: null } as const;
const onboarded = { user: { onboardingStatus: "completed" }, round: null } as const;
const individual = (step: number) => ({ flow: "individual", step }) as const;
const facilitator = (step: number) => ({ flow: "facilitator", step }) as const;

const show = (props: Partial<OnboardingProps> = {}) =>
  renderIsland(<Onboarding place={null} intent={null} initial={newcomer} {...props} />);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const title = () => screen.getByLabelText<HTMLInputElement>("What is it called?");
const made = (calls: readonly Call[]) => calls.map(({ procedure, input }) => [procedure, input]);

describe("the entrance", () => {
  it("keeps the choice and goes on to its first step, once for two clicks", async () => {
    const calls = fakeTrpc({ "account.update": () => ({}) });
    show();
    act(() => {
      button(/People I work with/).click();
      button(/People I work with/).click();
    });
    await vi.waitFor(() => expect(visited).toEqual(["/onboarding/facilitator/1"]), 10_000);
    expect(made(calls)).toEqual([
      ["account.update", { onboardingState: { intendedAccountType: "facilitator" } }],
    ]);
  });

  it("is skipped by ending onboarding", async () => {
    const calls = fakeTrpc({ "account.update": () => ({}) });
    show();
    fireEvent.click(button("Skip for now"));
    await vi.waitFor(() => expect(visited).toEqual(["/dashboard"]), 10_000);
    expect(made(calls)).toEqual([["account.update", { onboardingStatus: "completed" }]]);
  });

  it("stays, and says so, when the choice was not kept", async () => {
    fakeTrpc({ "account.update": () => new Refusal(503, "The service cannot reach its data right now.") });
    show();
    fireEvent.click(button(/My own/));
    expect(await screen.findByText("Something went wrong")).toBeTruthy();
    expect(visited).toEqual([]);
    await vi.waitFor(() => expect(button(/My own/).getAttribute("aria-disabled")).toBeNull(), 10_000);
  });

  it("cannot be used before the script is there", () => {
    const html = renderToString(<OnboardingIsland place={null} intent={null} initial={newcomer} />);
    expect(html.match(/<button[^>]* disabled=""/g)).toHaveLength(3);
  });
});

describe("with a token alone", () => {
  const user = (onboardingStatus: string) => ({ "account.me": () => ({ onboardingStatus }) });

  it("a newcomer gets the page, a moment later", async () => {
    storeToken("abc");
    fakeTrpc({ ...user("not_started"), "onboarding.survey": () => null });
    show({ initial: null, place: individual(2) });
    expect(await screen.findByRole("heading", { name: "Your first round" })).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it("someone onboarded moves on, unless they upgrade", async () => {
    storeToken("abc");
    fakeTrpc({ ...user("completed"), "onboarding.survey": () => null });
    show({ initial: null, place: facilitator(1) });
    await vi.waitFor(() => expect(visited).toEqual(["/dashboard"]), 10_000);
    cleanup();
    show({ initial: null, place: facilitator(1), intent: "upgrade" });
    expect(await screen.findByRole("heading", { name: "How do you work with people?" })).toBeTruthy();
    cleanup();
    show({ initial: null, place: null, intent: "upgrade" });
    await vi.waitFor(() => expect(visited.at(-1)).toBe("/onboarding/facilitator/1?intent=upgrade"), 10_000);
  });

  it("someone unknown is led to the login", () => {
    history.replaceState(null, "", "/onboarding/individual/2");
    show({ initial: null, place: individual(2) });
    expect(visited).toEqual(["/login?next=%2Fonboarding%2Findividual%2F2"]);
  });
});

describe("the first step", () => {
  it("of a facilitator keeps what they do through a reload, and names their example by it", async () => {
    fakeTrpc({ "account.update": () => ({}) });
    show({ place: facilitator(1), intent: "upgrade", initial: onboarded });
    expect(screen.getByRole("group").dataset["typeAhead"]).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "Team Leader" }));
    cleanup();
    show({ place: facilitator(1), intent: "upgrade", initial: onboarded });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Team Leader" }).checked).toBe(true);
    fireEvent.click(button("Look at an example"));
    await vi.waitFor(() => expect(visited).toEqual(["/onboarding/facilitator/2?intent=upgrade"]), 10_000);
    cleanup();
    const calls = fakeTrpc({
      "programme.startExample": () => shownProgramme([], { id: "example-1", isExample: true }),
      "account.update": () => ({}),
    });
    show({ place: facilitator(2), intent: "upgrade", initial: onboarded });
    expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe(
      "/onboarding/facilitator/1?intent=upgrade",
    );
    act(() => {
      button("Open the example programme").click();
      button("Open the example programme").click();
    });
    await vi.waitFor(() => expect(visited.at(-1)).toBe("/facilitator/assessment/example-1/overview"), 10_000);
    expect(made(calls)).toEqual([
      ["programme.startExample", { title: "My team" }],
      ["account.update", { onboardingStatus: "completed" }],
    ]);
  });
});

describe("words from before there was an account", () => {
  const words = ["calm", "kind", "witty", "warm", "brave"];
  const start = "Start my round with these 5 words";

  it("become those of the first round, once the person says so, and leave this browser", async () => {
    localStorage.setItem(startWordsKey, words.join(" "));
    const calls = fakeTrpc({
      "onboarding.readySurvey": () => shownSurvey({ selfAssessmentComplete: false }),
      "survey.saveSelf": () => shownSurvey(),
      "survey.share": () => ({}),
      "account.update": () => ({}),
    });
    show({ place: individual(1) });
    const shown = [...screen.getByRole("list", { name: "Your words" }).children];
    expect(shown.map(({ textContent }) => textContent)).toEqual(["Calm", "Kind", "Witty", "Warm", "Brave"]);
    expect(calls).toEqual([]);
    act(() => {
      button(start).click();
      button(start).click();
    });
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/round-1/thank-you"]), 10_000);
    expect(made(calls)).toEqual([
      ["onboarding.readySurvey", {}],
      ["survey.saveSelf", { surveyId: "round-1", selectedTraits: words }],
      ["survey.share", { surveyId: "round-1" }],
      [
        "account.update",
        { onboardingStatus: "completed", onboardingState: { intendedAccountType: "individual" } },
      ],
    ]);
    expect(localStorage.getItem(startWordsKey)).toBeNull();
  });

  it("never take the place of words that a round has", async () => {
    localStorage.setItem(startWordsKey, words.join(" "));
    const calls = fakeTrpc({
      "onboarding.readySurvey": () => waitingSurvey(),
      "survey.share": () => ({}),
      "account.update": () => ({}),
    });
    show({ place: individual(1) });
    fireEvent.click(button(start));
    await vi.waitFor(() => expect(visited).toHaveLength(1), 10_000);
    expect(made(calls).map(([procedure]) => procedure)).toEqual([
      "onboarding.readySurvey",
      "survey.share",
      "account.update",
    ]);
  });

  it("stay while the round does not start, and go when others are wanted", async () => {
    localStorage.setItem(startWordsKey, words.join(" "));
    fakeTrpc({ "onboarding.readySurvey": () => new Refusal(503, "Our data is out of reach right now.") });
    show({ place: individual(1) });
    fireEvent.click(button(start));
    expect(await screen.findByText("Your round didn’t start")).toBeTruthy();
    expect(localStorage.getItem(startWordsKey)).toBe(words.join(" "));
    fireEvent.click(button("Pick other words later"));
    expect(localStorage.getItem(startWordsKey)).toBeNull();
    expect(button("On to my first round")).toBeTruthy();
  });
});

describe("the last step", () => {
  it("does not end onboarding without the round", async () => {
    const message = "A title is one line of plain text.";
    const calls = fakeTrpc({
      "onboarding.readySurvey": () => new Refusal(400, message, [{ path: "title", message }]),
    });
    show({ place: individual(2) });
    fireEvent.change(title(), { target: { value: " " } });
    fireEvent.click(button("Make my first round"));
    expect(screen.getByRole("alert").textContent).toContain("Please give the round a title.");
    expect(calls).toEqual([]);
    fireEvent.change(title(), { target: { value: "x" } });
    fireEvent.click(button("Make my first round"));
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain(message), 10_000);
    expect(calls).toHaveLength(1);
    expect(visited).toEqual([]);
    expect(title().value).toBe("x");
  });

  it("shows the round that was named before, under its name", () => {
    show({ place: individual(2), initial: { ...newcomer, round: shownSurvey({ title: "At work" }) } });
    expect(title().value).toBe("At work");
  });

  it("leaves a round that is going on alone", async () => {
    const calls = fakeTrpc({ "onboarding.readySurvey": () => waitingSurvey(), "account.update": () => ({}) });
    show({ place: individual(2), initial: { ...newcomer, round: waitingSurvey({ title: "Begun" }) } });
    expect(screen.getByText(/is as you left it/).textContent).toBe("“Begun” is as you left it.");
    fireEvent.click(button("Go to my round"));
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/round-1"]), 10_000);
    expect(made(calls)[0]).toEqual(["onboarding.readySurvey", {}]);
  });
});
