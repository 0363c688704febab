// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WallStep } from "./Wall.tsx";
import type { WorkshopWall } from "#src/shared/workshop/workshop.output.ts";

afterEach(cleanup);

const wall: WorkshopWall = {
  ...{ id: "w", title: "Evening", host: "Erin Walsh", organisation: null, version: 3 },
  ...{ step: "open", code: "code", joinUrl: "https://panes.example/w/code" },
  ...{ guests: 9, ready: 9, finished: null, panelSize: 5, windows: 9, hasPicture: false, picture: null },
  hasOpened: true,
  language: null,
  erasedAt: "2026-12-01T00:00:00.000Z",
};

const show = (changes: Partial<WorkshopWall>) =>
  render(<WallStep wall={{ ...wall, ...changes }} code={{ size: 1, path: "M0 0h1v1z" }} />).container;

/** How many of how many dots are filled. */
const dotsIn = (page: HTMLElement) =>
  [".wall-dots [data-on]", ".wall-dots span"].map((dots) => page.querySelectorAll(dots).length);

it.each<[Partial<WorkshopWall>, string, number, number]>([
  [{ step: "gathering", guests: 4, ready: 0 }, "4 joined", 4, 4],
  [{ step: "words", guests: 9, ready: 3 }, "3 of 9 have saved theirs", 3, 9],
  [{ step: "describing", ready: 8, finished: 7 }, "7 of 8 have finished", 7, 8],
  [{ step: "open", windows: 8 }, "8 windows are open", 8, 8],
])("fills while people watch %o", (changes, text, filled, all) => {
  const page = show(changes);
  expect(screen.getByRole("status").textContent).toBe(text);
  expect(dotsIn(page)).toEqual([filled, all]);
});

it.each(["gathering", "words", "describing"] as const)("says Count heads at %s", (step) => {
  show({ step });
  expect(screen.getByText("Count heads: 9 people have joined.")).toBeTruthy();
});

it("says nothing of a picture, whether there is one or not", () => {
  const [without, made] = [false, true].map((hasPicture) => {
    const text = show({ hasPicture }).textContent;
    cleanup();
    return text;
  });
  expect(made).toBe(without);
});

it.each([
  [true, /^You can still read your window/],
  [false, /^It ended before windows opened/],
])("speaks of windows at the end only where they were opened (%s)", (hasOpened, text) => {
  show({ step: "ended", hasOpened });
  expect(screen.getByText(text)).toBeTruthy();
});
