import type { ReportWord } from "#src/server/domain/analysis/report/report.ts";
import type { Paper } from "#src/server/integrations/report/paper.ts";
import { describe, expect, it } from "vitest";
import { drawPaneWords, fitPaneWords } from "#src/server/integrations/report/window.ts";

interface Put {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** Letters half as wide as high, and a list of what was put where. */
function paperAndPuts() {
  const puts: Put[] = [];
  const unused = () => {
    throw new Error("Words need no more than to be measured and put.");
  };
  const paper: Paper = {
    get pen() {
      return unused();
    },
    widthOf: (text, { size }) => text.length * size * 0.5,
    put: (text, { size }, { x, y }) => void puts.push({ text, size, x, y }),
    ...{ heightOf: unused, tag: unused, figure: unused, open: unused, decorate: unused },
  };
  return { paper, puts };
}

const word = (name: string, isClear = true, votes: string | null = "5 of 6"): ReportWord => ({
  ...{ name, votes, isClear, strength: null },
});
const room = { x: 10, y: 20, width: 200, height: 100 };

describe("the words of a pane on paper", () => {
  it("stay inside their room, the clear ones largest", () => {
    const { paper, puts } = paperAndPuts();
    const words = [word("Calm"), word("Kind", false), word("Quiet", false, null)];
    drawPaneWords(paper, fitPaneWords(paper, words, room), room, "#000000");
    expect(puts.map(({ text }) => text)).toEqual(["Calm", "Kind", "Quiet"]);
    const [clear = 0, hint = 0, none = 0] = puts.map(({ size }) => size);
    expect(clear).toBeGreaterThan(hint);
    expect(hint).toBeGreaterThan(none);
    for (const { text, size, x, y } of puts) {
      expect(x + text.length * size * 0.5).toBeLessThanOrEqual(room.x + room.width);
      expect(y).toBeGreaterThanOrEqual(room.y);
      expect(y + size).toBeLessThanOrEqual(room.y + room.height);
    }
  });

  it("end in how many more there are, where not all have room", () => {
    const { paper } = paperAndPuts();
    const words = Array.from({ length: 60 }, (_, place) => word(`Word${String(place)}`));
    const { set } = fitPaneWords(paper, words, room);
    expect(set.length).toBeGreaterThan(10);
    expect(set.at(-1)?.text).toBe(`+ ${String(60 - (set.length - 1))} more`);
  });

  it("are counted where none has room", () => {
    const { paper } = paperAndPuts();
    const { set } = fitPaneWords(paper, [word("Knowledgeable")], { ...room, width: 20 });
    expect(set.map(({ text }) => text)).toEqual(["1 word"]);
  });
});
