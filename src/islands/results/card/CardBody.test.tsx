import type { ShareCard } from "#src/shared/result/card.output.ts";
import { revealedSurvey } from "#tests/factories/shown-survey.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { pageQueries, renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CardBody, type CardBodyProps } from "./CardBody.tsx";
import { CardSection } from "./CardSection.tsx";

watchPage();
/* Able … calm are own words; all six peers picked brave to cheerful, some of them in the Blind Spot. */
const analysis = shownAnalysis({
  selfTraitIds: wordsFrom(0),
  peerPicks: [0, 1, 2, 3, 4, 5].map(() => wordsFrom(4)),
});
const survey = revealedSurvey({ ownerMayShowWords: true });
const cardOf = (publicId: string, selectedTraits: readonly string[]): ShareCard => ({
  publicId,
  url: `https://panes.example/card/${publicId}`,
  imageUrl: `https://panes.example/card/${publicId}.png`,
  selectedTraits,
  createdAt: "2026-11-20T09:00:00.000Z",
});
const file = { fileName: "openpane-card-post.png", contentType: "image/png", body: "", encoding: "base64" };
const drawing = { "card.draw": () => file, "card.keepsake": () => file };
const show = (props: Partial<CardBodyProps> = {}) =>
  renderIsland(<CardBody survey={survey} analysis={analysis} card={null} {...props} />);
const pressed = () => screen.queryAllByRole("button", { pressed: true }).map((chip) => chip.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const drawn = (calls: ReturnType<typeof fakeTrpc>) =>
  calls.filter(({ procedure }) => procedure === "card.draw").map(({ input }) => input);

beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:one", revokeObjectURL: vi.fn() }));
});
afterEach(() => vi.unstubAllGlobals());

describe("the card of a result", () => {
  it("proposes the strongest words of both panes, and no hard one", async () => {
    const calls = fakeTrpc(drawing);
    const hard = shownAnalysis({
      selfTraitIds: wordsFrom(0),
      peerPicks: [0, 1, 2, 3, 4, 5].map(() => ["nervous", "brave", "witty", "kind", "warm"]),
    });
    show({ analysis: hard });
    expect(pressed()).toHaveLength(3);
    expect(pressed().join()).not.toContain("Nervous");
    expect(screen.getByRole("button", { name: "Nervous" })).toBeTruthy();
    await screen.findByRole("img");
    expect(drawn(calls)).toHaveLength(1);
  });

  it("takes five, and says why it takes no sixth", () => {
    fakeTrpc(drawing);
    show();
    for (const chip of screen.getAllByRole("button", { pressed: false }).slice(0, 3)) fireEvent.click(chip);
    expect(pressed()).toHaveLength(5);
    expect(screen.getByText(/room for 5/)).toBeTruthy();
  });

  it("is drawn again for other words, formats and colours, and not without a word", async () => {
    const calls = fakeTrpc(drawing);
    show({ card: cardOf("old", ["brave"]) });
    await screen.findByRole("img");
    fireEvent.click(screen.getByRole("radio", { name: "Story" }));
    fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
    const asked = { surveyId: survey.id, traits: "brave", format: "story", theme: "dark" };
    await waitFor(() => expect(drawn(calls)).toContainEqual(asked));
    for (const chip of screen.getAllByRole("button", { pressed: true })) fireEvent.click(chip);
    expect(screen.getByText("Pick at least one.")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Make a/ })).toBeNull();
  });

  it("goes to the share sheet as a file where there is one, and says nothing when that is closed", async () => {
    fakeTrpc(drawing);
    const share = vi.fn(() => Promise.reject(new DOMException("Closed", "AbortError")));
    vi.stubGlobal("navigator", Object.assign(navigator, { share, canShare: () => true }));
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Share picture" }));
    expect(share).toHaveBeenCalledWith({
      files: [expect.objectContaining({ name: file.fileName })],
      text: "How do people see you? http://localhost:3000",
    });
    await act(() => Promise.resolve());
    expect(screen.queryByText(/wasn’t shared/)).toBeNull();
    Reflect.deleteProperty(navigator, "share");
    Reflect.deleteProperty(navigator, "canShare");
  });

  it("says when its picture did not come, and asks again", async () => {
    let refusals = 1;
    fakeTrpc({ "card.draw": () => (refusals-- > 0 ? new Refusal(503, "Too many wait.") : file) });
    show();
    expect(await screen.findByText("Too many wait.")).toBeTruthy();
    press("Try again");
    expect(await screen.findByRole("img")).toBeTruthy();
  });
});

