// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WallStep } from "./Wall.tsx";
import type { WorkshopWall } from "#src/shared/workshop/workshop.output.ts";

afterEach(cleanup);

const wall: WorkshopWall = {
  ...{
    id: "w",
    title: "Evening",
    step: "open",
    version: 3,
    code: "code",
    joinUrl: "https://panes.example/w/code",
  },
  ...{ guests: 9, ready: 9, finished: null, panelSize: 5, counted: 0, missing: 5, picture: null },
  hasOpened: true,
  erasedAt: "2026-12-01T00:00:00.000Z",
};

function shownWith(counted: number): string {
  render(
    <WallStep
      wall={{ ...wall, counted, missing: Math.max(0, 5 - counted) }}
      code={{ size: 1, path: "M0 0h1v1z" }}
    />,
  );
  const text = screen.getByRole("status").textContent;
  cleanup();
  return text;
}

it("says whether enough agree to be counted, and doesn’t move with each of them", () => {
  const few = [0, 1, 2, 3, 4].map(shownWith);
  const enough = [5, 6, 9].map(shownWith);
  expect(new Set(few).size).toBe(1);
  expect(new Set(enough)).toEqual(new Set(["Enough people agree to be counted for a team picture."]));
  expect(few[0]).not.toBe(enough[0]);
});

it.each([
  [true, /^You can still read your window/],
  [false, /^It ended before windows opened/],
])("speaks of windows at the end only where they were opened (%s)", (hasOpened, text) => {
  render(<WallStep wall={{ ...wall, step: "ended", hasOpened }} code={{ size: 1, path: "M0 0h1v1z" }} />);
  expect(screen.getByText(text)).toBeTruthy();
});
