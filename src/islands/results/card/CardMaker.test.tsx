import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { pageQueries, renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { CardMaker } from "./CardMaker.tsx";

watchPage();
/* Eight words of one's own, all of which others picked too: able … cheerful. */
const eight = wordsFrom(0, 8);
const analysis = shownAnalysis({
  selfTraitIds: eight,
  peerPicks: [0, 1, 2, 3, 4, 5].map(() => eight),
});
const cardOf = (publicId: string, selectedTraits: readonly string[]): ShareCard => ({
  publicId,
  url: `https://panes.example/card/${publicId}`,
  imageUrl: `https://panes.example/card/${publicId}.png`,
  selectedTraits,
  createdAt: "2026-11-20T09:00:00.000Z",
});

/* The same eight, of which one peer alone picked the last. */
const withOneVoice = shownAnalysis({
  selfTraitIds: eight,
  peerPicks: [eight, ...[1, 2, 3, 4, 5].map(() => eight.slice(0, 7))],
});

interface CardProps {
  initial: ShareCard | null;
  result: Analysis;
  isOpen: boolean;
}

function Card({ initial, result, isOpen }: CardProps) {
  const { data } = trpc.card.find.useQuery({ surveyId: "survey" }, { initialData: initial, enabled: false });
  return <CardMaker analysis={result} card={data ?? null} canMake={!isOpen} />;
}
const show = (initial: ShareCard | null = null, result = analysis, isOpen = false) =>
  renderIsland(<Card initial={initial} result={result} isOpen={isOpen} />);
const pressed = () => screen.queryAllByRole("button", { pressed: true }).map((chip) => chip.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the card of a result", () => {
  it("begins with the strongest four, and offers nothing but words of the Arena", () => {
    show();
    expect(pressed()).toHaveLength(4);
    expect(screen.getAllByRole("button", { pressed: false })).toHaveLength(4);
    expect(screen.queryByRole("button", { name: "Witty" })).toBeNull();
  });

  it("takes six and says why it takes no seventh", () => {
    show();
    for (const chip of screen.getAllByRole("button", { pressed: false }).slice(0, 3)) fireEvent.click(chip);
    expect(pressed()).toHaveLength(6);
    expect(screen.getByText(/room for 6/)).toBeTruthy();
  });

  it("cannot be made without a word", () => {
    const calls = fakeTrpc({});
    show();
    for (const chip of screen.getAllByRole("button", { pressed: true })) fireEvent.click(chip);
    press("Make the card");
    expect(screen.getByText("Pick at least one.")).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it("is made of what is picked; then its picture, link and download are there", async () => {
    const words = analysis.arenaTraits.slice(0, 4);
    const calls = fakeTrpc({ "card.make": () => cardOf("new", words) });
    show();
    screen.getByRole("button", { name: "Make the card" }).focus();
    press("Make the card");
    const picture = await screen.findByRole("img");
    expect(calls[0]?.input).toEqual({ surveyId: "survey", selectedTraits: words });
    expect(picture.getAttribute("src")).toBe("/card/new.png");
    expect(screen.getByLabelText("Your card’s link").getAttribute("value")).toBe(
      "https://panes.example/card/new",
    );
    expect(screen.getByRole("link", { name: "Download PNG" }).getAttribute("href")).toBe("/card/new.png");
    expect(screen.queryByRole("button", { name: "Make the card" })).toBeNull();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Your card");
  });

  it("leaves out a word that could be chance", () => {
    show(null, withOneVoice);
    const offered = within(screen.getByRole("group", { name: "Words for the card" })).getAllByRole("button");
    expect(offered).toHaveLength(7);
    expect(screen.queryByRole("button", { name: "Cheerful" })).toBeNull();
  });

  it("can be made again of the same words, for another name", async () => {
    const calls = fakeTrpc({ "card.make": () => cardOf("new", eight.slice(0, 2)) });
    show(cardOf("old", eight.slice(0, 2)));
    expect(screen.getByText(/it gets a new link and the old one stops working/)).toBeTruthy();
    press("Make it again");
    await waitFor(() => expect(screen.getByRole("img").getAttribute("src")).toBe("/card/new.png"));
    expect(calls[0]?.input).toEqual({ surveyId: "survey", selectedTraits: eight.slice(0, 2) });
  });

  it("is not undone by an older answer that comes late", async () => {
    const old = Promise.withResolvers<null>();
    fakeTrpc({
      "card.find": () => old.promise,
      "card.make": () => cardOf("new", analysis.arenaTraits.slice(0, 4)),
    });
    show();
    const { find } = pageQueries().card;
    const asked = find.fetch({ surveyId: "survey" }, { staleTime: 0 }).catch(() => undefined);
    press("Make the card");
    await screen.findByRole("img");
    old.resolve(null);
    await asked;
    expect(find.getData({ surveyId: "survey" })?.publicId).toBe("new");
  });

  it("says when its picture did not load, and asks for it again", () => {
    show(cardOf("old", eight.slice(0, 2)));
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByRole("alert").textContent).toContain("The picture of your card didn’t load");
    press("Try again");
    expect(screen.getByRole("img").getAttribute("src")).toBe("/card/old.png");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that making it again ends the old link", () => {
    show(cardOf("old", eight.slice(0, 2)));
    expect(pressed()).toHaveLength(2);
    press("Brave");
    expect(screen.getByText(/your current card’s link stops working/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Make it again" })).toBeTruthy();
    press("Brave");
    expect(screen.getByRole("img")).toBeTruthy();
  });

  it("can be taken back also when a later result has other words", () => {
    show(cardOf("old", ["brave", "witty"]));
    expect(pressed()).toEqual([expect.stringContaining("Brave")]);
    expect(screen.getByRole("button", { name: "Make it again" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Turn the link off" })).toBeTruthy();
    expect(screen.getByLabelText("Your card’s link").getAttribute("value")).toContain("/card/old");
  });

  it("stays while people can answer, to pass on and to take back alone", () => {
    show(cardOf("old", eight.slice(0, 2)), analysis, true);
    expect(screen.getByRole("img").getAttribute("src")).toBe("/card/old.png");
    expect(screen.getByRole("button", { name: "Turn the link off" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Make it/ })).toBeNull();
    expect(pressed()).toEqual([]);
  });

  it("is taken back after a question", async () => {
    const calls = fakeTrpc({ "card.revoke": () => undefined });
    show(cardOf("old", eight.slice(0, 2)));
    press("Turn the link off");
    expect(calls).toEqual([]);
    press("Turn it off");
    await waitFor(() => expect(screen.queryByRole("img")).toBeNull());
    expect(calls[0]?.procedure).toBe("card.revoke");
    expect(screen.getByRole("button", { name: "Make the card" })).toBeTruthy();
  });

  it("keeps the picture where taking it back failed, and says so in the question", async () => {
    fakeTrpc({ "card.revoke": () => new Refusal(503, "The database is busy. Please try again.") });
    show(cardOf("old", eight.slice(0, 2)));
    press("Turn the link off");
    press("Turn it off");
    expect(await screen.findByText("The card still shows")).toBeTruthy();
    expect(document.querySelector("img")).not.toBeNull();
  });
});