describe("the link of a card", () => {
  it("is drawn from the picked words, and again when they change", async () => {
    const calls = fakeTrpc({ ...drawing, "card.make": () => cardOf("new", ["brave"]) });
    show({ card: cardOf("old", ["brave", "calm"]) });
    expect(screen.queryByRole("button", { name: /^Make a/ })).toBeNull();
    press("Calm");
    expect(screen.getByText(/this one stops working/)).toBeTruthy();
    press("Make a new link");
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Your card’s link" }).getAttribute("value")).toContain(
        "/card/new",
      ),
    );
    const made = calls.find(({ procedure }) => procedure === "card.make");
    expect(made?.input).toEqual({ surveyId: survey.id, selectedTraits: ["brave"] });
    expect(screen.queryByRole("button", { name: "Make a new link" })).toBeNull();
  });

  it("is not undone by an older answer that comes late", async () => {
    const old = Promise.withResolvers<null>();
    fakeTrpc({ ...drawing, "card.find": () => old.promise, "card.make": () => cardOf("new", ["brave"]) });
    show();
    const { find } = pageQueries().card;
    const asked = find.fetch({ surveyId: survey.id }, { staleTime: 0 }).catch(() => undefined);
    press("Make a link");
    await screen.findByRole("textbox", { name: "Your card’s link" });
    old.resolve(null);
    await asked;
    expect(find.getData({ surveyId: survey.id })?.publicId).toBe("new");
  });

  it("stays where turning it off failed, and the question says so", async () => {
    fakeTrpc({ ...drawing, "card.revoke": () => new Refusal(503, "The database is busy.") });
    show({ card: cardOf("old", ["brave"]) });
    press("Turn the link off");
    press("Turn it off");
    expect(await screen.findByText("The card still shows")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Your card’s link" })).toBeTruthy();
  });
});

describe("where there's no word for a card", () => {
  it("leads to where the round is closed, if its peers weren't told", () => {
    fakeTrpc({});
    show({ survey: revealedSurvey({ ownerMayShowWords: false }) });
    expect(screen.getByText(/weren’t told about cards/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the round" }).getAttribute("href")).toBe(
      `/assessment/${survey.id}`,
    );
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("says what a card needs, and the link of an earlier result can be turned off", () => {
    fakeTrpc({});
    const glimpse = shownAnalysis({ peerPicks: [0, 1, 2].map(() => wordsFrom(4)) });
    show({ analysis: glimpse, card: cardOf("old", ["able"]) });
    expect(screen.getByText(/at least six or seven answers/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Turn the link off" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Make a/ })).toBeNull();
  });
});

describe("the whole window", () => {
  it("is drawn after its owner has read what is on it", async () => {
    const calls = fakeTrpc(drawing);
    show();
    expect(screen.getByText(/This shows all of your window/)).toBeTruthy();
    press("Draw my window");
    await screen.findByRole("img", { name: /all four panes/ });
    fireEvent.click(screen.getByRole("switch", { name: "Show the round’s title" }));
    await waitFor(() =>
      expect(
        calls.filter(({ procedure }) => procedure === "card.keepsake").map(({ input }) => input),
      ).toEqual(
        ["false", "true"].map((title) => ({ surveyId: survey.id, title, format: "post", theme: "light" })),
      ),
    );
  });
});

it("comes only when someone comes near, and asks for the card again where that failed", async () => {
  let scrolled: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scrolled = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  let refusals = 1;
  const calls = fakeTrpc({
    ...drawing,
    "card.find": () => (refusals-- > 0 ? new Refusal(503, "The database is out of reach.") : null),
  });
  renderIsland(<CardSection survey={survey} analysis={analysis} card={undefined} />);
  scrolled(false);
  expect(calls).toEqual([]);
  scrolled(true);
  expect(await screen.findByText("The database is out of reach.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Make a link" })).toBeTruthy();
});
