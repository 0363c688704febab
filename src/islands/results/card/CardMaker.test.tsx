import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { pageQueries, renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CardMaker } from "./CardMaker.tsx";
import { CardSection } from "./CardSection.tsx";

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

  it("keeps the picture where taking it back failed, and says so in the question", async () => {
    fakeTrpc({ "card.revoke": () => new Refusal(503, "The database is busy. Please try again.") });
    show(cardOf("old", eight.slice(0, 2)));
    press("Turn the link off");
    press("Turn it off");
    expect(await screen.findByText("The card still shows")).toBeTruthy();
    expect(document.querySelector("img")).not.toBeNull();
  });
});

describe("where the card stands", () => {
  const analysis = shownAnalysis({ peerPicks: [0, 1, 2, 3, 4].map(() => wordsFrom(0)) });

  /** Tells the page that its card came into sight, or left it. */
  let scrolled: (isIntersecting: boolean) => void;
  beforeEach(() => {
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
  });
  afterEach(() => vi.unstubAllGlobals());

  describe("the section of the card", () => {
    it("asks for the card only when someone comes near", async () => {
      const calls = fakeTrpc({ "card.find": () => null });
      renderIsland(<CardSection analysis={analysis} card={undefined} isOpen={false} />);
      scrolled(false);
      expect(calls).toEqual([]);
      scrolled(true);
      expect(await screen.findByRole("button", { name: "Make the card" })).toBeTruthy();
      expect(screen.getByText(/It never shows how many people picked a word/)).toBeTruthy();
      expect(calls.map(({ procedure }) => procedure)).toEqual(["card.find"]);
    });

    it("says when the card did not come, and asks again", async () => {
      let refusals = 1;
      fakeTrpc({
        "card.find": () => (refusals-- > 0 ? new Refusal(503, "The database is out of reach.") : null),
      });
      renderIsland(<CardSection analysis={analysis} card={undefined} isOpen={false} />);
      scrolled(true);
      expect(await screen.findByText("The database is out of reach.")).toBeTruthy();
      fireEvent.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByRole("button", { name: "Make the card" })).toBeTruthy();
    });

    it("leads to where the round is closed, while people can answer", async () => {
      const calls = fakeTrpc({ "card.find": () => null });
      renderIsland(<CardSection analysis={analysis} card={undefined} isOpen />);
      scrolled(true);
      expect(await screen.findByText(/once the round is closed, so it can’t sway/)).toBeTruthy();
      expect(screen.getByRole("link", { name: "Go to the round" }).getAttribute("href")).toBe(
        `/assessment/${analysis.surveyId}`,
      );
      await vi.waitFor(() => expect(calls).toHaveLength(1), 10_000);
      expect(screen.queryByRole("button")).toBeNull();
    });

    describe("without an Arena", () => {
      const apart = shownAnalysis({
        selfTraitIds: wordsFrom(0),
        peerPicks: [0, 1, 2].map(() => wordsFrom(20)),
      });

      it("says what a card shows, and that there is no word for one", async () => {
        const calls = fakeTrpc({});
        const { container: section } = renderIsland(
          <CardSection analysis={apart} card={null} isOpen={false} />,
        );
        scrolled(true);
        expect(await screen.findByText(/the words you choose from your Arena/)).toBeTruthy();
        expect(section.textContent).toContain("There are none in this result yet");
        expect(screen.queryByRole("button")).toBeNull();
        expect(document.querySelector(".card-draft")).toBeNull();
        expect(calls).toEqual([]);
      });

      it("can turn off the card of an earlier result, and offers no new one", async () => {
        fakeTrpc({});
        const publicId = "public";
        const url = `http://localhost:4321/card/${publicId}`;
        const card = { publicId, url, imageUrl: `${url}.png`, selectedTraits: ["able"], createdAt: "" };
        renderIsland(<CardSection analysis={apart} card={card} isOpen />);
        scrolled(true);
        expect(await screen.findByRole("button", { name: "Turn the link off" })).toBeTruthy();
        expect(screen.queryByRole("link", { name: "Go to the round" })).toBeNull();
      });
    });
  });
});
