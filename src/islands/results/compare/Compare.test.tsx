import { storeToken } from "#src/islands/kit/session/session.ts";
import { compareResults } from "#src/server/domain/analysis/compare/compare-surveys.ts";
import type { AskedPair } from "#src/shared/result/comparison.ts";
import { comparedResult } from "#tests/factories/compared-result.ts";
import { revealedSurvey, shownSurvey } from "#tests/factories/shown-survey.ts";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Compare, CompareIsland } from "./Compare.tsx";

const visited = watchPage();
const self = ["patient", "caring", "logical", "reflective", "modest"];
const family = comparedResult(makeAgreeingSnapshot(self, 8, ["witty", "calm"]));
const work = comparedResult(makeAgreeingSnapshot([...self.slice(1), "bold"], 7, ["organized", "calm"]), {
  surveyId: "work",
  title: "Work",
});
const rounds = [work, family].map(({ surveyId: id, title, createdAt }) => ({ id, title, createdAt }));
const newest = { first: null, second: null };
const show = (
  comparison: ReturnType<typeof compareResults> | null,
  asked: AskedPair = newest,
  opened = rounds,
) => renderIsland(<Compare asked={asked} initial={{ rounds: opened, comparison }} />);
const wordsIn = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("two results side by side", () => {
  it("are drawn on the server, without inline styles", () => {
    const html = renderToString(
      <CompareIsland asked={newest} initial={{ rounds, comparison: compareResults(family, work) }} />,
    );
    expect(html).toContain("In “Family” people called you witty. In “Work” they called you organized.</h1>");
    expect(html).not.toMatch(/ style=|Loading/);
  });

  it("list what each sees with the votes of both, and say once how sure that is", () => {
    const { container } = show(compareResults(family, work));
    expect(wordsIn("Shown in “Family”")).toEqual([
      "Witty ◆, differs beyond chance8 of 8 · nobody: 8 of 8 in “Family”, nobody in “Work”",
    ]);
    expect(wordsIn("Shown in both")[0]).toMatch(/^Calm8 of 8 · 7 of 7/);
    expect(wordsIn("Shown in “Work”")[0]).toMatch(/^Organized ◆/);
    expect(container.textContent.match(/more than chance would explain/g)).toHaveLength(1);
    const own = within(screen.getByRole("region", { name: "How your own words changed" }));
    expect(own.getByText(/^Only in “Work”/).textContent).toBe("Only in “Work”: bold");
  });

  it("begin with the rounds that are shown, told apart by their dates where titles are alike", () => {
    const twin = { ...work, title: "Family", createdAt: "2026-12-24T09:00:00.000Z" };
    const opened = [twin, family].map(({ surveyId: id, title, createdAt }) => ({ id, title, createdAt }));
    show(compareResults(family, twin), newest, opened);
    const [first, second] = screen.getAllByRole<HTMLSelectElement>("combobox");
    expect([first?.value, second?.value]).toEqual(["family", "work"]);
    expect(first?.selectedOptions[0]?.textContent).toBe("Family (20 November 2026)");
    expect(screen.getByRole("region", { name: "Shown in “Family” of 24 December 2026" })).toBeTruthy();
  });
});

describe("without data", () => {
  const surveys = [
    shownSurvey({ id: "waiting", hasAnalysis: false }),
    ...rounds.map((round) => revealedSurvey(round)),
  ];

  it("asks with the token for the rounds, and then for the two of them", async () => {
    storeToken("abc");
    const calls = fakeTrpc({
      "survey.list": () => surveys,
      "analysis.compare": () => compareResults(family, work),
    });
    renderIsland(<Compare asked={newest} initial={null} />);
    await screen.findByRole("region", { name: "Shown in both" });
    expect(calls[1]?.input).toEqual({ first: "family", second: "work" });
  });

  it("says that there is nothing here for a round of someone else", async () => {
    storeToken("abc");
    fakeTrpc({
      "survey.list": () => surveys,
      "analysis.compare": () => new Refusal(404, "Round not found."),
    });
    renderIsland(<Compare asked={{ first: "theirs", second: null }} initial={null} />);
    expect(await screen.findByText("There’s nothing here")).toBeTruthy();
  });

  it("leads someone unknown to the login", () => {
    fakeTrpc({});
    renderIsland(<Compare asked={newest} initial={null} />);
    expect(visited[0]).toMatch(/^\/login\?next=/);
  });
});
