import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { WordPicker, matchWords } from "./WordPicker.tsx";
import { countText, isLawfulCount } from "./picked-words.tsx";

watchPage();
afterEach(() => {
  vi.useRealTimers();
});

const copy = { label: "Words", save: "Save my", failure: "Not saved" };

function Picker({ order, start = [] }: { order: string; start?: readonly string[] }) {
  const [picked, setPicked] = useState<readonly string[]>(start);
  return (
    <WordPicker
      {...{ copy, order, picked, isBusy: false, problem: null }}
      onPick={setPicked}
      onSave={vi.fn()}
    />
  );
}

const list = () => within(screen.getByRole("group", { name: "Words" }));
const shownWords = () =>
  list()
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const tray = () => within(screen.getByRole("list", { name: "Words you picked" }));
const trayWords = () =>
  tray()
    .queryAllByRole("button")
    .map(({ textContent }) => textContent);

function orderOf(round: string): readonly (string | null)[] {
  renderIsland(<Picker order={round} />);
  const order = shownWords();
  cleanup();
  return order;
}

it("shows all words in an order that is the round's own, on every visit", () => {
  const order = orderOf("round-1");
  expect(order).toHaveLength(catalogue.length);
  expect(orderOf("round-1")).toEqual(order);
  expect(orderOf("round-2")).not.toEqual(order);
});

describe("the tray", () => {
  it("gathers the words in the order of picking, whatever the search hides", () => {
    renderIsland(<Picker order="round-1" />);
    for (const name of ["Wise", "Able"]) fireEvent.click(screen.getByRole("button", { name }));
    fireEvent.change(screen.getByLabelText("Search the words"), { target: { value: "kind" } });
    expect(trayWords()).toEqual(["Wise", "Able"]);
    fireEvent.click(screen.getByRole("button", { name: "Remove Wise" }));
    expect(trayWords()).toEqual(["Able"]);
    expect(screen.getByText("1 picked · choose 5 to 10")).toBeTruthy();
  });

  it("keeps the keyboard among what is left", () => {
    renderIsland(<Picker order="round-1" start={["wise", "able", "kind"]} />);
    const remove = (name: string) => fireEvent.click(screen.getByRole("button", { name: `Remove ${name}` }));
    remove("Able");
    expect(document.activeElement?.textContent).toBe("Kind");
    remove("Kind");
    expect(document.activeElement?.textContent).toBe("Wise");
    remove("Wise");
    expect(document.activeElement).toBe(screen.getByRole("list", { name: "Words you picked" }));
  });
});

describe("what a word means", () => {
  const kind = catalogue.find(({ id }) => id === "kind")?.description;
  const showPicker = async () => {
    renderIsland(<Picker order="round-1" />);
    await vi.dynamicImportSettled();
    vi.useFakeTimers();
  };
  const note = () => document.querySelector(".chip-meaning")?.textContent;

  it("shows while it is held, which doesn't tick it, and goes with the next touch", async () => {
    await showPicker();
    const chip = screen.getByRole("button", { name: "Kind" });
    fireEvent.pointerDown(chip);
    expect(note()).toBeUndefined();
    vi.advanceTimersByTime(500);
    expect(note()).toBe(kind);
    fireEvent.pointerUp(chip);
    fireEvent.click(chip);
    expect(chip.getAttribute("aria-pressed")).toBe("false");
    fireEvent.pointerDown(chip);
    fireEvent.pointerUp(chip);
    fireEvent.click(chip);
    expect(chip.getAttribute("aria-pressed")).toBe("true");
    vi.advanceTimersByTime(500);
    expect(note()).toBeUndefined();
  });

  it("doesn't show to a finger that scrolls", async () => {
    await showPicker();
    const chip = screen.getByRole("button", { name: "Kind" });
    fireEvent.pointerDown(chip, { clientX: 10, clientY: 10 });
    fireEvent.pointerMove(chip, { clientX: 10, clientY: 60 });
    vi.advanceTimersByTime(500);
    expect(note()).toBeUndefined();
  });

  it("goes with the picker", async () => {
    await showPicker();
    fireEvent.pointerDown(screen.getByRole("button", { name: "Kind" }));
    vi.advanceTimersByTime(500);
    cleanup();
    expect(note()).toBeUndefined();
  });
});

const found = (search: string) => matchWords(catalogue, search).map(({ id }) => id);

describe("matchWords", () => {
  it.each(["", "   "])("finds all words for %j", (search) => {
    expect(found(search)).toHaveLength(56);
  });

  it.each([
    ["BOLD", ["bold"]],
    [" assert", ["self-assertive"]],
    ["worry", ["nervous"]],
    ["xyz", []],
  ])("finds for %j: %o", (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it("finds in a meaning only where a word starts", () => {
    expect(found("isk")).toEqual([]);
    expect(found("risk")).toEqual(["bold"]);
  });
});

it.each([
  [0, "0 picked · choose 5 to 10", false],
  [4, "4 picked · choose 5 to 10", false],
  [5, "5 picked · choose 5 to 10", true],
  [9, "9 picked · choose 5 to 10", true],
  [10, "10 picked · choose 5 to 10", true],
  [12, "12 picked · choose 5 to 10", false],
])("says of %i: %s", (count, text, isLawful) => {
  expect([countText(count), isLawfulCount(count)]).toEqual([text, isLawful]);
});
