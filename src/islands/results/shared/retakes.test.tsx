import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Retake } from "#src/shared/preparation/preparation.ts";
import { clientOfSpring } from "#tests/factories/programme/shown-programme.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { RetakesSection } from "./retakes.tsx";

watchPage();
const anna = clientOfSpring({ id: "now" });
const retake = (clientId: string, overrides: Partial<Retake> = {}): Retake => ({
  ...{ clientId, faId: `fa-${clientId}`, programme: "Spring cohort", snapshot: 1, changes: null },
  ...{ createdAt: "2025-11-03T09:00:00.000Z", responseCount: 8, confidence: "solid" },
  agreement: { value: 12, low: -20, high: 44 },
  ...overrides,
});
const now = (overrides: Partial<Retake> = {}) =>
  retake("now", {
    ...{ programme: "Autumn cohort", createdAt: "2026-11-03T09:00:00.000Z", responseCount: 9 },
    ...{ agreement: { value: 75, low: 60, high: 90 } },
    changes: { came: ["bold", "brave"], went: ["calm"], agreement: "up" },
    ...overrides,
  });
const show = (retakes: readonly Retake[] | null) =>
  renderIsland(<RetakesSection client={anna} initial={retakes} />);
const section = () => screen.queryByRole("region", { name: "Before and now" });
const rows = () => within(section() ?? document.body).getAllByRole("listitem");

it("shows each result with its band, and what changed beyond chance", () => {
  show([retake("then"), now()]);
  const [then, newest] = rows().map(({ textContent }) => textContent);
  expect(then).toBe(
    "Spring cohort3 Nov 2025 · 8 people answered · SolidHow far they agree" +
      "Agreement is 12, with a band from minus 20 to 44: can’t be told from chance.",
  );
  expect(newest).toContain("Autumn cohortThis page3 Nov 2026 · 9 people answered");
  expect(newest).toContain("Agreement is 75, with a band from 60 to 90: more than chance explains.");
  expect(newest).toContain("Picked more often than before: bold and brave");
  expect(newest).toContain("Picked less often than before: calm");
  expect(newest).toContain("Agreement went up: the two bands don’t overlap.");
});

it("says so in one sentence where nothing changed", () => {
  show([retake("then"), now({ changes: { came: [], went: [], agreement: null } })]);
  expect(rows()[1]?.textContent).toContain("Nothing changed beyond chance.");
});

it("doesn't call words unchanged that can't be compared", () => {
  show([retake("then", { responseCount: 4 }), now({ changes: { came: [], went: [], agreement: null } })]);
  expect(rows()[1]?.textContent).toContain(
    "SolidWords can be compared once both results have five answers or more.",
  );
});

it.each([
  ["one result", [now()]],
  ["no result", []],
  ["results of other programmes alone", [retake("then"), retake("before")]],
])("is silent with %s", (_, retakes) => {
  show(retakes);
  expect(document.body.textContent).toBe("");
});

it("draws three at most, and lists all", () => {
  const years = ["2021", "2022", "2023", "2024", "2025"];
  show([...years.map((year) => retake(year, { createdAt: `${year}-05-03T09:00:00.000Z` })), now()]);
  const drawn = [...document.querySelectorAll("svg text")].map(({ textContent }) => textContent);
  expect(drawn.filter((text) => /^\w+ 20\d\d$/.test(text))).toEqual(["May 2024", "May 2025", "Nov 2026"]);
  expect(rows()).toHaveLength(6);
});

it("says so and offers another try where that fails", async () => {
  fakeTrpc({ "clientResult.retakes": () => new Refusal(503, "Down.") });
  show(null);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
