import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CardSection } from "./CardSection.tsx";

watchPage();
const analysis = shownAnalysis({ peerPicks: [0, 1, 2, 3, 4].map(() => wordsFrom(0)) });

/** Stands in for the browser's: says when a test scrolls. */
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

  it("asks for nothing that the page came with", async () => {
    const calls = fakeTrpc({});
    renderIsland(<CardSection analysis={analysis} card={null} isOpen={false} />);
    expect(screen.queryByRole("button")).toBeNull();
    scrolled(true);
    expect(await screen.findByRole("button", { name: "Make the card" })).toBeTruthy();
    expect(calls).toEqual([]);
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

    it("lets a card of an earlier result be taken back, and does not send to the round for a new one", async () => {
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
