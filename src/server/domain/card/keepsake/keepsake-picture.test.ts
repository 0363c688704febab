import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import { resultPanes, shownWords } from "#src/shared/result/result-panes.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepsakeOf } from "./keepsake-picture.ts";

const self = ["calm", "patient", "caring", "logical", "reflective"];
const asked = { format: "square", title: null, createdAt: new Date("2026-11-20T09:00:00Z") } as const;
const ids = catalogue.map(({ id }) => id);

describe("a keepsake", () => {
  it("has the words that the page's window has, and the date", () => {
    const picture = keepsakeOf(makeAgreeingSnapshot(self, 8, ["calm", "witty"]), asked);
    expect(picture).toMatchObject({ heading: "My window", date: "20 November 2026" });
    expect(
      picture.panes.map(({ name, words, note }) => [name, words.map((word) => word.name), note]),
    ).toEqual([
      ["Arena", ["Calm"], null],
      ["Blind Spot", ["Witty"], null],
      ["Façade", ["Caring", "Logical", "Patient", "Reflective"], null],
      ["Unknown", [], "34 words nobody picked"],
    ]);
  });

  it("has the round's title only where it's asked for", () => {
    const snapshot = makeAgreeingSnapshot(self, 8, ["calm"]);
    expect(keepsakeOf(snapshot, { ...asked, title: "Family" }).heading).toBe("Family");
    expect(JSON.stringify(keepsakeOf(snapshot, asked))).not.toContain("Family");
  });

  it("shows nothing but what the result shows, and no count of people, for any round", () => {
    fc.assert(
      fc.property(anySurvey(ids, 3, 12), ({ selfTraitIds, peerPicks }) => {
        const snapshot = makeSnapshot({ self: selfTraitIds, peers: peerPicks });
        const picture = keepsakeOf(snapshot, asked);
        const named = picture.panes.flatMap(({ words }) => words.map(({ name }) => name));
        const shown = resultPanes(snapshot, (id) => catalogue.find((word) => word.id === id)?.name ?? id)
          .filter(({ quadrant }) => quadrant !== "unknown")
          .flatMap((pane) => shownWords(pane).map(({ name }) => name));
        expect(named).toEqual(shown);
        expect(JSON.stringify(picture.panes)).not.toMatch(/ of |people/);
      }),
    );
  });

  it("is the same for four people, whether all of them agree or all but one", () => {
    const peers = (votes: number) =>
      [0, 1, 2, 3].map((peer) => [
        ...(peer < votes ? ["witty"] : ["bold"]),
        ...(peer === 3 ? ["bold"] : []),
        ...ids.slice(30 + peer * 4, 34 + peer * 4),
      ]);
    const of = (votes: number) =>
      JSON.stringify(keepsakeOf(makeSnapshot({ self, peers: peers(votes) }), asked));
    expect(of(4)).toBe(of(3));
  });
});
