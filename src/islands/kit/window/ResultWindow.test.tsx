// @vitest-environment happy-dom
import type { Evidence } from "#src/shared/result/analysis.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ResultDrawing, ResultWindow } from "./ResultWindow.tsx";

const word = (name: string, evidence: Evidence, bandLabel: string) => ({
  traitId: name.toLowerCase(),
  name,
  evidence,
  bandLabel,
  share: null,
});

const panes: readonly ResultPane[] = [
  { quadrant: "arena", title: "Arena", words: [word("Calm", "clear", "most")] },
  {
    quadrant: "blindSpot",
    title: "Blind Spot",
    words: [
      word("Kind", "clear", "most"),
      word("Witty", "emerging", "several"),
      word("Bold", "single", "a few"),
    ],
  },
  { quadrant: "facade", title: "Façade", words: [word("Quiet", "none", "nobody")] },
  {
    quadrant: "unknown",
    title: "Unknown",
    words: [word("Shy", "none", "nobody"), word("Tense", "none", "nobody")],
  },
];

function drawn(quadrant: string): Element {
  const pane = document.querySelector(`.pane-${quadrant}`);
  if (pane === null) throw new Error(`The pane ${quadrant} is not drawn.`);
  return pane;
}

describe("ResultWindow", () => {
  afterEach(cleanup);

  it("draws panes in proportion to the words that stand out", () => {
    render(<ResultWindow luck={null} panes={panes} />);
    // Weights 1, 2, 1 and 4/3: the bar would be at 2 / 5.33, and has a minimum of 40 %.
    expect(document.querySelector(".window-side")?.getAttribute("data-at")).toBe("40");
    expect(drawn("blindSpot").getAttribute("data-at")).toBe("60");
  });

  it("folds single voices away in the drawing", () => {
    render(<ResultWindow luck={null} panes={panes} />);
    expect(drawn("blindSpot").textContent).toContain("Kind");
    expect(drawn("blindSpot").textContent).not.toContain("Bold");
    expect(drawn("unknown").textContent).toContain("2 words nobody picked");
  });

  it("is drawn without English where its panes are named beside it", () => {
    const rest = { quadrant: "facade", title: "Façade", words: [] } as const;
    render(
      <ResultDrawing isNamedBeside panes={panes.map((pane) => (pane.quadrant === "facade" ? rest : pane))} />,
    );
    expect(drawn("arena").textContent).toBe("Calm");
    expect(drawn("unknown").textContent).toBe("2");
    expect(drawn("facade").textContent).toBe("–");
  });

  it("calls words with several votes no single voices where luck gives as many", () => {
    const faint = { ...word("Bold", "single", "3 of 12"), share: 0.25 };
    const last = word("Shy", "none", "nobody");
    render(
      <ResultWindow
        luck={null}
        panes={panes.map((pane) => ({ ...pane, words: pane.quadrant === "unknown" ? [last] : [faint] }))}
      />,
    );
    expect(drawn("blindSpot").textContent).toContain("Nothing stands out");
    expect(drawn("unknown").textContent).toContain("1 word nobody picked");
  });

  it("says of an Unknown without a word what it says of any pane, and not that nobody picked none", () => {
    render(<ResultWindow luck={null} panes={panes.map((pane) => ({ ...pane, words: [] }))} />);
    expect(drawn("unknown").textContent).toBe(drawn("facade").textContent.replace("Façade", "Unknown"));
  });

  it("has all of it as a table, strength and luck in words", () => {
    render(<ResultWindow luck={{ share: 0.1, text: "chance: 1 of 9" }} panes={panes} />);
    const table = within(document.body).getByRole("table", { hidden: true });
    expect(table.querySelectorAll("td")).toHaveLength(21);
    expect(table.textContent).toContain("Bolda fewcould be chance");
    expect(table.querySelector("caption")?.textContent).toBe("Each word by chance: 1 of 9");
  });

  it("tells screen readers how many words each pane holds", () => {
    render(<ResultWindow luck={null} panes={panes} />);
    expect(screen.getByText(/^The window\./).textContent).toBe(
      "The window. Words in each pane: Arena 1, Blind Spot 2, Façade 1, Unknown 2.",
    );
  });

  it("says how many words found no room", () => {
    const many = Array.from({ length: 30 }, (_, place) => word(`Word ${place}`, "clear", "most"));
    render(
      <ResultWindow
        luck={null}
        panes={panes.map((pane) => (pane.quadrant === "arena" ? { ...pane, words: many } : pane))}
      />,
    );
    const shownOn = (screen: string) =>
      [...drawn("arena").querySelectorAll("li")]
        .filter(({ dataset: { only = screen } }) => only === screen)
        .map(({ textContent }) => textContent);
    for (const size of ["narrow", "wide"]) {
      const [more, ...names] = shownOn(size).reverse();
      expect(names.length).toBeGreaterThan(8);
      expect(more).toBe(`+ ${String(30 - names.length)} more`);
    }
  });

  it("sets no count beside a word, and says how large its letters are", () => {
    render(<ResultWindow luck={null} panes={panes} />);
    expect(drawn("arena").textContent).toBe("ArenaCalm");
    const [room, words] = [".pane-room", ".pane-words"].map((part) => drawn("arena").querySelector(part));
    expect(room?.getAttribute("data-at")).toMatch(/^\d\d$/);
    expect(words?.getAttribute("data-at")).toMatch(/^\d\d$/);
  });
});
